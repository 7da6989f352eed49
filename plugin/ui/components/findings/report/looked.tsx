import type { Unread } from "../../../../protocol/collect-unread.ts";
import { isWantedUnsure } from "../../../../../shared/review/is-wanted.ts";
import type { FrameReport, LayerRef } from "../../../../../shared/review/report.ts";
import { writeJudgedBy } from "../../../../../shared/review/seen/write-judged-by.ts";
import { writeLooked } from "../../../../../shared/review/seen/write-seen.ts";
import { countUndecided } from "../../../../../shared/review/verdict.ts";
import { countRules } from "../../../state/kept/settings-in-force.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Folded } from "../../basics/layout.tsx";
import { LayerLinks } from "../finding/layer-links.tsx";
import styles from "./looked.module.css";

interface ReasonListProps {
  readonly hint: string;
  readonly reasons: readonly {
    readonly says: string;
    readonly layers: readonly LayerRef[];
    /** The fault in its own words, for whoever looks into it. */
    readonly detail?: string;
  }[];
}

/** Layers of which something could not be said, each with the reason, a click from the canvas. */
const ReasonList = ({ hint, reasons }: ReasonListProps) =>
  reasons.length > 0 && (
    <>
      <p>{hint}</p>
      <ul>
        {reasons.map(({ says, layers, detail }, index) => (
          <li key={index} class={styles.reason}>
            <p title={detail}>{says}</p>
            {layers.length > 0 && <LayerLinks layers={layers} />}
          </li>
        ))}
      </ul>
    </>
  );

/** The layers that could not be read, or not whole: they were not checked. */
function NotRead({ count, first }: Unread) {
  const { unread, unreadParts, unreadMore } = usePanel().texts.results;
  const reasons = first.map(({ part, reason, ...layer }) => ({
    says: unreadParts[part],
    layers: [layer],
    detail: reason,
  }));
  const more = count - first.length;
  const rest = more > 0 ? [{ says: unreadMore(more), layers: [] }] : [];
  return <ReasonList hint={unread(count)} reasons={[...reasons, ...rest]} />;
}

interface LookedProps {
  readonly reports: readonly FrameReport[];
  /** Says how much was checked; of live checks that is known here. */
  readonly checked?: string | undefined;
  /** The layers that were left out; of live checks that is known here. */
  readonly unread?: Unread | undefined;
  /** Little else was found: then it is not folded away. */
  readonly isOpen: boolean;
}

/** Tells what was looked at on some screens, subject by subject with counts, by which demands, and what was not checked. */
export function Looked({ reports, checked, isOpen, ...rest }: LookedProps) {
  const { state, texts, language, engine } = usePanel();
  const { results, review } = texts;
  const undecided = reports.flatMap((report) => report.unsure);
  const unsure = undecided.filter((one) => isWantedUnsure(one, state.words));
  const isFound = state.words.trim() !== "" && unsure.length > 0;
  const [judgedBy] = reports.flatMap((report) => report.judgedBy ?? []);
  // A language that is not read stands with the copy.
  const notJudged = reports
    .flatMap((report) => report.notJudged ?? [])
    .flatMap(({ reason, text }) => (reason === "language" ? [] : text));
  const isLive = state.screen === "start" || state.screen === "results";
  const unread = isLive ? state.unread : rest.unread;
  const said = [
    ...new Set(notJudged),
    checked ??
      results.checked(
        reports.reduce((sum, { layers }) => sum + layers, 0),
        countRules(engine?.RULES ?? [], state.settings),
      ),
    judgedBy && results.judgedBy(writeJudgedBy(judgedBy, language)),
    isLive && !state.asked && review.live,
  ];
  return (
    <Folded
      title={results.looked(countUndecided(undecided) + (unread?.count ?? 0))}
      isOpen={isOpen || isFound}
    >
      <div class={styles.looked}>
        <ReasonList
          hint={results.unsureText}
          reasons={unsure.map(({ reason, layers }) => ({ says: reason, layers }))}
        />
        {unread && <NotRead {...unread} />}
        <dl>
          {writeLooked(reports, language).map(([subject, amount]) => (
            <div key={subject} class={styles.subject}>
              <dt>{subject}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p>{said.map((sentence) => sentence && <span key={sentence}>{sentence} </span>)}</p>
      </div>
    </Folded>
  );
}
