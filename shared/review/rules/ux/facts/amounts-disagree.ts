import { bills, plainTotals } from "../../../../perception/copy/bills.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { type Amount, amountsIn } from "../../../../perception/text/formats/amount.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

/** An amount that a screen states: in large as what it costs, or as the total of its bill. */
interface Stated {
  readonly layer: Layer;
  readonly words: string;
  readonly amount: Amount;
}

const CERTAIN = 0.7;

const onlyAmountIn = (text: string): Amount | undefined => {
  const [only, ...others] = amountsIn(text);
  return others.length === 0 ? only : undefined;
};

const isSaidLoud = ({ role, certainty, parts }: Element): boolean =>
  role === "screen-title" && certainty >= CERTAIN && parts.label !== undefined;

const stated = computed((frame: Frame): readonly Stated[] => {
  const titles = elements(frame).flatMap((element) => {
    const amount = isSaidLoud(element) ? onlyAmountIn(element.label) : undefined;
    return amount ? [{ layer: element.layers[0], words: element.label, amount }] : [];
  });
  const rows = new Set([...bills(frame).map(({ total }) => total), ...plainTotals(frame)]);
  const totals = [...rows].map(({ label, sum, amount }) => ({
    layer: sum,
    words: `${label.node.text.characters} ${sum.node.text.characters}`,
    amount,
  }));
  return [...titles, ...totals];
});

const isPayButton = ({ role, isPrimary, certainty, label }: Element): boolean =>
  role === "button" && isPrimary === true && certainty >= CERTAIN && onlyAmountIn(label) !== undefined;

const payButtons = computed(
  (frame: Frame): ReadonlyMap<Layer, Element> =>
    new Map(
      elements(frame)
        .filter(isPayButton)
        .map((element) => [element.layers[0], element]),
    ),
);

const isSame = (a: Amount, b: Amount): boolean => a.cents === b.cents && a.currency === b.currency;

/** How often each sum is written: what a button says may be a part of the whole, which stands somewhere too. */
const timesWritten = computed((frame: Frame): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { node } of copyTexts(frame))
    for (const { cents, currency } of amountsIn(node.text.characters))
      counts.set(`${cents} ${currency}`, (counts.get(`${cents} ${currency}`) ?? 0) + 1);
  return counts;
});

const isWrittenElsewhere = ({ cents, currency }: Amount, frame: Frame): boolean =>
  (timesWritten(frame).get(`${cents} ${currency}`) ?? 0) > 1;

export const amountsDisagree = defineRule({
  id: "amounts-disagree",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "Two amounts for one thing",
      problem: "The button says “{button}”, but the screen says “{stated}”.",
      why: "People do not pay while they cannot tell what it costs.",
      fix: "State the same amount in both places, or show how one leads to the other.",
    },
    fr: {
      title: "Deux montants pour une même chose",
      problem: "Le bouton dit « {button} », mais l’écran dit « {stated} ».",
      why: "On ne paie pas tant qu’on ne sait pas combien cela coûte.",
      fix: "Indiquez le même montant aux deux endroits, ou montrez comment l’un découle de l’autre.",
    },
  },
  applies: (frame) => (stated(frame).length > 0 ? [...payButtons(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const button = payButtons(frame).get(layer);
    const amount = button && onlyAmountIn(button.label);
    if (!button || !amount || isWrittenElsewhere(amount, frame)) return pass();
    const comparable = stated(frame).filter((one) => one.amount.currency === amount.currency);
    const [first] = comparable;
    if (!first || comparable.some((one) => isSame(one.amount, amount))) return pass();
    return fail(
      { button: excerpt(button.label), stated: excerpt(first.words) },
      { layers: [layer, first.layer] },
    );
  },
});
