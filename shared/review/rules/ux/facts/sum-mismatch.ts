import { areNear } from "../../../../scene/geometry.ts";
import {
  type Bill,
  type BillRow,
  bills,
  isSubtotal,
  isUnsureRow,
} from "../../../../perception/copy/bills.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineFrameRule } from "../../../rule.ts";

const billByTotal = computed(
  (frame: Frame): ReadonlyMap<Layer, Bill> => new Map(bills(frame).map((bill) => [bill.total.sum, bill])),
);

/** More rows that may count or not than this match nearly any total. */
const MOST_UNSURE = 4;
const ROUNDING_CENTS = 1;

/** The rows that a total sums up: from the last subtotal on, when there is one. */
function summedRows({ rows }: Bill): readonly BillRow[] {
  const from = rows.findLastIndex(isSubtotal);
  return from === -1 ? rows : rows.slice(from);
}

/** Every sum that the rows may come to: what may be taken off, or be part of the rest, is tried each way. */
function possibleSums(rows: readonly BillRow[]): readonly number[] {
  return rows.reduce<readonly number[]>(
    (sums, row) => {
      const { cents } = row.amount;
      const ways = isUnsureRow(row) ? [cents, -Math.abs(cents), 0] : [cents];
      return sums.flatMap((sum) => ways.map((way) => sum + way));
    },
    [0],
  );
}

const plainSum = (rows: readonly BillRow[]): number =>
  rows.reduce((sum, { amount }) => sum + amount.cents, 0);

const isUnderstood = (rows: readonly BillRow[], { total }: Bill): boolean =>
  rows.every(({ amount }) => amount.currency === total.amount.currency) &&
  rows.filter(isUnsureRow).length <= MOST_UNSURE;

const written = (cents: number): string => (cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2));

export const sumMismatch = defineFrameRule({
  id: "sum-mismatch",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/error-prevention/",
  says: {
    en: {
      title: "The total is not the sum",
      problem: "“{label}” says {total}, but the rows above it ({rows}) add up to {sum}.",
      why: "People check what they pay: a bill that does not add up costs their trust, and the screen cannot be tested with them.",
      fix: "Correct the total or the rows, or show the row that is missing.",
    },
    fr: {
      title: "Le total n’est pas la somme",
      problem: "« {label} » annonce {total}, mais les lignes au-dessus ({rows}) font {sum} au total.",
      why: "On vérifie ce que l’on paie : une note qui ne tombe pas juste coûte la confiance, et l’écran ne peut pas être testé.",
      fix: "Corrigez le total ou les lignes, ou montrez la ligne qui manque.",
    },
  },
  find: billByTotal,
  tell: (bill, { pass, fail }) => {
    const rows = summedRows(bill);
    if (rows.length < 2 || !isUnderstood(rows, bill)) return pass();
    const { total } = bill;
    const isRight = possibleSums(rows).some((sum) => areNear(sum, total.amount.cents, ROUNDING_CENTS));
    if (isRight) return pass();
    return fail(
      {
        label: wordsOf(total.label),
        total: wordsOf(total.sum),
        rows: rows.length,
        sum: written(plainSum(rows)),
      },
      { layers: [total.sum, ...rows.map(({ sum }) => sum)] },
    );
  },
});
