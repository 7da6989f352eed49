import { usePanel } from "../../../state/panel-context.ts";
import { Folded } from "../../basics/layout/folded.tsx";
import styles from "./detail-list.module.css";
import type { Row } from "../../../state/findings/row.ts";
import { FindingRows } from "../finding/finding-rows.tsx";

interface DetailListProps {
  readonly rows: readonly Row[];
  /** True while somebody searches: then hits are not folded away. */
  readonly isSearched: boolean;
}

/** Lists the details, folded: trivial findings, and those after the dozen that are open; all aspects, worst first. */
export function DetailList({ rows, isSearched }: DetailListProps) {
  const { texts } = usePanel();
  if (rows.length === 0) return null;
  return (
    <Folded title={texts.results.details(rows.length)} isOpen={isSearched}>
      <p class={styles.hint}>{texts.results.detailsText}</p>
      <div class={styles.list}>
        <FindingRows rows={rows} />
      </div>
    </Folded>
  );
}
