import type { FrameReport, LayerRef, Unsure } from "../../../../../shared/review/report.ts";
import { writeJudgedBy } from "../../../../../shared/review/seen/write-judged-by.ts";
import { writeLooked } from "../../../../../shared/review/seen/write-seen.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Folded } from "../../basics/layout.tsx";
import { LayerLinks } from "../finding/layer-links.tsx";
import styles from "./looked.module.css";

interface ReasonListProps {
  readonly title: string;
  readonly hint: string;
  readonly isOpen?: boolean;
  readonly reasons: readonly {
    readonly says: string;
    readonly layers: readonly LayerRef[];
    /** The fault in its own words, for whoever looks into it. */
    readonly detail?: string;
  }[];
}

/** Layers of which something could not be said, folded, each with the reason. */
export const ReasonList = ({ reasons, ...folded }: ReasonListProps) =>
  reasons.length > 0 && (
    <Folded {...folded}>
      <ul>
        {reasons.map(({ says, layers, detail }, index) => (
          <li key={index} class={styles.reason}>
            <p title={detail}>{says}</p>
            {layers.length > 0 && <LayerLinks layers={layers} />}
          </li>
        ))}
      </ul>
    </Folded>
  );

interface UndecidedProps {
  readonly unsure: readonly Unsure[];
  /** Nothing else was found, or somebody searches: then it is not folded away. */
  readonly isOpen: boolean;
}

/** The layers that only eyes can judge, a click from the canvas. */
export function Undecided({ unsure, isOpen }: UndecidedProps) {
  const says = usePanel().texts.results;
  return (
    <ReasonList
      title={says.unsure(unsure.length)}
      hint={says.unsureText}
      isOpen={isOpen}
      reasons={unsure.map(({ reason, layers }) => ({ says: reason, layers }))}
    />
  );
}

interface LookedProps {
  readonly reports: readonly FrameReport[];
  /** Says how much was checked. */
  readonly checked: string;
}

/** Tells what was looked at on some screens, subject by subject with counts, by which demands, and the parts not judged. */
export function Looked({ reports, checked }: LookedProps) {
  const { state, texts, language } = usePanel();
  const [judgedBy] = reports.flatMap((report) => report.judgedBy ?? []);
  // A language that is not read stands with the copy.
  const notJudged = reports
    .flatMap((report) => report.notJudged ?? [])
    .flatMap(({ reason, text }) => (reason === "language" ? [] : text));
  const isLive = state.screen === "start" || state.screen === "results";
  return (
    <div class={styles.looked}>
      <dl>
        {writeLooked(reports, language).map(([subject, amount]) => (
          <div key={subject} class={styles.subject}>
            <dt>{subject}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {[...new Set(notJudged)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{checked}</p>
      {judgedBy && <p>{texts.results.judgedBy(writeJudgedBy(judgedBy, language))}</p>}
      {isLive && !state.asked && <p>{texts.review.live}</p>}
    </div>
  );
}
