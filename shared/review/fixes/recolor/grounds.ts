import type { Change } from "../../../mend/change.ts";
import { colorDistance } from "../../../perception/contrast/colors/color-distance.ts";
import { isPlain } from "../../../perception/contrast/colors/is-plain.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import { type Frame, frameOf, type Layer } from "../../../perception/frame/frame.ts";
import { remembered } from "../../../perception/frame/remembered.ts";
import { paintedIndex } from "../../../perception/paint/painted-index.ts";
import { paintedBehind } from "../../../perception/paint/backdrop.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { cutRatio, contrastOf, fromHex, toHex } from "../../../scene/color.ts";
import { area, contains, grow } from "../../../scene/geometry.ts";
import type { Box, GradientPaint, Rgb } from "../../../scene/scene.ts";
import { GROUND, LARGE_GROUND } from "../cost.ts";
import { propose, type Proposal } from "../fix.ts";
import { type Faint, type InkOnGround, type Priced } from "./faint.ts";
import { isLogotype } from "./is-logotype.ts";
import { isSeenPaint, plainPaint } from "../../../scene/paints-of.ts";
import { isLargeText } from "../../../standards/wcag.ts";

const LARGEST_SHARE = 0.2;
const TALLEST_CONTROL_PX = 72;
/** The ground of all there is: other screens have it, too. */
const WHOLE = 0.9;
/** To give a large part of the screen another colour is for a designer to decide, but for a shade. */
const FARTHEST_LARGE = 0.2;

const shareOfScreen = ({ node: { box } }: Layer, { root }: Frame): number => area(box) / area(root.node.box);

/** True for the box of a button, a tag or a card; false for a part of the screen. */
export const isPart = (ground: Layer, frame: Frame): boolean =>
  ground.node.box.height <= TALLEST_CONTROL_PX || shareOfScreen(ground, frame) <= LARGEST_SHARE;

/** A box, and where it stands in the order of painting. */
interface Place {
  readonly box: Box;
  readonly order: number;
}

/** The ratio of a place, as it is printed: that of the finding, where people are told of it. */
const ratioIn = ({ seen, ground }: InkOnGround): number => cutRatio(contrastOf(seen, ground));

interface Shift {
  readonly from: Rgb;
  readonly to: Rgb;
}

const changeOf =
  ({ node }: Layer) =>
  ({ from, to }: Shift): Change => ({
    layer: node.id,
    property: "fill",
    from: toHex(from),
    to: toHex(to),
  });

function priced(proposal: Priced["proposal"], shifts: readonly Shift[], ground: Layer, frame: Frame) {
  const far = Math.max(...shifts.map(({ from, to }) => colorDistance(from, to)));
  if (isPart(ground, frame)) return [{ proposal, cost: far * GROUND }];
  return far <= FARTHEST_LARGE && shareOfScreen(ground, frame) < WHOLE
    ? [{ proposal, cost: far * LARGE_GROUND }]
    : [];
}

const MOST_SEAMS = 4;

/** True of a box that is told from what lies behind it by more than its colour. */
const isSetOff = ({ node: { strokes = [], effects = [] } }: Layer): boolean =>
  strokes.some(isSeenPaint) || effects.length > 0;

/**
 * A ground with what lies behind it in the same colour, the last one the largest: people see one box, and a patch where only a part
 * of it gets another colour.
 */
function seamless(ground: Layer, from: Rgb, frame: Frame): readonly [Layer, ...Layer[]] {
  const found: [Layer, ...Layer[]] = [ground];
  for (let top = ground; found.length < MOST_SEAMS && !isSetOff(top);) {
    const behind = paintedBehind(frame, top.node.box, top.order);
    const paint = plainPaint(behind?.node.fills);
    if (!behind || !paint || toHex(paint.color) !== toHex(from)) break;
    found.push(behind);
    top = behind;
  }
  return found;
}

/** The least contrast to a new ground that small things and larger boxes on it keep, where they had as much. */
const KEPT = { small: 2, large: 1.1 };
const SMALL_PX = 48;

interface Other {
  readonly color: Rgb;
  readonly least: number;
}

function otherOf({ node: { fills, box } }: Layer): readonly (readonly [key: string, other: Other])[] {
  const paint = plainPaint(fills);
  if (!paint) return [];
  const least = Math.max(box.width, box.height) <= SMALL_PX ? KEPT.small : KEPT.large;
  return [[`${toHex(paint.color)} ${least}`, { color: paint.color, least }]];
}

/** The colors of the icons and boxes on a ground, each once: many words may ask for another ground. */
const othersOn = remembered((ground: Layer): readonly Other[] => {
  const place = grow(ground.node.box, 1);
  const on = paintedIndex(frameOf(ground))
    .touching(ground.node.box)
    .filter(({ order, node }) => order > ground.order && contains(place, node.box));
  return [...new Map(on.flatMap(otherOf)).values()];
});

interface Ink {
  readonly color: Rgb;
  readonly isLarge: boolean;
}

