import { IconButton } from "../buttons/icon-button.tsx";
import { usePanel } from "../../../state/panel-context.ts";
import styles from "./stepper.module.css";

interface StepperProps {
  /** 0 while no finding is current. */
  readonly position: number;
  readonly total: number;
  readonly onStep: (direction: 1 | -1) => void;
}

/** Goes through the findings one by one. */
export function Stepper({ position, total, onStep }: StepperProps) {
  const { texts } = usePanel();
  const { previous, next, keys } = texts.results;
  return (
    <div class={styles.stepper}>
      <IconButton name="up" label={previous} hint={keys} onClick={() => onStep(-1)} />
      <p class={styles.position}>
        {position === 0 ? texts.results.count(total) : texts.results.position(position, total)}
      </p>
      <IconButton name="down" label={next} hint={keys} onClick={() => onStep(1)} />
    </div>
  );
}
