import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { findInterval, INTERVALS, type Interval } from "../../shared/plans.ts";
import styles from "./interval-switch.module.css";

interface IntervalSwitchProps {
  readonly interval: Interval;
  readonly onChange: (interval: Interval) => void;
}

/** By the month, or by the year: what prices are shown for. */
export function IntervalSwitch({ interval, onChange }: IntervalSwitchProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <SegmentedControl
        aria-label={t("billing.interval.label")}
        data={INTERVALS.map((value) => ({ value, label: t(`billing.interval.${value}`) }))}
        value={interval}
        onChange={(value) => onChange(findInterval(value) ?? "month")}
      />
      <span className={styles.note}>{t("billing.interval.free")}</span>
    </div>
  );
}
