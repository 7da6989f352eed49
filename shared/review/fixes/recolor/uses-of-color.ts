import { layersById } from "../../../perception/frame/layers-by-id.ts";
import { computed } from "../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../perception/frame/frame.ts";
import { groundBehind, paintedBehind } from "../../../perception/paint/backdrop.ts";
import { isForeignPart } from "../../../perception/parts/foreign-part.ts";
import { colorDistance } from "../../../perception/contrast/colors/color-distance.ts";
import { isPlain } from "../../../perception/contrast/colors/is-plain.ts";
import { isAnotherGround, losesName } from "../../../perception/contrast/colors/same-color.ts";
import { isVeiled } from "../../../perception/paint/veils.ts";
import { isLogotype } from "./is-logotype.ts";
import { groupBy } from "../../../group-by.ts";
import { type Change, type ColorChange, type ColorProperty, isColorChange } from "../../../mend/change.ts";
import { contrastOf, fromHex, isInColor, mix, toHex } from "../../../scene/color.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Paint, Rgb } from "../../../scene/scene.ts";
import { isPart, losesWords } from "./grounds.ts";
import { ONE_COLOR } from "./inks.ts";

/** A colour that is set by hand; where a variable or a style gives it, that decides. */
export const isByHand = (change: Change): change is ColorChange =>
  isColorChange(change) && (change.at ?? change.variable ?? change.style ?? change.opacity) === undefined;

interface Use {
  readonly layer: Layer;
  readonly property: ColorProperty;
  readonly hex: string;
  /** Letters, signs and lines are told from their ground; a box is one. */
  readonly isInk: boolean;
}

/** True of a colour that is no grey, nor black or white: those half a design has. */
const isHue = (hex: string): boolean => isInColor(fromHex(hex)) && !isPlain(fromHex(hex));

const BOXES: ReadonlySet<string> = new Set(["RECTANGLE", "FRAME", "INSTANCE", "COMPONENT", "ELLIPSE"]);

/** A drawing that is no larger is a sign; a box or a disc that is no thicker a line, a bar or a dot, else a ground or a sample. */
const SIGN_PX = 48;
const LINE_PX = 16;

export function isSmall({ node }: Layer): boolean {
  const { width, height } = node.box;
  if (node.text) return true;
  return BOXES.has(node.type) && !node.isArc
    ? Math.min(width, height) <= LINE_PX
    : Math.max(width, height) <= SIGN_PX;
}

function usesIn(layer: Layer): readonly Use[] {
  const { node } = layer;
  if (node.isMask || isLogotype(layer) || isForeignPart(layer)) return [];
  const use =
    (property: ColorProperty) =>
    (paints: readonly Paint[] | undefined): readonly Use[] => {
      const paint = plainPaint(paints);
      const isInk = property === "stroke" || isSmall(layer);
      return paint ? [{ layer, property, hex: toHex(paint.color), isInk }] : [];
    };
  const fills = node.text ? node.text.runs.map((run) => run.fills ?? node.fills) : [node.fills];
  const isDrawing = !isSmall(layer) && !BOXES.has(node.type);
  return [...(isDrawing ? [] : fills.flatMap(use("fill"))), ...use("stroke")(node.strokes)];
}

/**
 * The drawn layers in each colour, without logos, pictures and what a dialog lies over, and with what has been
 * scrolled out of sight.
 */
const usesOfColor = computed((frame: Frame): ReadonlyMap<string, readonly Use[]> =>
  groupBy(
    frame.layers.flatMap(usesIn).filter(({ layer }) => !isVeiled(layer, frame)),
    ({ hex }) => hex,
  ),
);

export const behind = ({ node: { box }, order }: Layer, frame: Frame): Layer | undefined =>
  paintedBehind(frame, box, order);

/** The colour behind a layer; in a box whose corners are round, or that lets some of its ground through, that of its middle. */
function groundOf(layer: Layer, frame: Frame): Rgb | undefined {
  const known = groundBehind(frame, layer.node.box, layer.order);
  const box = known ? undefined : behind(layer, frame);
  const paint = plainPaint(box?.node.fills);
  if (!box || !paint) return known;
  const { color, opacity = 1 } = paint;
  const below = opacity < 1 ? groundOf(box, frame) : color;
  return below && mix(below, color, opacity);
}

/** True on a ground that is not known, or that a new colour is told from no less than the former one. */
export const isNoLessSeen = (ground: Rgb | undefined, { from, to }: ColorChange): boolean =>
  !ground || contrastOf(fromHex(to), ground) >= contrastOf(fromHex(from), ground);

