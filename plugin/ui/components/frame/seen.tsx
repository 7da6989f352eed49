import type { FrameReport, NotJudged } from "../../../../shared/review/report.ts";
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

/** Says in a line which elements were recognised on a screen; folded below, each of them, and the parts not judged. */
export function Seen({ report }: { readonly report: FrameReport }) {
  const { texts, language } = usePanel();
  const { elements, notJudged = [] } = report;
  if (!elements) return null;
  return (
    <div class={styles.seen}>
      <Folded title={texts.seen.title(writeSeen(elements, language))}>
        {elements.length > 0 && <SeenList key={report.id} elements={elements} />}
        {notJudged.length > 0 && <NotJudgedList notJudged={notJudged} />}
      </Folded>
    </div>
  );
}
