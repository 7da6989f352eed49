import { usePanel } from "../../../state/panel-context.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { Folded } from "../../basics/layout/folded.tsx";
import { FindingRows, rowsOfNoticed } from "../finding/finding-rows.tsx";
import styles from "./second-opinion.module.css";

/** The gravest stand in sight; nobody works through more at once. */
const MOST_SHOWN = 7;

const HEADING_ID = "second-opinion";

/** Brings the second opinion into view, and the keyboard to it. */
export function showSecondOpinion(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}

/** The findings of a model, apart from the measured ones. */
export function SecondOpinion({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const { texts } = usePanel();
  if (findings.length === 0) return null;
  const rows = rowsOfNoticed(findings);
  return (
    <section class={styles.section} aria-labelledby={HEADING_ID}>
      <div class={styles.head}>
        <h3 id={HEADING_ID} class={styles.heading} tabIndex={-1}>
          {texts.review.heading} <span>{texts.results.count(findings.length)}</span>
        </h3>
        <p class={styles.means}>{texts.certainty.noticed.means}</p>
      </div>
      <FindingRows rows={rows.slice(0, MOST_SHOWN)} />
      {rows.length > MOST_SHOWN && (
        <Folded title={texts.review.more(rows.length - MOST_SHOWN)}>
          <FindingRows rows={rows.slice(MOST_SHOWN)} />
        </Folded>
      )}
    </section>
  );
}
