import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { peerParts } from "../../../../perception/structure/peers.ts";
import { amountsIn } from "../../../../perception/text/formats/amount.ts";
import { dateFormat } from "../../../../perception/text/formats/dates-and-times.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";

/** A text that only adds to another one, and is set stronger than it. */
interface LouderText {
  readonly lesser: TextLayer;
  readonly main: TextLayer;
}

const RATIO = 1.2;
const BOLDER = 150;

/** Larger, and no lighter; a bold small text may be either. */
const isLouder = (lesser: TextLayer, main: TextLayer): boolean => {
  const [a, b] = [styleOf(lesser), styleOf(main)];
  return a.sizePx >= RATIO * b.sizePx && a.weight >= b.weight;
};

const FAR_LARGER = 1.3;

/** Terms are small print: so much larger than their price, they drown it however bold it is. */
const drowns = (terms: TextLayer, price: TextLayer): boolean =>
  isLouder(terms, price) || styleOf(terms).sizePx >= FAR_LARGER * styleOf(price).sizePx;

/** The terms of a price, which say nothing by themselves: what it includes, how it is billed. */
const FOOTNOTE =
  /^[(*†¹]|^(?:incl|excl|plus|including|excluding|tax(?:es)? (?:included|excluded|incl|excl)|vat|shipping|delivery (?:not|included|extra)|per|billed|terms apply)\b|\b(?:incl(?:uded|uding)?\.?|excl(?:uded|uding)?\.?) ?(?:tax|vat|delivery|shipping)?\.?$|^(?:ttc|ht|hors|dont|taxes? (?:comprise|incluse)|livraison (?:comprise|en sus|non)|par |facturé|à partir)|(?:comprise?s?|inclus(?:es?)?)$/iu;
const RELATIVE_TIME =
  /^(?:(?:\d{1,2}|an?|one) ?(?:s|m|h|d|w|sec|min|mins|minutes?|hours?|hrs?|days?|weeks?|months?|years?) ago|yesterday|today|just now|il y a .{1,16}|hier|à l['’]instant)$/iu;

const isDate = (words: string): boolean => dateFormat(words) !== undefined || RELATIVE_TIME.test(words);
const isPrice = (words: string): boolean => amountsIn(words).length === 1 && countWords(words) <= 2;

/** In each of several cards that are alike: the texts of one card. */
const cards = (frame: Frame): readonly (readonly TextLayer[])[] =>
  peerParts(frame).flatMap(({ texts }) => {
    const byCell = new Map<unknown, TextLayer[]>();
    for (const peers of texts)
      for (const { cell, part } of peers) byCell.set(cell, [...(byCell.get(cell) ?? []), part]);
    return [...byCell.values()].filter((own) => own.length >= 2);
  });

/** The date of a card that is larger than all else in it. */
const louderDates = (frame: Frame): readonly LouderText[] =>
  cards(frame).flatMap((texts) => {
    const others = texts.filter((text) => !isDate(wordsOf(text)) && countWords(wordsOf(text)) >= 2);
    const lesser = texts.find((text) => isDate(wordsOf(text)));
    const [main] = others.toSorted((a, b) => countWords(wordsOf(b)) - countWords(wordsOf(a)));
    return lesser && main && isLouder(lesser, main) ? [{ lesser, main }] : [];
  });

const FAR_PX = 48;

/** The terms of a price that are larger than the price. */
const louderFootnotes = (frame: Frame): readonly LouderText[] =>
  screenTexts(frame).flatMap((main) => {
    if (!isPrice(wordsOf(main)) && !isLoneFigure(main, frame)) return [];
    const { box } = main.node;
    const lesser = textIndex(frame)
      .touching({ ...box, y: box.y, height: box.height + FAR_PX })
      .find((text) => text !== main && FOOTNOTE.test(wordsOf(text)) && drowns(text, main));
    return lesser ? [{ lesser, main }] : [];
  });

const FIGURE = /^\d{1,6}(?:[.,]\d{2})?$/u;
const SIGN = /^[$€£¥₹₽]$/u;

/** A figure beside the sign of a currency in a text of its own. */
const isLoneFigure = (text: TextLayer, frame: Frame): boolean =>
  FIGURE.test(wordsOf(text)) &&
  textIndex(frame)
    .touching({ ...text.node.box, x: text.node.box.x - 24, width: text.node.box.width + 48 })
    .some((other) => other !== text && SIGN.test(wordsOf(other)));

/** The price of a card that is smaller than everything else in it, and no bolder. */
const faintPrices = (frame: Frame): readonly LouderText[] =>
  cards(frame).flatMap((texts) => {
    const main = texts.find((text) => isPrice(wordsOf(text)));
    if (!main) return [];
    const others = texts.filter((text) => text !== main && /\p{L}{3}/u.test(wordsOf(text)));
    const [lesser] = others.toSorted((a, b) => styleOf(a).sizePx - styleOf(b).sizePx);
    const isFaint = lesser !== undefined && others.every((text) => isFainter(main, text));
    return isFaint ? [{ lesser, main }] : [];
  });

const isFainter = (price: TextLayer, text: TextLayer): boolean =>
  styleOf(text).sizePx >= RATIO * styleOf(price).sizePx &&
  styleOf(price).weight < styleOf(text).weight + BOLDER;

/** The texts of a screen that are set stronger than what they only add to, each with that. */
const louderTexts = computed((frame: Frame): readonly LouderText[] => {
  const told = new Set<Layer>();
  return [...louderFootnotes(frame), ...louderDates(frame), ...faintPrices(frame)].filter(({ main }) => {
    const isNew = !told.has(main);
    told.add(main);
    return isNew;
  });
});

const MOST_QUOTED = 40;

export const lesserTextLouder = defineRule({
  id: "lesser-text-louder",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  says: {
    en: {
      title: "What matters is set smaller",
      problem: "“{main}” ({mainPx} px) is smaller than “{lesser}” ({lesserPx} px), which matters less.",
      why: "People look first at what stands out: here that is not what they came to find out.",
      fix: "Make “{main}” the larger or bolder of the two.",
    },
    fr: {
      title: "L’essentiel est écrit plus petit",
      problem: "« {main} » ({mainPx} px) est plus petit que « {lesser} » ({lesserPx} px), qui compte moins.",
      why: "L’œil va d’abord à ce qui ressort : ici, ce n’est pas ce que l’on est venu chercher.",
      fix: "Faites de « {main} » le plus grand ou le plus gras des deux.",
    },
  },
  applies: (frame) => wholeFrame(frame, screenTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = louderTexts(frame);
    const [first] = found;
    if (!first) return pass();
    const { main, lesser } = first;
    return fail(
      {
        main: excerpt(wordsOf(main), MOST_QUOTED),
        mainPx: styleOf(main).sizePx,
        lesser: excerpt(wordsOf(lesser), MOST_QUOTED),
        lesserPx: styleOf(lesser).sizePx,
      },
      { layers: [...found.map((one) => one.main), ...found.map((one) => one.lesser)] },
    );
  },
});
