import { groupBy } from "../../../../shared/group-by.ts";
import { capitalised } from "../../../../shared/perception/text/formats/in-case-of.ts";
import { IconButton, QuietButton } from "./buttons.tsx";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { progressOf } from "../../state/findings/progress.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import { usePanel } from "../../state/use-panel.ts";
import { type PanelState, shownReview } from "../../state/panel-state.ts";
import { wantedRows } from "../../state/findings/shown-rows.ts";
import { stepFrom, type Stop, stopOf } from "../../state/findings/step-from.ts";
import { Icon } from "./icons.tsx";
import styles from "./notice.module.css";

/** More titles than these are a number. */
const MOST_NAMED = 3;

/** Names what is done, each title once with how often. */
function sayTitles(done: readonly Finding[]): string {
  const titles = [...groupBy(done, ({ title }) => title)];
  if (titles.length > MOST_NAMED) return String(done.length);
  return titles.map(([title, all]) => (all.length > 1 ? `${title} (${all.length})` : title)).join(", ");
}

/** Says what is done by its titles, and of one alone what the fix brought about; of the rest, how many; "" when nothing is. */
function sayProgress(
  { fixed, gone, again, new: added }: ReturnType<typeof progressOf>,
  effect: string | undefined,
  { results: { progress } }: PanelTexts,
): string {
  const parts = [
    fixed.length > 0 && progress.fixed(sayTitles(fixed)),
    fixed.length === 1 && effect?.replace(/\. .*$/, "."),
    gone.length > 0 && progress.gone(sayTitles(gone)),
    again.length > 0 && progress.again(again.length),
    added.length > 0 && progress.added(added.length),
  ];
  return capitalised(parts.filter(Boolean).join(" · "));
}

/** Words the last failure to show a layer, to write into the file, or to fix all that was asked for; null when nothing failed. */
function sayFailure({ news, fix }: PanelState, { writing, locating, fixes }: PanelTexts): string | null {
  if (news?.kind === "not-written") return writing[news.reason];
  if (news?.kind === "not-located") return locating[news.reason](capitalised(news.name ?? locating.layer));
  const answers = fix?.answers ?? [];
  const reasons = new Set(answers.flatMap(({ trouble }) => (trouble ? [fixes.trouble[trouble]] : [])));
  if (reasons.size === 0) return null;
  const made = answers.filter(({ trouble }) => trouble === null).length;
  const count = answers.length > 1 ? [fixes.made(made, answers.length)] : [];
  return [...count, ...reasons].join(" ");
}

/** The finding to go on with once the current one is done. */
function nextOf(state: PanelState): Stop | undefined {
  const listed = state.lists[shownReview(state)?.report.id ?? ""] ?? [];
  const places = wantedRows(listed, state.words)
    .filter(({ isDetail }) => !isDetail)
    .map(stopOf);
  return stepFrom(places, state.current, 1);
}

/** True while an undo takes back what was fixed last: after another change of the design it would undo that. */
const isLast = ({ fix }: PanelState): boolean =>
  fix !== null && fix.changesSince <= 1 && fix.answers?.some(({ made }) => made > 0) === true;

/**
 * Says the latest news: a finding was fixed, or a layer could not be shown; with the ways to take it back, and on to what is
 * left. Said politely to screen readers, too.
 */
export function Notice() {
  const { state, commands, texts } = usePanel();
  const { news, fix } = state;
  const progress = progressOf(state);
  const failure = sayFailure(state, texts);
  const dismissed = news?.kind === "dismissed" ? news : null;
  const done = sayProgress(progress, fix?.effect, texts);
  const says = failure ?? (dismissed ? texts.dismiss.made(dismissed.title) : done);
  const isGood = failure === null && progress.fixed.length > 0;
  const isDone = progress.fixed.length + progress.gone.length > 0;
  const hasWays = news === null || dismissed !== null;
  const next = hasWays && (isDone || dismissed) ? nextOf(state) : undefined;
  return (
    <div aria-live="polite">
      {says !== "" && (
        <div class={`${styles.notice} ${isGood ? styles.good : ""} ${failure === null ? "" : styles.bad}`}>
          {isGood && <Icon name="tick" />}
          <p>{says}</p>
          <div class={styles.ways}>
            {dismissed && (
              <QuietButton onClick={() => commands.restore([dismissed.id])}>{texts.dismiss.undo}</QuietButton>
            )}
            {hasWays && isLast(state) && (
              <QuietButton onClick={commands.undoFixes}>{texts.fixes.takeBack}</QuietButton>
            )}
            {next && <QuietButton onClick={() => commands.stepTo(next)}>{texts.fixes.next}</QuietButton>}
            <IconButton name="close" label={texts.locating.close} onClick={commands.closeNotice} />
          </div>
        </div>
      )}
    </div>
  );
}