/** The colors of the words on a ground, told once for all that lie there. */
const inksOn = remembered((ground: Layer): readonly Ink[] => {
  const frame = frameOf(ground);
  return textIndex(frame)
    .touching(ground.node.box, ({ node, order }) => paintedBehind(frame, node.box, order) === ground)
    .flatMap(({ node }) => {
      const [run] = node.text.runs;
      const color = plainPaint(run?.fills ?? node.fills)?.color;
      return color ? { color, isLarge: run !== undefined && isLargeText(run) } : [];
    });
});

/** True where larger words in a color, which can be read, lie on the ground of some words: black lines below a white title. */
export function hasTitleIn(color: Rgb, { box, order }: Place, frame: Frame): boolean {
  const ground = paintedBehind(frame, box, order);
  return (
    ground !== undefined && inksOn(ground).some((ink) => ink.isLarge && toHex(ink.color) === toHex(color))
  );
}

/** True when something else on a ground, an icon or a box, would be lost on a new one. */
const losesOthers = (ground: Layer, { from, to }: Shift): boolean =>
  othersOn(ground).some(
    ({ color, least }) => contrastOf(color, from) >= least && contrastOf(color, to) < least,
  );

/** True when words on a ground are read with more effort on a new one, however well. */
export const losesWords = (ground: Layer, { from, to }: Shift): boolean =>
  inksOn(ground).some(({ color }) => contrastOf(color, to) < contrastOf(color, from));

/** True of a ground that becomes black or white, or nearly so: no second choice beside other words. */
export const isGroundLost = ({ kind, values }: Proposal): boolean =>
  kind === "ground-color" && isPlain(fromHex(String(values["to"])));

function plainGround(from: Rgb, ground: Layer, { told, required }: Faint, frame: Frame): readonly Priced[] {
  const to = readableColor(from, told.seen, required);
  if (!to) return [];
  const numbers = { to: toHex(to), before: ratioIn(told), after: ratioIn({ ...told, ground: to }) };
  const shift = { from, to };
  const seen = seamless(ground, from, frame);
  const whole = seen.at(-1) ?? ground;
  if (losesOthers(whole, shift) || losesWords(whole, shift)) return [];
  const changes = seen.map((layer) => changeOf(layer)(shift));
  return priced(propose("ground-color", numbers, changes), [shift], whole, frame);
}

/** A gradient whose ends come so much nearer to each other, and so near, is one no more. */
const LEAST_OF_GRADIENT = { share: 0.5, run: 0.1 };

/** The stops of a gradient on which the text is too faint get darker, or lighter, and the others stay. */
function gradientGround(
  { stops }: GradientPaint,
  ground: Layer,
  { told, required }: Faint,
  frame: Frame,
): readonly Priced[] {
  const { seen } = told;
  const moved = stops.map(({ color }): Shift | undefined => {
    if (color.a < 1) return undefined;
    const to = contrastOf(seen, color) >= required ? color : readableColor(color, seen, required);
    return to && { from: color, to };
  });
  const shifts = moved.filter((shift) => shift !== undefined);
  const changed = shifts.filter(({ from, to }) => toHex(from) !== toHex(to));
  const [first, last] = [shifts[0], shifts.at(-1)];
  if (shifts.length < stops.length || changed.length === 0 || !first || !last) return [];
  const after = Math.min(...shifts.map(({ to }) => ratioIn({ seen, ground: to })));
  const changes = changed.map(changeOf(ground));
  // Where its stops differ in nothing but how much they let through, it is one colour to the eye.
  const isOne = new Set(shifts.map(({ to }) => toHex(to))).size === 1;
  // By its two ends nobody knows what becomes of the colours between them.
  if (!isOne && stops.length > 2) return [];
  const runs = (end: keyof Shift): number => colorDistance(first[end], last[end]);
  if (runs("to") < Math.min(LEAST_OF_GRADIENT.run, LEAST_OF_GRADIENT.share * runs("from"))) return [];
  const proposal = isOne
    ? propose("ground-color", { to: toHex(first.to), before: ratioIn(told), after }, changes)
    : propose("ground-gradient", { first: toHex(first.to), last: toHex(last.to), after }, changes);
  return priced(proposal, changed, ground, frame);
}

/** Other colours for the box that lies right behind something: what is written or drawn keeps its own. */
export function grounds(faint: Faint, place: Place, frame: Frame): readonly Priced[] {
  const ground = paintedBehind(frame, place.box, place.order);
  const fills = ground?.node.fills?.filter(({ opacity = 1 }) => opacity > 0) ?? [];
  const [fill] = fills;
  if (!ground || isLogotype(ground) || !fill || !fills.every(({ opacity = 1 }) => opacity === 1)) return [];
  const plain = plainPaint(fills);
  if (plain) return plainGround(plain.color, ground, faint, frame);
  const isGradient = fills.length === 1 && fill.type === "gradient" && !fill.blendMode;
  return isGradient ? gradientGround(fill, ground, faint, frame) : [];
}
