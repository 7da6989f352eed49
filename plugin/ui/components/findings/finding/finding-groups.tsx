import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { bySeverity, type Severity } from "../../../../../shared/review/rule.ts";
import { inSight, type Row, type RowGroup } from "../../../state/findings/shown-rows.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Icon, SeverityIcon } from "../../basics/icons.tsx";
import { Folded, type FoldedProps } from "../../basics/layout.tsx";
import styles from "./finding-groups.module.css";

/** Rows made at once: more than are in sight, but not so many that typing would be held up. */
const SLICE = 24;

/**
 * The first items at once and the rest slice by slice, between which whatever waits is done first. Another `reason` for
 * the list, such as other words, begins anew.
 */
export function useSlices<Item>(items: readonly Item[], reason: unknown): readonly Item[] {
  const [made, setMade] = useState({ reason, count: SLICE });
  const count = made.reason === reason ? made.count : SLICE;
  const isMore = count < items.length;
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => setMade({ reason, count: count + SLICE }));
    return () => clearTimeout(timer);
  }, [isMore, count, reason]);
  return isMore ? items.slice(0, count) : items;
}

interface FoldedRowsProps extends Omit<FoldedProps, "onToggle"> {
  readonly rows: readonly Row[];
}

/** Rows that stand below others, for whoever asks, searches or steps on to one of them. */
export function FoldedRows({ rows, isOpen = false, children, ...folded }: FoldedRowsProps) {
  const { state } = usePanel();
  const isGoneTo = isOpen || rows.some(({ key }) => key === state.current);
  const [isUnfolded, setUnfolded] = useState(isGoneTo);
  if (isGoneTo && !isUnfolded) setUnfolded(true);
  return (
    <Folded {...folded} isOpen={isUnfolded} onToggle={setUnfolded}>
      {children}
    </Folded>
  );
}

/** Draws a row; in a group, with how grave the gravest of that is. */
type DrawRow<Kept extends Row> = (row: Kept, within?: Severity) => ComponentChildren;

interface FindingGroupProps<Kept extends Row> {
  readonly group: RowGroup<Kept>;
  /** Its rows in sight; absent: all, of which those of a long group are folded. */
  readonly most?: number | undefined;
  readonly draw: DrawRow<Kept>;
}

/** The heading says the title once, with how grave the gravest is, and each row says where. */
function Several<Kept extends Row>({ group, most, draw }: FindingGroupProps<Kept>) {
  const { state, texts } = usePanel();
  const [first] = group;
  const open = group.filter((row) => row.state === "open");
  const [worst] = open.map(({ finding }) => finding).toSorted(bySeverity);
  const within = worst?.severity ?? first.finding.severity;
  const count = open.reduce((sum, row) => sum + (row.count ?? 1), 0);
  const shown = most ?? inSight(group);
  const rest = group.slice(shown);
  const made = useSlices(rest, state.words);
  const counted = worst?.isDetail ? texts.live.show(0, count) : texts.results.count(count);
  return (
    <li class={styles.group}>
      <h3 class={worst ? styles.title : styles.done}>
        {worst ? <SeverityIcon severity={worst.severity} /> : <Icon name="tick" />}
        {first.finding.title}
        {worst && <span class={styles.count}>{counted}</span>}
      </h3>
      <ul>{group.slice(0, shown).map((row) => draw(row, within))}</ul>
      {most === undefined && rest.length > 0 && (
        <div class={styles.rest}>
          <FoldedRows title={texts.review.more(rest.length)} rows={rest} isOpen={state.words.trim() !== ""}>
            <ul>{made.map((row) => draw(row, within))}</ul>
          </FoldedRows>
        </div>
      )}
    </li>
  );
}

/** Findings of one title; one alone stands by itself. */
export const FindingGroup = <Kept extends Row>(props: FindingGroupProps<Kept>) =>
  props.group.length > 1 ? <Several {...props} /> : <>{props.draw(props.group[0])}</>;
