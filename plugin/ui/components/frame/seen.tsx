import type { FrameReport, NotJudged } from "../../../../shared/review/report.ts";
import { writeJudgedBy } from "../../../../shared/review/seen/write-judged-by.ts";
import { writeSeen } from "../../../../shared/review/seen/write-seen.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Folded } from "../basics/layout/folded.tsx";
import { SeenList } from "./seen-list.tsx";
import styles from "./seen.module.css";

function NotJudgedList({ notJudged }: { readonly notJudged: readonly NotJudged[] }) {
  const { texts } = usePanel();
  return (
    <section class={styles.notJudged}>
      <h3>{texts.seen.notJudged}</h3>
      <ul>
        {notJudged.map(({ reason, text }) => (
          <li key={reason}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Says by which demands a screen was judged, and in a line which elements were recognised on it; folded below, each of
 * them, and the parts not judged.
 */
export function Seen({ report }: { readonly report: FrameReport }) {
  const { texts, language } = usePanel();
  const { elements, judgedBy, notJudged = [] } = report;
  if (!elements) return null;
  return (
    <div>
      {judgedBy && <p class={styles.judgedBy}>{texts.results.judgedBy(writeJudgedBy(judgedBy, language))}</p>}
      <Folded title={texts.seen.title(writeSeen(elements, language))}>
        {elements.length > 0 && <SeenList key={report.id} elements={elements} />}
        {notJudged.length > 0 && <NotJudgedList notJudged={notJudged} />}
      </Folded>
    </div>
  );
}