/**
 * True when it is told from its ground in a new colour as well as before. Where the ground is no one colour, or the new
 * colour has another name, it has to lie on the ground of what is to change: there both become brown.
 */
export function goesAlong({ layer }: Pick<Use, "layer">, change: ColorChange, frame: Frame): boolean {
  const [ground, changed] = [groundOf(layer, frame), layersById(frame).get(change.layer)];
  const isSure = ground !== undefined && !losesName(fromHex(change.from), fromHex(change.to));
  const isOnOneGround = changed !== undefined && behind(layer, frame) === behind(changed, frame);
  return (isSure || isOnOneGround) && isNoLessSeen(ground, change);
}

/** A colour that draws more changes at its source, or in the words alone. */
const MOST_USES = 200;

/**
 * The other letters, signs and lines in the former colour of some changes, in the new one, and the other boxes where one of them is a
 * box; of a grey none: half a design has it. Where the miss is slight, all that has the colour: two shades a hair apart are a slip.
 */
export function inTheSameColor(
  changes: readonly [ColorChange, ...ColorChange[]],
  isSlight: boolean,
  frame: Frame,
): readonly ColorChange[] {
  const [{ from, to }] = changes;
  const shift = { from: fromHex(from), to: fromHex(to) };
  const belonging = isSlight || isHue(from) ? (usesOfColor(frame).get(from) ?? []) : [];
  const changed = new Set(changes.map(({ layer }) => layer));
  const hasBox = belonging.some(({ layer, isInk }) => !isInk && changed.has(layer.node.id));
  return belonging.length > MOST_USES
    ? []
    : belonging
        .filter(({ isInk, layer }) => isSlight || isInk || (hasBox && isPart(layer, frame)))
        .filter(
          ({ isInk, layer }) =>
            isInk || (!isAnotherGround(shift.from, shift.to) && !losesWords(layer, shift)),
        )
        .filter((use) => goesAlong(use, changes[0], frame))
        .map(({ layer, property }) => ({ layer: layer.node.id, property, from, to }));
}

/** How far a change goes from the former colour. */
export const reachOf = ({ from, to }: ColorChange): number => colorDistance(fromHex(from), fromHex(to));

/** True of a step from one shade to another that is seen where both stand side by side. */
const isSeenStep = (change: Change): change is ColorChange =>
  isColorChange(change) && isHue(change.from) && isInColor(fromHex(change.to)) && reachOf(change) > ONE_COLOR;

/** A farther one makes another colour, and no second shade. */
const FARTHEST_SHADE = 0.12;

const isShade = (change: Change): change is ColorChange =>
  isByHand(change) && reachOf(change) <= FARTHEST_SHADE;

/** True when changes leave a use of a colour that they take from others; of all, or of those that are asked for. */
function leaves(
  changes: readonly ColorChange[],
  frame: Frame,
  isAsked?: (use: Use, changed: readonly Use[], change: ColorChange) => boolean,
): boolean {
  const places = new Set(changes.map(({ layer, property }) => `${layer} ${property}`));
  return [...groupBy(changes, ({ from }) => from)].some(([from, [first]]) => {
    const uses = groupBy(usesOfColor(frame).get(from) ?? [], ({ layer, property }) =>
      places.has(`${layer.node.id} ${property}`),
    );
    return uses.get(false)?.some((use) => isAsked?.(use, uses.get(true) ?? [], first) ?? true);
  });
}

/** True when changes take a hue from some of its places by a step that is seen. */
export const leavesHue = (changes: readonly ColorChange[], frame: Frame): boolean =>
  leaves(changes.filter(isSeenStep), frame);

/**
 * True when changes take a hue from some letters, signs and lines of a screen, or from some of its boxes, and leave it to others of
 * them that could have the new one: two reds stand side by side then. Where the miss is slight, when they leave the colour to
 * anything.
 */
export const leavesTwoShades = (changes: readonly Change[], isSlight: boolean, frame: Frame): boolean =>
  isSlight
    ? leaves(changes.filter(isShade), frame)
    : leaves(changes.filter(isSeenStep), frame, ({ layer, isInk }, changed, first) => {
        const ground = groundOf(layer, frame);
        return (
          changed.some((one) => one.isInk === isInk) && ground !== undefined && isNoLessSeen(ground, first)
        );
      });
