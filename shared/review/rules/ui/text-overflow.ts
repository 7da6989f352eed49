import { area, bottom, intersection, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { isForeignPart } from "../../../perception/elements/foreign-part.ts";
import { lineCount } from "../../../perception/text/lines.ts";
import { boxPainter } from "../../../perception/paint/painted-box.ts";
import { sureInk } from "../../../perception/text/sure-ink.ts";
import { quote } from "../../../perception/elements/target-words.ts";
import { ancestors, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { seenTexts } from "../../../perception/paint/seen-texts.ts";
import { defineRule } from "../../rule.ts";

const SMALLEST_OVERFLOW_PX = 2;

/** The box of a line is often taller than its letters: only lower-case letters are sure. */
function sureHeight(text: TextLayer): Box {
  const { box } = text.node;
  const sure = sureInk(text);
  return sure ? { ...box, y: sure.y, height: sure.height } : box;
}

/** Where the glyphs lie, when that is known for sure. */
function knownInk(text: TextLayer): Box | undefined {
  const { node } = text;
  if (node.rotationDeg) return undefined;
  if (node.renderBox && !node.effects) return node.renderBox;
  return node.text.resize === "width-and-height" ? sureHeight(text) : undefined;
}

/** The label on the outline of a field, or a mark on the rim of a card, straddles the edge on purpose. */
const isOnRim = (ink: Box, { y, height }: Box): boolean =>
  (ink.y < y && bottom(ink) > y) ||
  (ink.y < y + height && bottom(ink) > y + height && ink.height < height / 2);

/** The box that is painted around the text and not the screen itself. */
const containerOf = (text: TextLayer): Layer | undefined =>
  ancestors(text).find((layer) => boxPainter(layer) !== undefined || layer.node.clipsContent === true);

const isMostlyInside = (ink: Box, container: Box): boolean =>
  area(intersection(ink, container) ?? { x: 0, y: 0, width: 0, height: 0 }) > area(ink) / 2;

const isTooWide = (ink: Box, { node: { box } }: Layer): boolean =>
  ink.x < box.x - SMALLEST_OVERFLOW_PX || right(ink) > right(box) + SMALLEST_OVERFLOW_PX;

const overflowOf = (ink: Box, container: Box): number =>
  Math.max(
    container.x - ink.x,
    container.y - ink.y,
    right(ink) - right(container),
    bottom(ink) - bottom(container),
  );

export const textOverflow = defineRule({
  id: "text-overflow",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html",
  says: {
    title: "Text sticks out of its box",
    problem: "“{text}” sticks {overflowPx} px out of “{container}”.",
    why: "It looks broken, and the text may run into what stands beside it.",
    fix: "Let “{container}” grow with its text, or shorten the text.",
  },
  applies: (frame) => seenTexts(frame).filter((text) => !isForeignPart(text) && knownInk(text) !== undefined),
  check: (text, { pass, fail }) => {
    const ink = knownInk(text);
    const container = containerOf(text);
    if (!ink || !container?.parent || container.node.clipsContent) return pass();
    if (isOnRim(text.node.box, container.node.box) && lineCount(text) === 1 && !isTooWide(ink, container))
      return pass();
    const overflowPx = Math.round(overflowOf(ink, container.node.box) * 10) / 10;
    if (overflowPx < SMALLEST_OVERFLOW_PX || !isMostlyInside(ink, container.node.box)) return pass();
    return fail({
      text: quote(text.node.text.characters),
      overflowPx,
      container: container.node.name,
    });
  },
});
