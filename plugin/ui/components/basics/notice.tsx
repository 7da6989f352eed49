import { groupBy } from "../../../../shared/group-by.ts";
import { capitalised } from "../../../../shared/perception/text/formats/in-case-of.ts";
import { IconButton, QuietButton } from "./buttons.tsx";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import type { Progress } from "../../state/findings/progress.ts";
import { usePanel } from "../../state/use-panel.ts";
import { type PanelState, shownReview } from "../../state/panel-state.ts";
import { wantedRows } from "../../state/findings/shown-rows.ts";
import { stepFrom, type Stop, stopOf } from "../../state/findings/step-from.ts";
import { Icon } from "./icons.tsx";
import styles from "./notice.module.css";

/** More titles than these are a number. */
const MOST_NAMED = 3;

/** Names what is done, each title once with how often. */
function sayTitles(done: Progress["fixed"]): string {
  const titles = [...groupBy(done, ({ title }) => title)];
  if (titles.length > MOST_NAMED) return String(done.length);
  return titles.map(([title, all]) => (all.length > 1 ? `${title} (${all.length})` : title)).join(", ");
}

/** Says what is done by its titles, and of one alone what the fix brought about; of the rest, how many. */
function sayProgress(
  { fixed, gone, ...counts }: Progress,
  effect: string | undefined,
  { results: { progress } }: PanelTexts,
): string {
  const [first, ...others] = fixed;
  const parts = [
    first && progress.fixed(sayTitles(fixed)),
    first && others.length === 0 && effect?.replace(/\. .*$/, "."),
    gone.length > 0 && progress.gone(sayTitles(gone)),
    counts.again > 0 && progress.again(counts.again),
    counts.added > 0 && progress.added(counts.added),
  ];
  return capitalised(parts.filter(Boolean).join(" · "));
}

/** Why fixes, or parts of them, were not made; null when all of them were. */
function sayTrouble({ fix }: PanelState, { fixes }: PanelTexts): string | null {
  const answers = fix?.answers ?? [];
  const reasons = new Set(answers.flatMap(({ trouble }) => (trouble ? [fixes.trouble[trouble]] : [])));
  if (reasons.size === 0) return null;
  const made = answers.filter(({ trouble }) => trouble === null).length;
  const count = answers.length > 1 ? [fixes.made(made, answers.length)] : [];
  return [...count, ...reasons].join(" ");
}

/** Words the last failure to show a layer, to write into the file, or to fix; null when nothing failed. */
function sayFailure(state: PanelState, texts: PanelTexts): string | null {
  const { news } = state;
  if (news?.kind === "not-written") return texts.writing[news.reason];
  if (news?.kind === "not-located")
    return texts.locating[news.reason](capitalised(news.name ?? texts.locating.layer));
  return sayTrouble(state, texts);
}

function sayNotice(state: PanelState, texts: PanelTexts): string | null {
  const { news, progress, fix } = state;
  const failure = sayFailure(state, texts);
  if (failure !== null) return failure;
  if (news?.kind === "dismissed") return texts.dismiss.made(news.title);
  return progress && sayProgress(progress, fix?.effect, texts);
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

/** Takes back what was done last, and leads on to what is left. */
function Ways() {
  const { state, commands, texts } = usePanel();
  const { news, progress } = state;
  const dismissed = news?.kind === "dismissed" ? news.id : null;
  const isDone = progress !== null && progress.fixed.length + progress.gone.length > 0;
  const next = isDone || dismissed !== null ? nextOf(state) : undefined;
  return (
    <>
      {dismissed !== null && (
        <QuietButton onClick={() => commands.restore([dismissed])}>{texts.dismiss.undo}</QuietButton>
      )}
      {isLast(state) && <QuietButton onClick={commands.undoFixes}>{texts.fixes.takeBack}</QuietButton>}
      {next && <QuietButton onClick={() => commands.stepTo(next)}>{texts.fixes.next}</QuietButton>}
    </>
  );
}

/** Says the latest news: a finding was fixed, or a layer could not be shown. Said politely to screen readers, too. */
export function Notice() {
  const { state, commands, texts } = usePanel();
  const says = sayNotice(state, texts);
  const isBad = sayFailure(state, texts) !== null;
  const isGood = !isBad && (state.progress?.fixed.length ?? 0) > 0;
  return (
    <div aria-live="polite">
      {says !== null && (
        <div class={`${styles.notice} ${isGood ? styles.good : ""} ${isBad ? styles.bad : ""}`}>
          {isGood && <Icon name="tick" />}
          <p>{says}</p>
          <div class={styles.ways}>
            {(state.news === null || state.news.kind === "dismissed") && <Ways />}
            <IconButton name="close" label={texts.locating.close} onClick={commands.closeNotice} />
          </div>
        </div>
      )}
    </div>
  );
}
