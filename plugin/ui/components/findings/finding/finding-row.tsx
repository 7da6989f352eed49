import type { ComponentChildren } from "preact";
import { figureOf } from "../../../../../shared/review/evidence/figure-of.ts";
import { isOfOpinion } from "../../../../../shared/review/opinion-certainty.ts";
import type { ListChange } from "../../../state/findings/listed-finding.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import type { FixCare } from "../../../state/findings/use-offers.ts";
import { rowIdOf } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Icon, SeverityIcon } from "../../basics/icons.tsx";
import styles from "./finding-row.module.css";

/** The number of the pins of a finding, while they are shown on the canvas. */
function PinNumber({ findingId }: { readonly findingId: string }) {
  const { state, texts } = usePanel();
  const { pins } = state.marks;
  const number = pins?.isShown ? pins.numbers[findingId] : undefined;
  if (number === undefined || state.screen !== "results") return null;
  return (
    <span class={styles.pin}>
      <span class="visually-hidden">{texts.marks.pin(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}

interface FindingRowProps {
  /** Names the row. */
  readonly name: string;
  /** The finding, or the worst of several. */
  readonly finding: ShownFinding;
  /** Its own when absent. */
  readonly title?: string;
  /** The layers or screens concerned, in words. */
  readonly concerned: string;
  /** The kind of the fix that a click makes; undefined: there is none. */
  readonly care?: FixCare | undefined;
  /** Said in its place once something became of it. */
  readonly change?: ListChange | null;
  readonly isDone?: boolean | undefined;
  readonly isCurrent?: boolean;
  readonly isOpen?: boolean;
  readonly hint?: string | undefined;
  readonly onToggle: () => void;
  /** Stands below it while it is open. */
  readonly children?: ComponentChildren;
}

/** Says in a word what is beside the usual: why it weighs more or less, who noticed it, whether it is doubted. */
function Facts({ finding, isDone = false }: Pick<FindingRowProps, "finding" | "isDone">) {
  const { texts } = usePanel();
  const { certainty, since, doubt, matter } = finding;
  const isNoticed = isOfOpinion(certainty);
  return (
    <span class={styles.facts}>
      {!isDone && <PinNumber findingId={finding.id} />}
      {matter && !isDone && <span>{texts.results.matters[matter]}</span>}
      {isNoticed && <span class={styles.noticed}>{texts.certainty[certainty].name}</span>}
      {isNoticed && <span>{texts.aspects[finding.aspect]}</span>}
      {since === "changed" && <span>{texts.review.mayBeOutdated}</span>}
      {doubt !== undefined && <span>{texts.doubted.name}</span>}
    </span>
  );
}

/** Two lines that no other row has: the problem, and what it concerns with the number. How grave it is shows by its icon. */
function Words({ finding, title = finding.title, concerned, care, change, isDone }: FindingRowProps) {
  const { texts, language } = usePanel();
  const { severity, certainty, evidence } = finding;
  const mark = change ?? (isDone ? "fixed" : null);
  const figure = figureOf(evidence, language, texts);
  const read = [texts.severity[severity], !isOfOpinion(certainty) && texts.certainty[certainty].name];
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
      <Facts finding={finding} isDone={isDone} />
      <span class="visually-hidden">{read.filter(Boolean).join(", ")}</span>
    </span>
  );
}

/** A row of a list of findings, which opens what stands below it. */
export function FindingRow(props: FindingRowProps) {
  const {
    name,
    finding,
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
            <SeverityIcon severity={finding.severity} />
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
