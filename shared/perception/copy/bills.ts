import { areNear, bottom, center, right } from "../../scene/geometry.ts";
import {
  PLAIN_TOTALS,
  SUBTOTAL_LABELS,
  TOTAL_LABELS,
  UNSURE_ROW_WORDS,
} from "../../standards/words/bill-words.ts";
import { spend } from "../frame/budget.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { sortedBy } from "../frame/sorted-by.ts";
import { type Amount, amountOf } from "../text/formats/amount.ts";
import { labelWords } from "../text/language/label-words.ts";
import { inkBox } from "../text/typography/ink.ts";
import type { Box } from "../../scene/scene.ts";
import { copyTexts } from "./copy-texts.ts";

/** A line of a bill: what it is for, and the sum at its end. */
export interface BillRow {
  readonly label: TextLayer;
  readonly sum: TextLayer;
  readonly amount: Amount;
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

/** True when a row may be taken off, or may say something without being part of the sum. */
const isUnsureRow = ({ label }: BillRow): boolean =>
  labelWords(label.node.text.characters).some((word) => UNSURE_ROW_WORDS.has(word));

const TIMES = /(?:^|\s)(?:(\d{1,2})\s?[x×]|[x×]\s?(\d{1,2}))(?:\s|$)/iu;

/** All that a row may add to its total, in hundredths: a minus is taken off, of several the price may be that of one. */
export function partsOfSum(row: BillRow): readonly number[] {
  const { label, amount } = row;
  const { cents } = amount;
  if (cents < 0) return [cents];
  if (isUnsureRow(row)) return [cents, -cents, 0];
  const [, before, after] = TIMES.exec(label.node.text.characters) ?? [];
  const times = Number(before ?? after ?? 1);
  return times > 1 ? [cents, times * cents] : [cents];
}

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
    const amount = amountOf(sum.node.text.characters);
    if (!amount) return [];
    const { height } = seenBox(sum);
    const inLine = byMiddle.near(middleOf(sum), height);
    spend(sum, inLine.length);
    const label = labelOf(sum, inLine);
    return label ? [{ label, sum, amount }] : [];
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

/** The rows that are called a total and nothing else, also where no rows stand above them. */
export const plainTotals = computed((frame: Frame): readonly BillRow[] =>
  billRows(frame).filter(({ label }) => PLAIN_TOTALS.has(said(label))),
);

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
