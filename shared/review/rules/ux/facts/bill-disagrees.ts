import {
  type Bill,
  type BillRow,
  bills,
  isSubtotal,
  partsOfSum,
  plainTotals,
} from "../../../../perception/copy/bills.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { type Amount, amountsIn } from "../../../../perception/text/formats/amount.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { areNear } from "../../../../scene/geometry.ts";
import { defineFrameRule } from "../../../rule.ts";

/** Two figures of one bill that do not agree. */
interface Disagreement {
  readonly by?: "button";
  readonly evidence: {
    readonly label: string;
    readonly said: string | number;
    readonly found: string | number;
    readonly rows: number;
  };
  readonly layers: readonly Layer[];
}

type Found = readonly (readonly [Layer, Disagreement | undefined])[];

/** More ways of reading the rows than this match nearly any total. */
const MOST_WAYS = 81;
const ROUNDING_CENTS = 1;

/** The rows that a total sums up: from the last subtotal on, when there is one. */
function summedRows({ rows }: Bill): readonly BillRow[] {
  const from = rows.findLastIndex(isSubtotal);
  return from === -1 ? rows : rows.slice(from);
}

/** Every sum that the rows may come to: what may be taken off, or be part of the rest, is tried each way. */
const possibleSums = (rows: readonly BillRow[]): readonly number[] =>
  rows.reduce<readonly number[]>(
    (sums, row) =>
      sums.length > MOST_WAYS ? sums : sums.flatMap((sum) => partsOfSum(row).map((part) => sum + part)),
    [0],
  );

const written = (cents: number): string => (cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2));

function wrongSum(bill: Bill): Disagreement | undefined {
  const { total } = bill;
  const rows = summedRows(bill);
  const sums = possibleSums(rows);
  const isUnderstood =
    rows.every(({ amount }) => amount.currency === total.amount.currency) && sums.length <= MOST_WAYS;
  if (!isUnderstood || sums.some((sum) => areNear(sum, total.amount.cents, ROUNDING_CENTS))) return undefined;
  const sum = rows.reduce((all, { amount }) => all + amount.cents, 0);
  return {
    evidence: {
      label: wordsOf(total.label),
      said: wordsOf(total.sum),
      found: written(sum),
      rows: rows.length,
    },
    layers: [total.sum, ...rows.map((row) => row.sum)],
  };
}

const wrongSums = (frame: Frame): Found => bills(frame).map((bill) => [bill.total.sum, wrongSum(bill)]);

const CERTAIN = 0.7;

const onlyAmountIn = (text: string): Amount | undefined => {
  const [only, ...others] = amountsIn(text);
  return others.length === 0 ? only : undefined;
};

const isSaidLoud = ({ role, certainty, parts }: Element): boolean =>
  role === "screen-title" && certainty >= CERTAIN && parts.label !== undefined;

/** The amounts that a screen states: in large as what it costs, or as the total of its bill. */
function stated(frame: Frame) {
  const titles = elements(frame)
    .filter(isSaidLoud)
    .map(({ layers: [layer], label }) => ({ layer, words: label, amount: onlyAmountIn(label) }));
  const ends = bills(frame).filter(({ total }) => !isSubtotal(total));
  const totals = [...new Set([...ends.map(({ total }) => total), ...plainTotals(frame)])].map(
    ({ label, sum, amount }) => ({
      layer: sum,
      words: `${label.node.text.characters} ${sum.node.text.characters}`,
      amount,
    }),
  );
  return [...titles, ...totals].filter(({ amount }) => amount !== undefined);
}

const isSame = (a: Amount | undefined, b: Amount): boolean =>
  a?.cents === b.cents && a.currency === b.currency;

/** An amount on a button may be a part of the whole, which stands somewhere too. */
const isWrittenTwice = (amount: Amount, frame: Frame): boolean =>
  copyTexts(frame)
    .flatMap(({ node }) => amountsIn(node.text.characters))
    .filter((one) => isSame(one, amount)).length > 1;

/** The main button, where it says another amount than the screen does. */
function payButtons(frame: Frame): Found {
  const all = stated(frame);
  return elements(frame).flatMap(({ role, isPrimary, certainty, label, layers: [layer] }): Found => {
    const amount = role === "button" && isPrimary && certainty >= CERTAIN ? onlyAmountIn(label) : undefined;
    if (!amount || all.length === 0) return [];
    const comparable = all.filter((one) => one.amount?.currency === amount.currency);
    const [first] = comparable;
    const agrees = comparable.some((one) => isSame(one.amount, amount)) || isWrittenTwice(amount, frame);
    if (!first || agrees) return [[layer, undefined]];
    const evidence = { label: "", said: excerpt(label), found: excerpt(first.words), rows: 0 };
    return [[layer, { by: "button", evidence, layers: [layer, first.layer] }]];
  });
}

export const billDisagrees = defineFrameRule({
  id: "bill-disagrees",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/error-prevention/",
  bases: { button: "https://www.nngroup.com/articles/consistency-and-standards/" },
  says: {
    en: {
      title: "The total is not the sum",
      problem: "“{label}” says {said}, but the rows above it ({rows}) add up to {found}.",
      why: "People check what they pay: a bill that does not add up costs their trust, and the screen cannot be tested with them.",
      fix: "Correct the total or the rows, or show the row that is missing.",
      by: {
        button: {
          title: "Two amounts for one thing",
          problem: "The button says “{said}”, but the screen says “{found}”.",
          why: "People do not pay while they cannot tell what it costs.",
          fix: "State the same amount in both places, or show how one leads to the other.",
        },
      },
    },
    fr: {
      title: "Le total n’est pas la somme",
      problem: "« {label} » annonce {said}, mais les lignes au-dessus ({rows}) font {found} au total.",
      why: "On vérifie ce que l’on paie : une note qui ne tombe pas juste coûte la confiance, et l’écran ne peut pas être testé.",
      fix: "Corrigez le total ou les lignes, ou montrez la ligne qui manque.",
      by: {
        button: {
          title: "Deux montants pour une même chose",
          problem: "Le bouton dit « {said} », mais l’écran dit « {found} ».",
          why: "On ne paie pas tant qu’on ne sait pas combien cela coûte.",
          fix: "Indiquez le même montant aux deux endroits, ou montrez comment l’un découle de l’autre.",
        },
      },
    },
  },
  find: (frame) => new Map([...wrongSums(frame), ...payButtons(frame)]),
  tell: (found, { pass, fail }) => {
    if (!found) return pass();
    const { by, evidence, layers } = found;
    return fail(evidence, { layers, ...(by && { by }) });
  },
});
