import { area, bottom, intersection, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { isForeignPart } from "../../computed/foreign-part.ts";
import { boxPainter } from "../../computed/painted-box.ts";
import { quote } from "../../computed/target-words.ts";
import { ancestors, type Layer, type TextLayer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

const SMALLEST_OVERFLOW_PX = 2;

/** Where the glyphs lie, when that is known for sure. */
function knownInk({ node }: TextLayer): Box | undefined {
  if (node.rotationDeg) return undefined;
  if (node.renderBox && !node.effects) return node.renderBox;
  return node.text.resize === "width-and-height" ? node.box : undefined;
}

/** The box that is painted around the text and not the screen itself. */
const containerOf = (text: TextLayer): Layer | undefined =>
  ancestors(text).find((layer) => boxPainter(layer) !== undefined || layer.node.clipsContent === true);

const isMostlyInside = (ink: Box, container: Box): boolean =>
  area(intersection(ink, container) ?? { x: 0, y: 0, width: 0, height: 0 }) > area(ink) / 2;

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
  applies: (frame) => frame.texts.filter((text) => !isForeignPart(text) && knownInk(text) !== undefined),
  check: (text, { pass, fail }) => {
    const ink = knownInk(text);
    const container = containerOf(text);
    if (!ink || !container?.parent || container.node.clipsContent) return pass();
    const overflowPx = Math.round(overflowOf(ink, container.node.box) * 10) / 10;
    if (overflowPx < SMALLEST_OVERFLOW_PX || !isMostlyInside(ink, container.node.box)) return pass();
    return fail({
      text: quote(text.node.text.characters),
      overflowPx,
      container: container.node.name,
    });
  },
});
