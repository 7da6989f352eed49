import type { ComponentChildren } from "preact";
import { figureOf } from "../../../../../shared/review/evidence/figure-of.ts";
import { isOfOpinion } from "../../../../../shared/review/opinion-certainty.ts";
import type { Row } from "../../../state/findings/shown-rows.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import type { Severity } from "../../../../../shared/review/rule.ts";
import { usePointing } from "../../../state/findings/use-numbers.ts";
import { rowIdOf } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Icon, SeverityIcon } from "../../basics/icons.tsx";
import styles from "./finding-row.module.css";

export interface FindingRowProps {
  readonly name: string;
  /** The finding, or the worst of several. */
  readonly finding: ShownFinding;
  /** The layers concerned, in words. */
  readonly concerned: string;
  /** How many screens are concerned, where it stands for several. */
  readonly screens?: number;
  /** How grave the group is that it stands in; undefined: it stands by itself. */
  readonly within?: Severity | undefined;
  /** A click fixes it. */
  readonly isMendable?: boolean | undefined;
  readonly state?: Row["state"];
  /** Said in its place once something became of it. */
  readonly change?: Row["change"];
  readonly isCurrent?: boolean;
  readonly isOpen?: boolean;
  readonly hint?: string | undefined;
  readonly onToggle: () => void;
  /** Stands below it while it is open. */
  readonly children?: ComponentChildren;
}

/** Says in a word what is beside the usual: why it weighs more or less, who noticed it, whether it is doubted. */
function Facts({ finding, state }: Pick<FindingRowProps, "finding" | "state">) {
  const { texts } = usePanel();
  const { certainty, since, doubt, matter } = finding;
  const isNoticed = isOfOpinion(certainty);
  return (
    <span class={styles.facts}>
      {matter && state === "open" && <span>{texts.results.matters[matter]}</span>}
      {isNoticed && <span class={styles.noticed}>{texts.certainty[certainty].name}</span>}
      {isNoticed && <span>{texts.aspects[finding.aspect]}</span>}
      {since === "changed" && <span>{texts.review.mayBeOutdated}</span>}
      {doubt !== undefined && <span>{texts.doubted.name}</span>}
    </span>
  );
}

/**
 * The problem, and what it concerns with the number; in a group the heading says the problem to those who see it. How grave it
 * is shows by its icon.
 */
function Words(props: FindingRowProps) {
  const { finding, concerned, screens = 1, within, isMendable = false, state = "open", change } = props;
  const { state: panel, texts, language } = usePanel();
  const { title, severity, certainty, evidence } = finding;
  const isDone = state !== "open";
  const mark = change ?? (isDone ? state : null);
  const figure = figureOf(evidence, language, texts);
  const { pins } = panel.marks;
  const pin = pins?.isShown && panel.screen === "results" && !isDone ? pins.numbers[finding.id] : undefined;
  const read = [
    texts.severity[severity],
    !isOfOpinion(certainty) && texts.certainty[certainty].name,
    pin !== undefined && texts.marks.pin(pin),
  ];
  const sign = isMendable && !isDone && (
    <span class={styles.mendable} title={texts.fixes.sign.means}>
      <Icon name="wand" />
      <span class="visually-hidden">{texts.fixes.sign.name}</span>
    </span>
  );
  return (
    <span class={styles.words}>
      <span class={within ? "visually-hidden" : styles.title}>
        {isDone ? <s>{title}</s> : title}
        {!within && sign}
      </span>
      <span class={styles.concerned}>
        {pin !== undefined && (
          <span class={styles.pin} aria-hidden="true">
            {pin}
          </span>
        )}
        <span class={styles.layer}>{within && isDone ? <s>{concerned}</s> : concerned}</span>
        {screens > 1 && <span class={styles.screens}>{` ${texts.results.onScreens(screens)}`}</span>}
        {mark === null && figure !== null && <span class={styles.figure}>{figure}</span>}
        {mark !== null && <span class={`${styles.mark} ${styles[mark]}`}>{texts.results.changes[mark]}</span>}
        {within && <span class={styles.sign}>{sign}</span>}
      </span>
      <Facts finding={finding} state={state} />
      <span class="visually-hidden">{read.filter(Boolean).join(", ")}</span>
    </span>
  );
}

/** A row of a list of findings, which opens what stands below it: how grave it is, with its number on the stage, and its words. */
export function FindingRow(props: FindingRowProps) {
  const { name, finding, within, state = "open", isCurrent, isOpen = false, hint, children } = props;
  const { numbers } = usePanel();
  const looks = [
    styles.card,
    within && styles.within,
    isCurrent && styles.current,
    isOpen && styles.isOpen,
    state !== "open" && styles.done,
  ];
  const Heading = within ? "h4" : "h3";
  return (
    <li data-card class={looks.filter(Boolean).join(" ")}>
      <Heading class={styles.heading}>
        <button
          type="button"
          id={rowIdOf(name)}
          data-finding={name}
          class={styles.row}
          aria-expanded={isOpen}
          title={hint}
          onClick={props.onToggle}
          {...usePointing(finding)}
        >
          {state === "open" ? (
            <SeverityIcon severity={finding.severity} number={numbers.get(name)} />
          ) : (
            <Icon name={state === "gone" ? "close" : "tick"} />
          )}
          <Words {...props} />
          <span class={styles.chevron}>
            <Icon name="right" />
          </span>
        </button>
      </Heading>
      {isOpen && children}
    </li>
  );
}
