import { liesWithin } from "../../../perception/frame/lies-within.ts";
import type { Change } from "../../../mend/change.ts";
import type { NearWidth } from "../../../perception/controls/fields/near-widths.ts";
import type { Element } from "../../../perception/elements/element.ts";
import { closest, type Frame, type Layer } from "../../../perception/frame/frame.ts";
import { areNear, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { moveThing } from "./move-thing.ts";
import { isPlacedByLayout, lengthChange, moveLayer } from "../set-values.ts";
import { resizeThing } from "./resize-thing.ts";
import { painterOf } from "../../../perception/things/thing.ts";
import { thingOfLayer } from "../../../perception/things/thing-of-layer.ts";

/** Gives a button other edges; its words stay in its middle. */
function withEdges(button: Element, edges: Box, frame: Frame): readonly Change[] {
  const [layer] = button.layers;
  if (isPlacedByLayout(layer)) return [];
  const { box } = layer.node;
  const thing = thingOfLayer(layer, frame);
  const isBox = thing !== undefined && painterOf(thing) === layer;
  const resized = isBox ? resizeThing(thing, { ...box, x: edges.x, width: edges.width }) : undefined;
  return resized ?? stretched(button, edges);
}

/** A group or a drawing is stretched as a whole; words that are no part of it come along. */
function stretched({ layers: [layer, ...others], parts }: Element, edges: Box): readonly Change[] {
  const { label, icons = [] } = parts;
  const drawnOn = new Set([...others, ...(label ? [label] : []), ...icons]);
  const { x, width } = layer.node.box;
  return [
    ...lengthChange(layer, "x", x, edges.x),
    ...lengthChange(layer, "width", width, edges.width),
    ...[...drawnOn]
      .filter((one) => closest(one, (around) => around === layer) === undefined)
      .flatMap((one) => moveLayer(one, center(edges).x - center(layer.node.box).x, 0)),
  ];
}

const SAME_PX = 2;

/** The layers of a field that are moved with it: its box, and the words around it. */
function movedWith({ layers: [layer], parts }: Element, frame: Frame): readonly Layer[] {
  const { label, helper } = parts;
  const box = thingOfLayer(layer, frame);
  const around = [label, helper].filter((text) => {
    const thing = text && thingOfLayer(text, frame);
    return thing && box && !liesWithin(thing, box);
  });
  return [layer, ...around.flatMap((text) => text ?? [])];
}

/** Moves the fields under a button that stands in the middle of the screen, as they do not. */
function fieldsLikeButton({ button, form }: NearWidth, frame: Frame): readonly Proposal[] {
  const [{ box: field }] = form;
  const middle = center(frame.root.node.box).x;
  const isMiddle = (box: Box): boolean => areNear(center(box).x, middle, SAME_PX);
  const isOneSize = areNear(button.box.width, field.width, SAME_PX);
  if (!isOneSize || !isMiddle(button.box) || form.some(({ box }) => isMiddle(box))) return [];
  const rightPx = Math.round(button.box.x - field.x);
  const moved = new Set(form.flatMap((one) => movedWith(one, frame)));
  const moves = [...moved].map((layer) => {
    const thing = thingOfLayer(layer, frame);
    return thing ? moveThing(thing, rightPx, 0) : [];
  });
  if (moves.some((changes) => changes.length === 0)) return [];
  return [propose("fields-like-button", { px: Math.abs(rightPx) }, moves.flat())];
}

/** The room that is left of a box, and right of it, in another one. */
const roomIn = (around: Box, box: Box): readonly [leftPx: number, rightPx: number] => [
  box.x - around.x,
  right(around) - right(box),
];

/** True of a field without the padding that the button under it keeps on both sides: its own came on top of its width. */
function losesPadding({ layers: [field], box }: Element, button: Element): boolean {
  const { parent } = button.layers[0];
  if (!parent || field.parent !== parent) return false;
  const [leftPx, rightPx] = roomIn(parent.node.box, button.box);
  const leastPx = Math.min(...roomIn(parent.node.box, box));
  return areNear(leftPx, rightPx, SAME_PX) && leastPx < SAME_PX && leftPx > SAME_PX;
}

/** Gives a button, and those below it, the edges of the fields; or the fields those of a button in the middle. Fields that reach over the padding are themselves at fault. */
export function alignWithFields(near: NearWidth, frame: Frame): readonly Proposal[] {
  const { button, mates, form } = near;
  if (form.some((one) => losesPadding(one, button))) return [];
  const [{ box: field }] = form;
  const changes = [button, ...mates].map((one) => withEdges(one, field, frame));
  const isMove = areNear(button.box.width, field.width, SAME_PX);
  const px = Math.round(Math.abs(field.x - button.box.x));
  const moved = propose("place-of-equals", { px }, changes.flat());
  const likeFields = changes.every((own) => own.length > 0)
    ? [isMove ? moved : propose("edges-of-fields", { to: Math.round(field.width) }, changes.flat())]
    : [];
  return [...likeFields, ...fieldsLikeButton(near, frame)];
}
