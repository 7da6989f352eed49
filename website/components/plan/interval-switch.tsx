import { useFrontTexts } from "../../language/use-front-texts.ts";
import { INTERVALS, type Interval } from "../../../shared/plans.ts";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import styles from "./interval-switch.module.css";

interface IntervalSwitchProps {
  readonly interval: Interval;
  readonly onChange: (interval: Interval) => void;
}

/** Switches the prices between those of a month and those of a year. */
export function IntervalSwitch({ interval, onChange }: IntervalSwitchProps) {
  const texts = useFrontTexts();
  const isAlive = useIsAlive();
  return (
    <fieldset className={styles.row} disabled={!isAlive}>
      <legend className="visually-hidden">{texts.prices.interval.label}</legend>
      <div className={styles.choices}>
        {INTERVALS.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="interval"
              value={value}
              checked={value === interval}
              onChange={() => onChange(value)}
            />
            <span>{texts.prices.interval[value]}</span>
          </label>
        ))}
      </div>
      <span className={styles.note}>{texts.prices.interval.free}</span>
    </fieldset>
  );
}
