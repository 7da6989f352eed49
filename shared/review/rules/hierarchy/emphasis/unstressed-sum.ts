import { screenTexts } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { peerParts } from "../../../../perception/structure/peers.ts";
import { amountsIn } from "../../../../perception/text/formats/amount.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineFrameRule } from "../../../rule.ts";

/** A price set no stronger than what it stands beside. */
interface FaintPrice {
  readonly other: TextLayer;
  readonly layers: readonly TextLayer[];
}

/** A bold small price may be louder than a larger text. */
const RATIO = 1.2;
const BOLDER = 150;
/** Terms are small print: so much larger than their price, they drown it however bold it is. */
const DROWNS = 1.3;

const isFainter = (price: TextLayer, text: TextLayer): boolean =>
  styleOf(text).sizePx >= RATIO * styleOf(price).sizePx &&
  styleOf(price).weight < styleOf(text).weight + BOLDER;

/** The terms of a price, which say nothing by themselves: what it includes, how it is billed. */
const FOOTNOTE =
  /^[(*†¹]|^(?:incl|excl|plus|including|excluding|tax(?:es)? (?:included|excluded|incl|excl)|vat|shipping|delivery (?:not|included|extra)|per|billed|terms apply)\b|\b(?:incl(?:uded|uding)?\.?|excl(?:uded|uding)?\.?) ?(?:tax|vat|delivery|shipping)?\.?$|^(?:ttc|ht|hors|dont|taxes? (?:comprise|incluse)|livraison (?:comprise|en sus|non)|par |facturé|à partir)|(?:comprise?s?|inclus(?:es?)?)$/iu;

const isPrice = (text: TextLayer): boolean =>
  amountsIn(wordsOf(text)).length === 1 && countWords(wordsOf(text)) <= 2;

const FIGURE = /^\d{1,6}(?:[.,]\d{2})?$/u;
const SIGN = /^[$€£¥₹₽]$/u;
const NEAR_PX = { sign: 24, terms: 48 };

/** A figure beside the sign of a currency in a text of its own. */
const isLoneFigure = (text: TextLayer, frame: Frame): boolean =>
  FIGURE.test(wordsOf(text)) &&
  textIndex(frame)
    .touching({
      ...text.node.box,
      x: text.node.box.x - NEAR_PX.sign,
      width: text.node.box.width + 2 * NEAR_PX.sign,
    })
    .some((other) => other !== text && SIGN.test(wordsOf(other)));

/** The terms right below a price that are larger than it. */
function louderTerms(price: TextLayer, frame: Frame): TextLayer | undefined {
  const { box } = price.node;
  return textIndex(frame)
    .touching({ ...box, height: box.height + NEAR_PX.terms })
    .find((text) => {
      const isLarger = isFainter(price, text) || styleOf(text).sizePx >= DROWNS * styleOf(price).sizePx;
      return text !== price && FOOTNOTE.test(wordsOf(text)) && isLarger;
    });
}

/** In each of several cards that are alike: the texts of one card. */
const cards = (frame: Frame): readonly (readonly TextLayer[])[] =>
  peerParts(frame).flatMap(({ texts }) => {
    const byCell = new Map<unknown, TextLayer[]>();
    for (const peers of texts)
      for (const { cell, part } of peers) byCell.set(cell, [...(byCell.get(cell) ?? []), part]);
    return [...byCell.values()];
  });

/** The smallest of the other texts of a card, where all of them are louder than its price. */
function louderOnCard(price: TextLayer, card: readonly TextLayer[]): TextLayer | undefined {
  const others = card.filter((text) => text !== price && /\p{L}{3}/u.test(wordsOf(text)));
  const [least] = others.toSorted((a, b) => styleOf(a).sizePx - styleOf(b).sizePx);
  return others.every((text) => isFainter(price, text)) ? least : undefined;
}

/** The prices that are set smaller than their terms, or than all else on their cards: one finding of them all. */
function prices(frame: Frame): readonly (readonly [TextLayer, FaintPrice])[] {
  const withTerms = screenTexts(frame).flatMap((text) => {
    const terms = isPrice(text) || isLoneFigure(text, frame) ? louderTerms(text, frame) : undefined;
    return terms ? [[text, terms] as const] : [];
  });
  const onCards = cards(frame).flatMap((card) => {
    const price = card.find(isPrice);
    const other = price && louderOnCard(price, card);
    return other ? [[price, other] as const] : [];
  });
  const pairs = [...withTerms, ...onCards];
  const [first] = pairs;
  if (!first) return [];
  return [[first[0], { other: first[1], layers: [...new Set(pairs.flat())] }]];
}

const MOST_QUOTED = 40;

export const unstressedSum = defineFrameRule({
  id: "unstressed-sum",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  says: {
    en: {
      title: "What matters is set smaller",
      problem: "“{sum}” ({px} px) is smaller than “{other}” ({otherPx} px), which matters less.",
      why: "People look first at what stands out: here that is not what they came to find out.",
      fix: "Make “{sum}” the larger or bolder of the two.",
    },
    fr: {
      title: "L’essentiel est écrit plus petit",
      problem: "« {sum} » ({px} px) est plus petit que « {other} » ({otherPx} px), qui compte moins.",
      why: "L’œil va d’abord à ce qui ressort : ici, ce n’est pas ce que l’on est venu chercher.",
      fix: "Faites de « {sum} » le plus grand ou le plus gras des deux.",
    },
  },
  find: (frame) => new Map(prices(frame)),
  tell: ({ other, layers }, { layer, fail }) =>
    fail(
      {
        sum: excerpt(wordsOf(layer), MOST_QUOTED),
        px: styleOf(layer).sizePx,
        other: excerpt(wordsOf(other), MOST_QUOTED),
        otherPx: styleOf(other).sizePx,
      },
      { layers },
    ),
});
