import { memo } from "preact/compat";
import type { Language } from "../../../../../shared/i18n/language.ts";
import type { PanelTexts } from "../../../../../shared/i18n/panel.en.ts";
import { isOfOpinion } from "../../../../../shared/review/opinion-certainty.ts";
import { shownName } from "../../../../../shared/review/naming/shown-name.ts";
import type { Commands } from "../../../state/commands.ts";
import { figureOf } from "../../../../../shared/review/evidence/figure-of.ts";
import { type FixCare, useFixCares } from "../../../state/findings/offers.tsx";
import type { ListChange } from "../../../state/findings/listed-finding.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { rowIdOf, useFocusWhenDone } from "../../../state/findings/use-steps.ts";
import { Icon, SeverityIcon } from "../../basics/icons.tsx";
import { FindingBody } from "./finding-body.tsx";
import styles from "./finding-card.module.css";
import { usePanel } from "../../../state/panel-context.ts";
import type { Row } from "../../../state/findings/shown-rows.ts";
import { useEffect, useMemo, useState } from "preact/hooks";
import { namesApart } from "../../../state/findings/names-apart.ts";
import { shownReview } from "../../../state/panel-state.ts";

/** Rows made at once: more than are in sight, but not so many that typing would be held up. */
const SLICE = 24;

/**
 * The first items at once and the rest slice by slice, between which whatever waits is done first. Another `reason` for
 * the list, such as a filter, begins anew.
 */
function useSlices<Item>(items: readonly Item[], reason: unknown): readonly Item[] {
  const [made, setMade] = useState({ reason, count: SLICE });
  const count = made.reason === reason ? made.count : SLICE;
  const isMore = count < items.length;
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => setMade({ reason, count: count + SLICE }));
    return () => clearTimeout(timer);
  }, [isMore, count, reason]);
  return isMore ? items.slice(0, count) : items;
}

/** The names of what rows that read the same concern, by the keys of the rows. */
export function useNamesApart(rows: readonly Pick<Row, "key" | "finding">[]): ReadonlyMap<string, string> {
  const { state, texts, language } = usePanel();
  const screen = shownReview(state);
  return useMemo(() => namesApart(rows, screen, { texts, language }), [rows, screen, texts, language]);
}

/** The rows of some findings. */
export function FindingRows({ rows }: { readonly rows: readonly Row[] }) {
  const { state, commands, texts, language } = usePanel();
  const cares = useFixCares();
  const names = useNamesApart(rows);
  return (
    <ul>
      {useSlices(rows, state.filters).map(({ key, finding, state: is, change }) => (
        <FindingCard
          key={key}
          name={key}
          finding={finding}
          isDone={is !== "open"}
          care={cares.get(finding.id)}
          called={names.get(key)}
          change={change}
          isCurrent={key === state.current}
          isOpen={state.opened.includes(key)}
          commands={commands}
          texts={texts}
          language={language}
        />
      ))}
    </ul>
  );
}

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

export interface FindingCardProps {
  /** Names the row. */
  readonly name: string;
  readonly finding: ShownFinding;
  readonly isDone: boolean;
  /** The kind of the fix that a click makes; undefined: there is none. */
  readonly care: FixCare | undefined;
  /** The name of what it concerns, where another row reads the same. */
  readonly called?: string | undefined;
  /** On so many screens it is the same. */
  readonly screens?: number;
  readonly change: ListChange | null;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly commands: Commands;
  readonly texts: PanelTexts;
  readonly language: Language;
}

type WordsProps = Pick<
  FindingCardProps,
  "finding" | "isDone" | "care" | "called" | "screens" | "change" | "texts" | "language"
>;

/**
 * Names the layers concerned as people see them, without their numbers among their like, and tells what was measured, or what
 * became of the finding.
 */
function Concerned({ finding, isDone, called, screens = 1, change, texts, language }: WordsProps) {
  const { layers, evidence } = finding;
  const [first] = layers;
  const name = called ?? (first && (first.alike ?? shownName(first)));
  const figure = figureOf(evidence, language, texts);
  const mark = change ?? (isDone ? "fixed" : null);
  return (
    <span class={styles.concerned}>
      {name !== undefined && (
        <span class={styles.layer}>
          {screens > 1
            ? texts.results.onScreens(name, screens)
            : texts.results.layerAndMore(name, layers.length - 1)}
        </span>
      )}
      {mark === null && figure !== null && <span class={styles.figure}>{figure}</span>}
      {mark !== null && <span class={`${styles.mark} ${styles[mark]}`}>{texts.results.changes[mark]}</span>}
    </span>
  );
}

/** Says in a word what is beside the usual: why it weighs more or less, who noticed it, whether it is doubted. */
function Facts({ finding, isDone, texts }: WordsProps) {
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

/** Two lines that no other row has: the problem, and the layers with the number. How grave it is shows by its icon. */
function Words(props: WordsProps) {
  const { finding, isDone, care, texts } = props;
  const { severity, certainty, title } = finding;
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
      <Concerned {...props} />
      <Facts {...props} />
      <span class="visually-hidden">
        {texts.severity[severity]}
        {!isOfOpinion(certainty) && `, ${texts.certainty[certainty].name}`}
      </span>
    </span>
  );
}

/** A finding: its row leads to the layer and opens the details. Rendered again only when something of it changed. */
export const FindingCard = memo(function FindingCard(props: FindingCardProps) {
  const { name, finding, isDone, change, isCurrent, isOpen, commands, texts } = props;
  const { layers, severity } = finding;
  const [first] = layers;
  useFocusWhenDone(name, isDone && isCurrent);
  const toggle = isOpen ? commands.closeFinding : commands.openFinding;
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
          title={isOpen || isDone || !first ? undefined : texts.results.showLayer(shownName(first))}
          onClick={() => toggle({ key: name, layers: isDone ? [] : layers })}
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
      {isOpen && <FindingBody finding={finding} isDone={isDone} />}
    </li>
  );
});
