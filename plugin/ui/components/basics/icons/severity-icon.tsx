import type { Severity } from "../../../../../shared/review/rule.ts";
import styles from "./severity-icon.module.css";

/** One outline for each severity, so that colour is never the only difference. */
const OUTLINES: Readonly<Record<Severity, string>> = {
  critical: "M4.1 0.5h3.8L11.5 4.1v3.8L7.9 11.5H4.1L0.5 7.9V4.1ZM5.3 3v3.5h1.4V3ZM5.3 7.7v1.4h1.4V7.7Z",
  major: "M6 0.6 11.8 11H0.2ZM5.3 4.3v3.2h1.4V4.3ZM5.3 8.4v1.3h1.4V8.4Z",
  minor: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1ZM3.5 5.3v1.4h5V5.3Z",
  suggestion: "M6 0.5 7.5 4.5 11.5 6 7.5 7.5 6 11.5 4.5 7.5 0.5 6 4.5 4.5Z",
};

/** The sign of a severity. It says nothing by itself: the word stands beside it. */
export const SeverityIcon = ({ severity }: { readonly severity: Severity }) => (
  <svg
    class={`${styles.icon} ${styles[severity]}`}
    width="12"
    height="12"
    viewBox="0 0 12 12"
    fill="currentColor"
    fill-rule="evenodd"
    aria-hidden="true"
  >
    <path d={OUTLINES[severity]} />
  </svg>
);
