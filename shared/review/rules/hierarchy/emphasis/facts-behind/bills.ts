import { areNear, bottom, center, right } from "../../../../../scene/geometry.ts";
import { SUBTOTAL_LABELS, TOTAL_LABELS } from "../../../../../standards/words/bill-words.ts";
import { spend } from "../../../../../perception/frame/budget.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { sortedBy } from "../../../../../perception/frame/sorted-by.ts";
import { amountOf } from "../../../../../perception/text/formats/amount.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { copyTexts } from "../../../../../perception/copy/copy-texts.ts";

/** A line of a bill: what it is for, and the sum at its end. */
export interface BillRow {
  readonly label: TextLayer;
  readonly sum: TextLayer;
}

/** Sums under each other and the last of them, which is called their total. */
export interface Bill {
  readonly rows: readonly BillRow[];
  readonly total: BillRow;
}

const SAME_EDGE_PX = 4;
const SAME_LINE_SHARE = 0.5;
/** Rows further apart than this are not one list. */
const FAR_PX = 72;
const MOST_ROWS = 20;

const seenBox = (text: TextLayer): Box => inkBox(text) ?? text.node.box;
const middleOf = (text: TextLayer): number => center(seenBox(text)).y;

const said = (text: TextLayer): string => labelWords(text.node.text.characters).join(" ");

const startsAs = (words: string, labels: readonly string[]): boolean =>
  labels.some((label) => {
    const own = labelWords(label).join(" ");
    return words === own || words.startsWith(`${own} `);
  });

const isTotal = ({ label }: BillRow): boolean => startsAs(said(label), TOTAL_LABELS);

/** True when a row sums up those above it. */
export const isSubtotal = ({ label }: BillRow): boolean => startsAs(said(label), SUBTOTAL_LABELS);

/** The words in the line of a sum, at its left. */
function labelOf(sum: TextLayer, inLine: readonly TextLayer[]): TextLayer | undefined {
  const box = seenBox(sum);
  const beside = inLine.filter((text) => {
    const own = seenBox(text);
    const isLevel =
      Math.abs(center(own).y - center(box).y) <= SAME_LINE_SHARE * Math.max(own.height, box.height);
    return text !== sum && isLevel && right(own) <= box.x + 1 && /\p{L}{2}/u.test(text.node.text.characters);
  });
  return beside.toSorted((a, b) => seenBox(a).x - seenBox(b).x)[0];
}

/** All sums that stand alone in their text and have words before them, from top to bottom. */
const billRows = computed((frame: Frame): readonly BillRow[] => {
  const texts = copyTexts(frame);
  const byMiddle = sortedBy(texts, middleOf);
  return texts.flatMap((sum) => {
    if (!amountOf(sum.node.text.characters)) return [];
    const { height } = seenBox(sum);
    const inLine = byMiddle.near(middleOf(sum), height);
    spend(sum, inLine.length);
    const label = labelOf(sum, inLine);
    return label ? [{ label, sum }] : [];
  });
});

const isOneColumn = (a: BillRow, b: BillRow): boolean =>
  Math.abs(right(seenBox(a.sum)) - right(seenBox(b.sum))) <= SAME_EDGE_PX &&
  areNear(seenBox(a.label).x, seenBox(b.label).x, SAME_EDGE_PX);

/** Before the words of a row there may be its icon, for which the total has none. */
const WIDEST_ICON_PX = 64;

const isOfTotal = (row: BillRow, last: BillRow, total: BillRow): boolean => {
  const indent = seenBox(row.label).x - seenBox(total.label).x;
  const hasIcon = indent > 0 && indent <= WIDEST_ICON_PX && (last === total || isOneColumn(row, last));
  return (
    isOneColumn(row, total) ||
    (hasIcon && areNear(right(seenBox(row.sum)), right(seenBox(total.sum)), SAME_EDGE_PX))
  );
};

/** The rows above a total, up to where something else stands between. */
function rowsAbove(total: BillRow, all: readonly BillRow[], at: number): readonly BillRow[] {
  const rows: BillRow[] = [];
  let last = total;
  for (let index = at - 1; index >= Math.max(0, at - MOST_ROWS); index--) {
    const row = all[index] as BillRow;
    const gap = seenBox(last.sum).y - bottom(seenBox(row.sum));
    if (gap > FAR_PX || !isOfTotal(row, last, total) || isTotal(row)) break;
    if (isSubtotal(total) && isSubtotal(row)) break;
    rows.unshift(row);
    last = row;
  }
  return rows;
}

const FEWEST_ROWS = 2;

/** The bills of a frame: sums under each other with a total, or a subtotal, at the end. */
export const bills = computed((frame: Frame): readonly Bill[] => {
  const all = billRows(frame);
  return all.flatMap((total, at) => {
    if (!isTotal(total) && !isSubtotal(total)) return [];
    const rows = rowsAbove(total, all, at);
    return rows.length >= FEWEST_ROWS ? [{ rows, total }] : [];
  });
});
