import type { Severity } from "../../../../../shared/review/rule.ts";
import type { VerdictLevel } from "../../../../../shared/review/verdict.ts";
import { Icon } from "./icon.tsx";
import { SeverityIcon } from "./severity-icon.tsx";
import styles from "./verdict-icon.module.css";

const SEVERITY_OF: Readonly<Record<Exclude<VerdictLevel, "clear">, Severity>> = {
  blocked: "critical",
  "needs-work": "major",
  polish: "minor",
};

interface VerdictIconProps {
  readonly level: VerdictLevel;
  readonly size: "small" | "large";
}

/** The sign of a verdict. The words stand beside it. */
export const VerdictIcon = ({ level, size }: VerdictIconProps) => (
  <span class={`${styles.icon} ${styles[size]} ${styles[level]}`}>
    {level === "clear" ? <Icon name="tick" /> : <SeverityIcon severity={SEVERITY_OF[level]} />}
  </span>
);
