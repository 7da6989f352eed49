import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { mainRun } from "../../../perception/text/typography/lines.ts";
import { areNear, bottom, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { isRoom } from "./room.ts";
import { moveLayer } from "../set-values.ts";
import { INSET_PX, type Sticking, sticksOutSideways } from "./sticking.ts";
import { thingOfLayer } from "../../../perception/things/thing-of-layer.ts";

const ROW = { textsPx: 6, boxesPx: 3, size: 0.15 };

/** The labels of a row of boxes that stand on one line with a text. */
function rowMates(text: TextLayer, box: Box, frame: Frame) {
  const { x, width } = frame.root.node.box;
  const middle = center(text.node.box).y;
  const isAlike = (one: TextLayer): boolean =>
    one !== text &&
    areNear(one.node.box.y, text.node.box.y, ROW.textsPx) &&
    Math.abs(mainRun(one).sizePx - mainRun(text).sizePx) <= ROW.size * mainRun(text).sizePx;
  return textIndex(frame)
    .touching({ x, y: middle, width, height: 0 }, isAlike)
    .flatMap((mate) => {
      const [ink, thing] = [inkBox(mate), thingOfLayer(mate, frame)?.parent];
      const isOfRow =
        thing?.painter !== undefined &&
        areNear(thing.box.y, box.y, ROW.boxesPx) &&
        areNear(thing.box.height, box.height, ROW.boxesPx);
      return ink && thing && isOfRow ? [{ text: mate, ink, thing }] : [];
    });
}

/** True when another text of a box begins where this one does, or ends there. */
const isInColumn = ({ text, thing }: Sticking): boolean =>
  thing.children.some(
    ({ layer: { node } }) =>
      node !== text.node &&
      node.text !== undefined &&
      (areNear(node.box.x, text.node.box.x, ROW.boxesPx) ||
        areNear(right(node.box), right(text.node.box), ROW.boxesPx)),
  );

/** To the left or the right by a few px, where it belongs to no column of texts. */
export function moveSideways(sticking: Sticking): readonly Proposal[] {
  const { text, ink, frame, box, thing, isAlone } = sticking;
  const free = box.width - ink.width;
  const isBeyond = ink.x < box.x && right(ink) > right(box);
  const isOut = sticksOutSideways(sticking) && ink.y >= box.y && bottom(ink) <= bottom(box);
  if (!isOut || isBeyond || free < 2 * INSET_PX.usual || isInColumn(sticking)) return [];
  const edge = ink.x < box.x ? box.x + INSET_PX.usual : right(box) - INSET_PX.usual - ink.width;
  const rightPx = Math.round((isAlone ? center(box).x - ink.width / 2 : edge) - ink.x);
  const place = { ...ink, x: ink.x + rightPx };
  if (!isRoom(place, frame, ({ layer }) => layer === text || layer === thing.layer)) return [];
  const px = Math.round(Math.min(place.x - box.x, right(box) - right(place)));
  const changes = moveLayer(text, rightPx, 0);
  return changes.length > 0 ? [propose("move-inside", { px }, changes)] : [];
}

/** Up or down by a few px, to where its letters keep a distance from both edges; the labels of its row go along. */
export function moveInside(sticking: Sticking): readonly Proposal[] {
  const { text, ink, frame, box, thing } = sticking;
  const free = box.height - ink.height;
  const insetPx = Math.min(INSET_PX.usual, Math.floor(free / 2));
  if (sticksOutSideways(sticking) || insetPx < INSET_PX.least) return [];
  const mates = rowMates(text, box, frame);
  const all = [{ text, ink, thing }, ...mates];
  const isAbove = ink.y < box.y;
  const steps = all.map((one) =>
    Math.round(isAbove ? box.y + insetPx - one.ink.y : bottom(box) - insetPx - bottom(one.ink)),
  );
  // The one that sticks out farthest decides for the row.
  const downPx = isAbove ? Math.max(...steps) : Math.min(...steps);
  const isFree = all.every((one) => {
    const place = { ...one.ink, y: one.ink.y + downPx };
    return isRoom(place, frame, ({ layer }) => layer === one.text || layer === one.thing.layer);
  });
  const moves = all.map((one) => moveLayer(one.text, 0, downPx));
  if (!isFree || moves.some((changes) => changes.length === 0)) return [];
  const kind = mates.length > 0 ? "move-row-inside" : "move-inside";
  return [propose(kind, { px: insetPx }, moves.flat())];
}
