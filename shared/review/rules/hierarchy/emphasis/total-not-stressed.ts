import { type Bill, type BillRow, bills } from "../../../../perception/copy/bills.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { fillsOf, styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";

const billByTotal = computed(
  (frame: Frame): ReadonlyMap<Layer, Bill> => new Map(bills(frame).map((bill) => [bill.total.sum, bill])),
);

const isStronger = (own: TextLayer, other: TextLayer): boolean =>
  styleOf(own).sizePx > styleOf(other).sizePx ||
  styleOf(own).weight > styleOf(other).weight ||
  fillsOf(own) !== fillsOf(other);

const isStressed = (total: BillRow, row: BillRow): boolean =>
  isStronger(total.sum, row.sum) || isStronger(total.label, row.label);

export const totalNotStressed = defineRule({
  id: "total-not-stressed",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  says: {
    en: {
      title: "Total set like its rows",
      problem: "“{label} {total}” is set like the {rows} rows above it ({sizePx} px, weight {weight}).",
      why: "The total is what people look for before they pay: where it looks like any other row they have to read the list.",
      fix: "Make the total larger or bolder than the rows, and give it some space or a line above.",
    },
    fr: {
      title: "Total semblable à ses lignes",
      problem:
        "« {label} {total} » est composé comme les {rows} lignes au-dessus ({sizePx} px, graisse {weight}).",
      why: "Le total est ce que l’on cherche avant de payer : s’il ressemble aux autres lignes, il faut lire toute la liste.",
      fix: "Rendez le total plus grand ou plus gras que les lignes, avec un peu d’espace ou un filet au-dessus.",
    },
  },
  applies: (frame) => [...billByTotal(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const bill = billByTotal(frame).get(layer);
    if (!bill || bill.rows.some((row) => isStressed(bill.total, row))) return pass();
    const { label, sum } = bill.total;
    const { sizePx, weight } = styleOf(sum);
    return fail(
      { label: excerpt(wordsOf(label), 40), total: wordsOf(sum), rows: bill.rows.length, sizePx, weight },
      { layers: [label, sum] },
    );
  },
});
