import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { area, contains, intersection } from "../../../../scene/geometry.ts";
import { defineRule } from "../../../rule.ts";
import type { Box } from "../../../../scene/scene.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { mainRun } from "../../../../perception/text/typography/lines.ts";
import { totalOpacity } from "../../../../perception/paint/opacity.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { sureInk } from "../../../../perception/text/typography/sure-ink.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";

const SMALLEST_OVERLAP_PX = { width: 6, height: 3 };
/** Huge or faint letters are decoration behind the text. */
const LARGEST_TEXT_PX = 96;
const FAINT = 0.4;

const isReadable = (text: TextLayer): boolean =>
  mainRun(text).sizePx <= LARGEST_TEXT_PX &&
  totalOpacity(text) > FAINT &&
  !text.node.isMask &&
  !isForeignPart(text) &&
  (text.node.fills ?? []).some(({ opacity = 1 }) => opacity > FAINT);

const hides = ({ node, visibleBox }: Layer, place: Box): boolean =>
  visibleBox !== null &&
  contains(visibleBox, place, 1) &&
  (node.opacity ?? 1) > FAINT &&
  (node.fills ?? []).some(({ opacity = 1 }) => opacity > FAINT);

/** A sheet, a card or a menu painted over the lower text hides it where both lie. */
const isHidden = (lower: TextLayer, place: Box, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(place)
    .some((layer) => layer.order > lower.order && hides(layer, place));

function overlapOf(a: TextLayer, b: TextLayer): Box | null {
  const [first, second] = [sureInk(a), sureInk(b)];
  const shared = first && second && intersection(first, second);
  if (!shared || shared.width < SMALLEST_OVERLAP_PX.width) return null;
  return shared.height >= SMALLEST_OVERLAP_PX.height ? shared : null;
}

const isSameText = (a: TextLayer, b: TextLayer): boolean =>
  a.node.text.characters.trim() === b.node.text.characters.trim();

/** A later text that is painted over an earlier one, and the place where they cross. */
interface Overlap {
  readonly lower: TextLayer;
  readonly upper: TextLayer;
  readonly shared: Box;
}

/** The texts of a screen that are painted over each other where both can be seen. */
const overlaps = (frame: Frame): readonly Overlap[] =>
  seenTexts(frame)
    .filter(isReadable)
    .flatMap((lower) =>
      textIndex(frame)
        .touching(lower.node.box)
        .filter((upper) => upper.order > lower.order && isReadable(upper) && !isSameText(lower, upper))
        .flatMap((upper) => {
          const shared = overlapOf(lower, upper);
          return shared && !isHidden(lower, shared, frame) ? [{ lower, upper, shared }] : [];
        }),
    );

export const textCovered = defineRule({
  id: "text-covered",
  aspect: "ui",
  severity: "major",
  certainty: "likely",
  judges: "texts",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html",
  says: {
    en: {
      title: "Texts overlap",
      problem: "“{text}” and “{cover}” are painted over each other, on {percent} % of the first.",
      why: "Where they cross, neither can be read.",
      fix: "Move them apart, or put both into an auto layout so that one makes room for the other.",
    },
    fr: {
      title: "Textes superposés",
      problem: "« {text} » et « {cover} » sont peints l’un sur l’autre, sur {percent} % du premier.",
      why: "Là où ils se croisent, aucun des deux n’est lisible.",
      fix: "Écartez-les, ou placez-les dans un auto layout pour que l’un fasse de la place à l’autre.",
    },
  },
  applies: (frame) => [...new Set(overlaps(frame).map(({ lower }) => lower))],
  check: (layer, { frame, fail }) =>
    overlaps(frame)
      .filter(({ lower }) => lower === layer)
      .map(({ upper, shared }) =>
        fail(
          {
            text: quote(layer.node.text.characters),
            cover: quote(upper.node.text.characters),
            percent: Math.round((100 * area(shared)) / area(layer.node.box)),
          },
          { layers: [layer, upper] },
        ),
      ),
});
