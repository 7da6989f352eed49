import type { ComponentChildren } from "preact";
import type { Severity } from "../../../../../shared/review/rule.ts";
import type { ListChange } from "../../../state/findings/listed-finding.ts";
import type { FixCare } from "../../../state/findings/use-offers.ts";
import { rowIdOf } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Icon, SeverityIcon } from "../../basics/icons.tsx";
import styles from "./finding-row.module.css";

interface FindingRowProps {
  /** Names the row. */
  readonly name: string;
  readonly severity: Severity;
  readonly title: string;
  /** The layers or screens concerned, in words. */
  readonly concerned: string;
  /** The measured number; null: no number says it. */
  readonly figure: string | null;
  /** The kind of the fix that a click makes; undefined: there is none. */
  readonly care?: FixCare | undefined;
  /** Said in its place once something became of it. */
  readonly change?: ListChange | null;
  readonly isDone?: boolean;
  readonly isCurrent?: boolean;
  readonly isOpen?: boolean;
  /** Facts beside the usual ones, in a word each. */
  readonly facts?: ComponentChildren;
  /** Read aloud after the severity. */
  readonly certainty?: string | undefined;
  readonly hint?: string | undefined;
  readonly onToggle: () => void;
  /** Stands below it while it is open. */
  readonly children?: ComponentChildren;
}

/** Two lines that no other row has: the problem, and what it concerns with the number. How grave it is shows by its icon. */
function Words(props: FindingRowProps) {
  const { severity, title, concerned, figure, care, change, isDone = false, facts, certainty } = props;
  const { texts } = usePanel();
  const mark = change ?? (isDone ? "fixed" : null);
  return (
    <span class={styles.words}>
      <span class={styles.title}>
        {isDone ? <s>{title}</s> : title}
        {care && !isDone && (
          <span class={styles.mendable} title={texts.fixes.signs[care].means}>
            <Icon name="wand" />
            {texts.fixes.signs[care].name}
          </span>
        )}
      </span>
      <span class={styles.concerned}>
        <span class={styles.layer}>{concerned}</span>
        {mark === null && figure !== null && <span class={styles.figure}>{figure}</span>}
        {mark !== null && <span class={`${styles.mark} ${styles[mark]}`}>{texts.results.changes[mark]}</span>}
      </span>
      <span class={styles.facts}>{facts}</span>
      <span class="visually-hidden">{[texts.severity[severity], certainty].filter(Boolean).join(", ")}</span>
    </span>
  );
}

/** A row of a list of findings, which opens what stands below it. */
export function FindingRow(props: FindingRowProps) {
  const {
    name,
    severity,
    change,
    isDone = false,
    isCurrent,
    isOpen = false,
    hint,
    onToggle,
    children,
  } = props;
  const looks = [styles.card, isCurrent && styles.current, isOpen && styles.isOpen, isDone && styles.done];
  return (
    <li data-card class={looks.filter(Boolean).join(" ")}>
      <h3>
        <button
          type="button"
          id={rowIdOf(name)}
          data-finding={name}
          class={styles.row}
          aria-expanded={isOpen}
          title={hint}
          onClick={onToggle}
        >
          {isDone ? (
            <Icon name={change === "gone" ? "close" : "tick"} />
          ) : (
            <SeverityIcon severity={severity} />
          )}
          <Words {...props} />
          <span class={styles.chevron}>
            <Icon name="right" />
          </span>
        </button>
      </h3>
      {isOpen && children}
    </li>
  );
}
