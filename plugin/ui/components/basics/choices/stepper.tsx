import { usePanel } from "../../../state/panel-context.ts";
import { Icon } from "../icons/icon.tsx";
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
    <div class={styles.stepper} title={keys}>
      <button type="button" class={styles.step} aria-label={previous} onClick={() => onStep(-1)}>
        <Icon name="up" />
      </button>
      <p class={styles.position}>
        {position === 0 ? texts.results.count(total) : texts.results.position(position, total)}
      </p>
      <button type="button" class={styles.step} aria-label={next} onClick={() => onStep(1)}>
        <Icon name="down" />
      </button>
    </div>
  );
}
