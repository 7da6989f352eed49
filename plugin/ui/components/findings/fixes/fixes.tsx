import { isOfOpinion } from "../../../../../shared/review/opinion-certainty.ts";
import type { FixOfFinding } from "../../../../../shared/review/report.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { shownReview } from "../../../state/panel-state.ts";
import { useSameElsewhere } from "../../../state/findings/cause-parts.ts";
import { useOrigins } from "../../../state/findings/use-origins.ts";
import type { Mendable } from "../../../state/findings/shown-finding.ts";
import { type FoundFixes, useFixes } from "../../../state/findings/use-fixes.ts";
import type { PanelTexts } from "../../../../../shared/i18n/panel.en.ts";
import type { Preview } from "../../../../../shared/review/fixes/preview/preview-of.ts";
import type { Severity } from "../../../../../shared/review/rule.ts";
import styles from "./fixes.module.css";
import { LayerLinks } from "../finding/layer-links.tsx";
import { PreviewPair, usePreview } from "./preview-pair.tsx";

/** The button goes when the finding is fixed: its row takes the focus before. */
const focusRow = (button: Element): void =>
  button.closest("[data-card]")?.querySelector<HTMLElement>("[data-finding]")?.focus({ preventScroll: true });

interface WayProps {
  readonly says: string;
  readonly button: string;
  /** The name of the button for people who do not see its surroundings. */
  readonly label?: string;
  readonly isFirst?: boolean;
  readonly isBusy?: boolean;
  readonly onGo: (button: Element) => void;
}

/** One way to make a fix, or to many of them: where, and the button that makes it there. */
const Way = ({ says, button, label, isFirst = false, isBusy = false, onGo }: WayProps) => (
  <div class={styles.way}>
    <p class="quiet">{says}</p>
    <button
      type="button"
      class={isFirst ? styles.first : styles.other}
      disabled={isBusy}
      aria-label={label}
      onClick={({ currentTarget }) => onGo(currentTarget)}
    >
      {button}
    </button>
  </div>
);

interface FixRowProps {
  readonly finding: Mendable;
  readonly fix: FixOfFinding;
  /** The file owns where its layers take the value from. */
  readonly isThere: boolean;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
}

/** The effect of a fix: its first sentence is not shown again where a picture of the fix has its number or its words. */
function Effect({ text, preview }: { readonly text: string; readonly preview: Preview | undefined }) {
  const [first = "", ...rest] = text.split(/(?<=\.) /);
  const said =
    preview && preview.kind !== "place"
      ? [preview.before.figure, preview.areWordsChanged ? preview.before.words[1] : null]
      : [];
  const sentence = first.replaceAll("\u00a0", " ");
  const isShown = said.some((one) => one && sentence.includes(one.replaceAll("\u00a0", " ")));
  return (
    <p class="quiet">
      <span class={isShown ? "visually-hidden" : ""}>{first}</span> {rest.join(" ")}
    </p>
  );
}

/**
 * Where all its layers take the value from comes first, if the finding is met at most of what takes it from there; a fix in
 * the layers says what they lose by it.
 */
function FixRow({ finding, fix, isThere, isFirst, isBusy }: FixRowProps) {
  const { state, commands, texts } = usePanel();
  const { title, effect, changes, shared, loses = [], others = [], isOfHints } = fix;
  const layers = new Set(changes.map(({ layer }) => layer)).size;
  const isShared = shared !== undefined && isThere;
  const { words } = texts.fixes;
  const here = [isShared && words.here, loses.length > 0 && words.loses(loses)];
  const ways = [
    isShared && {
      says: words.at[shared.kind](shared.name, shared.places),
      button: texts.fixes.makeAt[shared.kind],
      changes: shared.changes,
    },
    !shared?.isOnly && { says: here.filter(Boolean).join(" "), button: texts.fixes.make(layers), changes },
  ].filter((way) => way !== false);
  const inTurn = shared?.isFirst ? ways : ways.toReversed();
  const preview = usePreview(shownReview(state)?.node, finding, changes);
  return (
    <li class={styles.fix}>
      <p class="strong">{title}</p>
      {preview && <PreviewPair preview={preview} />}
      <Effect text={effect} preview={preview} />
      {others.length > 0 && (
        <>
          <p class="quiet">{layers > others.length ? texts.fixes.changesToo : texts.fixes.changes}</p>
          <LayerLinks layers={others} />
        </>
      )}
      {inTurn.map(({ says, button, changes: made }, index) => (
        <Way
          key={button}
          says={says}
          button={button}
          label={texts.fixes.named(button, title)}
          isFirst={isFirst && index === 0}
          isBusy={isBusy}
          onGo={(pressed) => {
            focusRow(pressed);
            commands.makeFixes([{ findingId: finding.id, changes: made }], effect);
          }}
        />
      ))}
      {isOfHints && <p class={styles.warn}>{words.hints}</p>}
    </li>
  );
}

/** Something so grave asks for an answer: a fix, or why there is none. */
const GRAVE: readonly Severity[] = ["critical", "major"];

/** Why a grave finding has no fix, where one could be made: of others the advice says enough. */
function wordWithout(
  { certainty, severity }: Mendable,
  { fixes, withoutFix, isStale }: FoundFixes,
  { fixes: { without } }: PanelTexts,
): string | null {
  if (!fixes || isStale || isOfOpinion(certainty) || !GRAVE.includes(severity)) return null;
  if (fixes.length > 0) return without.elsewhere;
  return without[withoutFix ?? "undecided"];
}

interface FixesProps {
  /** Its advice says how to mend it by hand. */
  readonly finding: Mendable;
  /** Of several that are open, one has the main action. */
  readonly isCurrent?: boolean;
}

/**
 * Offers the fixes that mend a finding at a click, the best first, and those of the same fault on all screens that have it; else
 * says how to mend it by hand.
 */
export function Fixes({ finding, isCurrent = false }: FixesProps) {
  const { id: findingId, fix: advice } = finding;
  const { state, commands, texts } = usePanel();
  const elsewhere = useSameElsewhere(findingId);
  const all = useFixes(finding);
  const { fixes: found, isStale } = all;
  const isThere = useOrigins((found ?? []).map((fix) => ({ findingId, fix })));
  const fixes = found?.filter((fix) => !fix.shared?.isOnly || isThere(findingId, fix));
  const isBusy = isStale || (state.fix !== null && state.fix.answers === null);
  if (!fixes || fixes.length === 0) {
    const isKnown = found?.every((fix) => isThere(findingId, fix) !== undefined) === true;
    const isOffered = isKnown && state.screen === "results" && state.rights === "edit";
    const why = isOffered ? wordWithout(finding, all, texts) : null;
    return (
      <>
        {advice !== "" && <p>{advice}</p>}
        {(!fixes || why !== null) && <p class="quiet">{fixes ? why : texts.fixes.looking}</p>}
      </>
    );
  }
  return (
    <>
      {isOfOpinion(finding.certainty) && advice !== "" && <p>{advice}</p>}
      <ul>
        {fixes.map((fix, index) => (
          <FixRow
            key={`${fix.kind} ${index}`}
            finding={finding}
            fix={fix}
            isThere={isThere(findingId, fix) === true}
            isFirst={index === 0 && isCurrent && state.asked?.stage !== "offered"}
            isBusy={isBusy}
          />
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <div class={styles.fix}>
          <Way
            says={texts.fixes.elsewhere(elsewhere.length - 1)}
            button={texts.fixes.everywhere(elsewhere.length)}
            onGo={() => commands.showFixes(elsewhere)}
          />
        </div>
      )}
    </>
  );
}
