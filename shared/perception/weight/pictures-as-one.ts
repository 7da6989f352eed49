import { area, liesMostlyIn } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { hasPicture } from "../paint/painted-box.ts";
import { boxKey } from "./same-box.ts";
import type { VisualElement } from "./visual-element.ts";

const isGraphic = ({ kind }: VisualElement): boolean => kind === "picture" || kind === "shape";

/** Pictures and plain shapes that lie on each other are seen as one, the uppermost. */
function withStacksAsOne(found: readonly VisualElement[]): readonly VisualElement[] {
  const stacks = new Map<string, VisualElement>();
  for (const one of found.filter(isGraphic)) {
    const below = stacks.get(boxKey(one.box))?.things ?? [];
    stacks.set(boxKey(one.box), { ...one, things: [...one.things, ...below] });
  }
  const uppermost = new Map([...stacks.values()].map((stack) => [stack.layer, stack]));
  return found.flatMap((one) => (isGraphic(one) ? (uppermost.get(one.layer) ?? []) : one));
}

/** So much of a stroke lies in the drawing that it belongs to. */
const LYING_IN = 0.85;

const isDrawn = ({ kind, layer }: VisualElement): boolean => kind === "picture" && !hasPicture(layer);

const isMark = (one: VisualElement): boolean =>
  one.kind === "shape" || isDrawn(one) || (one.kind === "icon" && one.element === undefined);

const liesIn = (inner: Box, outer: Box): boolean =>
  area(inner) < area(outer) && liesMostlyIn(inner, outer, LYING_IN);

/** Small marks and plain shapes in the box of a drawing are strokes of it, in whatever layers they are filed. */
function withoutStrokes(found: readonly VisualElement[]): readonly VisualElement[] {
  const drawn = new Map(found.filter(isDrawn).map(({ layer, box }) => [layer, box]));
  const index = indexBoxes([...drawn.keys()], (layer) => drawn.get(layer) ?? null);
  const isStroke = (one: VisualElement): boolean =>
    isMark(one) && index.touching(one.box).some((layer) => liesIn(one.box, drawn.get(layer) ?? one.box));
  return found.filter((one) => !isStroke(one));
}

/** The same elements, given in painting order, with each picture as one, however many layers it is drawn with. */
export const picturesAsOne = (found: readonly VisualElement[]): readonly VisualElement[] =>
  withoutStrokes(withStacksAsOne(found));
