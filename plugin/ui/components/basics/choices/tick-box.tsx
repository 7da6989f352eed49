import type { ComponentChildren, TargetedMouseEvent } from "preact";
import styles from "./tick-box.module.css";

interface TickBoxProps {
  readonly isOn: boolean;
  readonly onChoose: (isOn: boolean) => void;
  /** True when somebody else has to agree first: until `isOn` says so, the tick stays as it is. */
  readonly isAgreedLater?: boolean;
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
}

/** Something that is on or off, in words that may run over several lines. */
export function TickBox({ isOn, onChoose, isAgreedLater = false, isBusy = false, children }: TickBoxProps) {
  const askFor = (event: TargetedMouseEvent<HTMLInputElement>) => {
    event.preventDefault();
    onChoose(!isOn);
  };
  return (
    <label class={styles.row}>
      <input
        type="checkbox"
        checked={isOn}
        aria-disabled={isBusy}
        {...(isAgreedLater
          ? { onClick: askFor }
          : { onChange: (event) => onChoose(event.currentTarget.checked) })}
      />
      <span>{children}</span>
    </label>
  );
}
