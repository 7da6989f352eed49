import { center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { hasPicture } from "../../paint/painted-box.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { contrastOfLook, type Sight } from "../evidence/sight.ts";

const SIZE_PX = { minHeight: 28, maxHeight: 72, maxWidth: 420 };
const LEAST_ASPECT = 1.8;
const LONGEST = 28;
const LARGEST_TO_BODY = 1.5;
const PAD_PX = 10;
const OFF_CENTRE = { xPx: 3, xShare: 0.02, yPx: 4 };
const ICON = { smallestPx: 8, gapPx: 24 };
const FILLED = 1.25;
const OUTLINED = 1.4;

const hasButtonSize = ({ width, height }: Box): boolean =>
  height >= SIZE_PX.minHeight &&
  height <= SIZE_PX.maxHeight &&
  width <= SIZE_PX.maxWidth &&
  width >= LEAST_ASPECT * height;

/** True when the ink in a box stands in the middle between its sides, with room on both. */
export function isCentredAcross(ink: Box, box: Box): boolean {
  const offX = Math.abs(center(ink).x - box.x - box.width / 2);
  return (
    offX <= Math.max(OFF_CENTRE.xPx, OFF_CENTRE.xShare * box.width) &&
    Math.min(ink.x - box.x, right(box) - right(ink)) >= PAD_PX
  );
}

/** True when the ink in a box stands in the middle of it. */
const isCentred = (ink: Box, box: Box): boolean =>
  isCentredAcross(ink, box) && Math.abs(center(ink).y - box.y - box.height / 2) <= OFF_CENTRE.yPx;

/** An icon belongs to the words when it stands right beside them; at the other end of the box it opens a list. */
function isBeside(icon: Thing, { box }: TextThing): boolean {
  const gap = Math.max(icon.box.x - right(box), box.x - right(icon.box));
  return icon.box.width >= ICON.smallestPx && gap <= ICON.gapPx;
}

/** Numbers and signs, and no word. */
export const WORDLESS = /^[\p{N}\p{P}\p{S}\s]+$/u;

const isLabel = ({ layer }: TextThing, { bodyPx }: Sight): boolean =>
  layer.node.text.runs.length > 0 &&
  layer.node.text.characters.length <= LONGEST &&
  !WORDLESS.test(layer.node.text.characters) &&
  styleOf(layer).sizePx <= LARGEST_TO_BODY * bodyPx;

function showsLabel(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, boxes, first, leftIcon, inkBox } = thing.content;
  if (!first || !inkBox || texts !== 1 || icons > 1 || pictures + boxes > 0) return false;
  return isLabel(first, sight) && isCentred(inkBox, thing.box) && (!leftIcon || isBeside(leftIcon, first));
}

/** True when a thing is a box in a colour or an outline with a few words in its middle: nearly always a button. */
export const looksLikeButton = (thing: Thing, sight: Sight): boolean =>
  thing.painter !== undefined &&
  !hasPicture(thing.painter) &&
  hasButtonSize(thing.box) &&
  showsLabel(thing, sight) &&
  (contrastOfLook(sight.fillOf(thing)) >= FILLED || contrastOfLook(sight.strokeOf(thing)) >= OUTLINED);
