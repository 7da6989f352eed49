import { groupBy } from "../../../../group-by.ts";
import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { viewHeight } from "../../../../perception/structure/screens/first-view.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";
import { heaviest } from "../../../../perception/text/typography/heaviest.ts";

/** The texts set in one size, or so near to it that they are scaled instances. */
interface SizeUse {
  readonly sizePx: number;
  readonly layers: readonly TextLayer[];
}

/** The size that most of these texts have; the first one wins a draw. */
const usualSize = (layers: readonly TextLayer[]): number =>
  heaviest(layers.map((layer) => [styleOf(layer).sizePx, 1])) ?? 0;

/** Texts by size, the smallest size first. Scaled instances have fractions of a px: they are put together in steps of half a px. */
const textsBySize = (texts: readonly TextLayer[]): readonly SizeUse[] =>
  [...groupBy(texts, (text) => Math.round(styleOf(text).sizePx * 2)).values()]
    .map((layers) => ({ sizePx: usualSize(layers), layers }))
    .toSorted((a, b) => a.sizePx - b.sizePx);

const MOST_SIZES = 8;
/** A page of more views than this is a row of screens, each with a title and a display of its own. */
const MOST_VIEWS = 3;
/** Larger letters are drawing. */
const LARGEST_PX = 120;
const FEWEST_TEXTS = 12;

const isLong = (frame: Frame): boolean => frame.root.node.box.height > MOST_VIEWS * viewHeight(frame);

/** Braces and other signs by themselves are drawings. */
const isRead = (text: TextLayer): boolean => /[\p{L}\p{N}]/u.test(text.node.text.characters);

export const typeScale = defineRule({
  id: "type-scale",
  aspect: "hierarchy",
  severity: "minor",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  says: {
    en: {
      title: "Too many text sizes",
      problem: "The {count} texts of this screen are set in too many sizes: {sizes} px.",
      why: "A few clear steps show what matters more; with many, the order of importance blurs.",
      fix: "Choose a scale of four to six sizes, and set each text in the nearest one.",
    },
    fr: {
      title: "Trop de tailles de texte",
      problem: "Les {count} textes de cet écran sont composés en trop de tailles : {sizes} px.",
      why: "Quelques paliers nets montrent ce qui compte ; trop de tailles brouillent l’ordre d’importance.",
      fix: "Choisissez une échelle de quatre à six tailles, et ramenez chaque texte à la plus proche.",
    },
  },
  applies: (frame) =>
    screenTexts(frame).length >= FEWEST_TEXTS ? wholeFrame(frame, screenTexts(frame)) : [],
  check: (_, { frame, pass, fail }) => {
    const texts = screenTexts(frame);
    const sizes = textsBySize(texts.filter(isRead)).filter(({ sizePx }) => sizePx <= LARGEST_PX);
    const evidence = { count: texts.length, sizes: sizes.map(({ sizePx }) => sizePx) };
    if (sizes.length <= MOST_SIZES || isLong(frame)) return pass();
    const rarest = sizes.toSorted((a, b) => a.layers.length - b.layers.length);
    const layers = rarest.slice(0, sizes.length - MOST_SIZES).flatMap((size) => size.layers);
    return fail(evidence, { layers });
  },
});
