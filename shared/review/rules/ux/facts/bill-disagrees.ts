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
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { type Amount, amountOf, amountsIn } from "../../../../perception/text/formats/amount.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { areNear, bottom, right } from "../../../../scene/geometry.ts";
import { COUNTED_LISTS, COUNTED_THINGS } from "../../../../standards/words/count-words.ts";
import { defineFrameRule } from "../../../rule.ts";

/** Two figures of one bill that do not agree. */
interface Disagreement {
  readonly by?: "button" | "count";
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

/** What a button says may be a part of the whole, which stands somewhere too. */
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

const NAMED = /^(\p{L}[\p{L}\s’']{1,30})\s?\(\s?(\d{1,2})\s?\)$/u;
const NUMBERED = /^\(?(\d{1,2})\s(\p{L}{3,12})\)?(?:\s\p{L}{2,12}){0,3}$/u;
/** More of one thing count as several: then prices cannot be counted. */
const SEVERAL_OF_ONE =
  /^(?:[x×]\s?\d{1,2}|\d{1,2}\s?[x×]|\d{1,2}|(?:qty|quantity|qté|quantité)\b.{0,6})$|\s[x×]\s?\d/iu;
const ROWS = { fewest: 2, most: 12 };
const SAME_PX = 4;
const EVEN = 1.15;

/** How many things a text says that there are. */
function countIn(text: TextLayer): number | undefined {
  const line = wordsOf(text).trim();
  const [, name, inBrackets] = NAMED.exec(line) ?? [];
  if (name && COUNTED_LISTS.has(labelWords(name).at(-1) ?? "")) return Number(inBrackets);
  const [, number, thing] = NUMBERED.exec(line) ?? [];
  return thing && COUNTED_THINGS.has(labelWords(thing)[0] ?? "") ? Number(number) : undefined;
}

/** True when prices stand under each other in equal steps: with a gap, a row may have been left out. */
function areInStep(prices: readonly TextLayer[]): boolean {
  const steps = prices.slice(1).map(({ node }, index) => node.box.y - (prices[index]?.node.box.y ?? 0));
  const edges = [({ node }: TextLayer) => node.box.x, ({ node }: TextLayer) => right(node.box)];
  const isColumn = edges.some((edge) =>
    prices.every((one) => Math.abs(edge(one) - edge(prices[0] ?? one)) <= SAME_PX),
  );
  return isColumn && Math.min(...steps) > 0 && Math.max(...steps) <= EVEN * Math.min(...steps);
}

const PICTURE_PX = { min: 32, max: 160, reach: 48 };

/** True when a picture stands in the row of a price, at its start: such a row is bought, and no fee or subtotal. */
function hasPictureBefore({ node: { box } }: TextLayer, frame: Frame): boolean {
  const { x } = frame.root.node.box;
  return paintedIndex(frame)
    .touching({
      x,
      y: box.y - PICTURE_PX.reach,
      width: Math.max(0, right(box) - x),
      height: box.height + 2 * PICTURE_PX.reach,
    })
    .some(
      ({ node: { box: picture } }) =>
        Math.min(picture.width, picture.height) >= PICTURE_PX.min &&
        Math.max(picture.width, picture.height) <= PICTURE_PX.max &&
        picture.y <= box.y + box.height &&
        bottom(picture) >= box.y,
    );
}

/** The one count above a list that ends in a total: where a total follows, all of the list is shown. */
function counts(frame: Frame): Found {
  if (!isForPeople(frame)) return [];
  const texts = copyTexts(frame);
  const [counted, ...others] = texts.filter((text) => countIn(text) !== undefined);
  const [total] = plainTotals(frame).toSorted((a, b) => a.label.node.box.y - b.label.node.box.y);
  if (!counted || others.length > 0 || !total) return [];
  const [top, end] = [bottom(counted.node.box), total.label.node.box.y];
  const between = texts.filter(({ node }) => node.box.y >= top - 1 && bottom(node.box) <= end);
  if (between.some((text) => SEVERAL_OF_ONE.test(wordsOf(text).trim()))) return [];
  const prices = between
    .filter((text) => amountOf(text.node.text.characters) !== undefined && hasPictureBefore(text, frame))
    .toSorted((a, b) => a.node.box.y - b.node.box.y);
  const [said, rows] = [countIn(counted) ?? 0, prices.length];
  if (rows < ROWS.fewest || rows > ROWS.most || !areInStep(prices)) return [];
  const evidence = { label: excerpt(wordsOf(counted)), said, found: rows, rows };
  return [[counted, said === rows ? undefined : { by: "count", evidence, layers: [counted, ...prices] }]];
}

const CONSISTENCY = "https://www.nngroup.com/articles/consistency-and-standards/";

export const billDisagrees = defineFrameRule({
  id: "bill-disagrees",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/error-prevention/",
  bases: { button: CONSISTENCY, count: CONSISTENCY },
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
        count: {
          title: "A count that its list contradicts",
          problem: "“{label}” counts {said}, but the list below it has another number of rows: {found}.",
          why: "People look for what is missing, or fear to pay for what they did not choose.",
          fix: "Correct the count or the list, or say on a row that there are several of it.",
        },
      },
    },
    fr: {
      title: "Le total n’est pas la somme",
      problem: "« {label} » annonce {said}, mais les lignes au-dessus ({rows}) font {found} au total.",
      why: "On vérifie ce que l’on paie : une note qui ne tombe pas juste coûte la confiance, et l’écran ne peut pas être testé.",
      fix: "Corrigez le total ou les lignes, ou montrez la ligne qui manque.",
      by: {
        button: {
          title: "Deux montants pour une même chose",
          problem: "Le bouton dit « {said} », mais l’écran dit « {found} ».",
          why: "On ne paie pas tant qu’on ne sait pas combien cela coûte.",
          fix: "Indiquez le même montant aux deux endroits, ou montrez comment l’un découle de l’autre.",
        },
        count: {
          title: "Un nombre que la liste contredit",
          problem:
            "« {label} » en compte {said}, mais la liste qui suit n’a pas ce nombre de lignes : {found}.",
          why: "On cherche ce qui manque, ou l’on craint de payer ce qu’on n’a pas choisi.",
          fix: "Corrigez le nombre ou la liste, ou indiquez sur une ligne qu’elle vaut pour plusieurs.",
        },
      },
    },
  },
  find: (frame) => new Map([...wrongSums(frame), ...payButtons(frame), ...counts(frame)]),
  tell: (found, { pass, fail }) => {
    if (!found) return pass();
    const { by, evidence, layers } = found;
    return fail(evidence, { layers, ...(by && { by }), ...(by === "count" && { severity: "minor" }) });
  },
});
