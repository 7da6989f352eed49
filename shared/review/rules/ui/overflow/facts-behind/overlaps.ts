import { contains, intersection } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { mainRun } from "../../../../../perception/text/typography/lines.ts";
import { totalOpacity } from "../../../../../perception/paint/opacity.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { sureInk } from "../../../../../perception/text/typography/sure-ink.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import type { Frame, Layer, TextLayer } from "../../../../../perception/frame/frame.ts";
import { seenTexts } from "../../../../../perception/paint/seen-texts.ts";

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
export interface Overlap {
  readonly lower: TextLayer;
  readonly upper: TextLayer;
  readonly shared: Box;
}

/** The texts of a screen that are painted over each other where both can be seen. */
export const overlaps = (frame: Frame): readonly Overlap[] =>
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
