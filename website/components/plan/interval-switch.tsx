import { useFrontTexts } from "../../language/use-front-texts.ts";
import { INTERVALS, type Interval } from "../../../shared/plans.ts";
import { Segments } from "../segments/segments.tsx";
import styles from "./interval-switch.module.css";

interface IntervalSwitchProps {
  readonly interval: Interval;
  readonly onChange: (interval: Interval) => void;
}

/** Switches the prices between those of a month and those of a year. */
export function IntervalSwitch({ interval, onChange }: IntervalSwitchProps) {
  const texts = useFrontTexts().prices.interval;
  return (
    <div className={styles.row}>
      <Segments
        name="interval"
        label={texts.label}
        values={INTERVALS}
        chosen={interval}
        words={texts}
        onChoose={onChange}
      />
      <span className="quiet">{texts.free}</span>
    </div>
  );
}
