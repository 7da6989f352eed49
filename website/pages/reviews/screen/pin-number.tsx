import type { Severity } from "../../../../shared/review/rule.ts";
import styles from "./pin-number.module.css";

interface PinNumberProps {
  readonly number: number;
  readonly severity: Severity;
}

/** The number of a finding, in the colour of its severity. */
export const PinNumber = ({ number, severity }: PinNumberProps) => (
  <span className={styles.number} data-severity={severity}>
    {number}
  </span>
);
