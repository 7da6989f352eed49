import type { FrameReport } from "../../../../shared/review/report.ts";
import { writeJudgedBy } from "../../../../shared/review/seen/write-judged-by.ts";
import { writeSeen } from "../../../../shared/review/seen/write-seen.ts";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./seen.module.css";

/** The demands by which a screen was judged, the elements recognised on it in a line, and the parts not judged. */
export function Seen({ report }: { readonly report: FrameReport }) {
  const { texts, language } = usePanel();
  const { elements, judgedBy, notJudged = [] } = report;
  if (!elements) return null;
  return (
    <div class={styles.seen}>
      {judgedBy && <p>{texts.results.judgedBy(writeJudgedBy(judgedBy, language))}</p>}
      <p>{texts.seen.title(writeSeen(elements, language))}</p>
      {notJudged.map(({ reason, text }) => (
        <p key={reason}>{text}</p>
      ))}
    </div>
  );
}
