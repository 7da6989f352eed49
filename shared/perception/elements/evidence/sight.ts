import { countsOf } from "../../../group-by.ts";
import { ALIKE_PX } from "../../frame/limits.ts";
import { center, stepOf } from "../../../scene/geometry.ts";
import { BLACK, contrastOf, mix, toHex, WHITE } from "../../../scene/color.ts";
import type { Box, Paint, Rgb } from "../../../scene/scene.ts";
import { indexBoxes, type BoxIndex } from "../../frame/box-index.ts";
import { computedInSteps } from "../../frame/computed.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { mainRun } from "../../text/typography/lines.ts";
import { heaviest } from "../../text/typography/heaviest.ts";
import { bodyStyle, styleOf } from "../../text/typography/text-style.ts";
import { isWords, type TextThing, type Thing } from "../../things/thing.ts";
import { things } from "../../things/things.ts";

/** How a painted box or a text looks against what lies below it. */
export interface Look {
  readonly color: Rgb;
  readonly ground: Rgb;
  /** From 0 to 1. */
  readonly opacity: number;
  readonly isPlain: boolean;
  /** Against the ground, 1 to 21. */
  readonly contrast: number;
}

/** The facts of a whole screen by which the role of each thing on it is told. */
export interface Sight {
  readonly frame: Frame;
  readonly box: Box;
  readonly bodyPx: number;
  readonly bodyWeight: number;
  /** The largest letters. */
  readonly largestPx: number;
  /** The colour of most letters. */
  readonly bodyColor: Rgb;
  readonly things: readonly Thing[];
  readonly texts: BoxIndex<TextLayer>;
  readonly textThings: ReadonlyMap<TextLayer, TextThing>;
  /** The colour that a thing is painted on, as far as plain colours tell. */
  readonly groundOf: (thing: Thing) => Rgb;
  readonly fillOf: (thing: Thing) => Look | undefined;
  readonly strokeOf: (thing: Thing) => Look | undefined;
  /** How many things look alike and stand in one row, in one column, or anywhere. */
  readonly twins: { readonly row: Twins; readonly column: Twins; readonly anywhere: Twins };
}

export type Twins = (thing: Thing) => number;

const UNKNOWN: Rgb = { r: 0.5, g: 0.5, b: 0.5 };

const mean = (colors: readonly Rgb[]): Rgb =>
  colors.length === 0
    ? UNKNOWN
    : {
        r: colors.reduce((sum, { r }) => sum + r, 0) / colors.length,
        g: colors.reduce((sum, { g }) => sum + g, 0) / colors.length,
        b: colors.reduce((sum, { b }) => sum + b, 0) / colors.length,
      };

function colorOf(paint: Paint): Rgb {
  if (paint.type === "solid") return paint.color;
  return paint.type === "gradient" ? mean(paint.stops.map(({ color }) => color)) : UNKNOWN;
}

function alphaOf(paint: Paint): number {
  const own = paint.opacity ?? 1;
  if (paint.type !== "gradient" || paint.stops.length === 0) return own;
  return (own * paint.stops.reduce((sum, { color }) => sum + color.a, 0)) / paint.stops.length;
}

const topOf = (paints: readonly Paint[] | undefined): Paint | undefined =>
  paints?.findLast((paint) => alphaOf(paint) > 0);

function lookOf(paints: readonly Paint[] | undefined, layerOpacity: number, ground: Rgb): Look | undefined {
  const paint = topOf(paints);
  if (!paint) return undefined;
  const opacity = alphaOf(paint) * layerOpacity;
  const color = mix(ground, colorOf(paint), opacity);
  return { color, ground, opacity, isPlain: paint.type === "solid", contrast: contrastOf(color, ground) };
}

const fillPaintsOf = (thing: Thing): readonly Paint[] | undefined => {
  if (!isWords(thing)) return (thing.painter ?? thing.layer).node.fills;
  if (thing.layer.node.text.runs.length === 0) return undefined;
  return mainRun(thing.layer).fills ?? thing.layer.node.fills;
};

const hasStrokeWidth = ({ node }: NonNullable<Thing["painter"]>): boolean =>
  node.stroke?.widthsPx.some((width) => width > 0) ?? false;

/** The looks of all things, each after what it lies in. */
function looksOf(all: readonly Thing[]) {
  const fills: (Look | undefined)[] = [];
  const strokes: (Look | undefined)[] = [];
  const grounds: Rgb[] = [];
  for (const thing of all) {
    const outer = thing.parent?.order ?? -1;
    const ground =
      fills[outer] && !isWords(thing.parent as Thing) ? fills[outer].color : (grounds[outer] ?? WHITE);
    const opacity = (thing.painter ?? thing.layer).node.opacity ?? 1;
    grounds.push(ground);
    fills.push(lookOf(fillPaintsOf(thing), opacity, ground));
    strokes.push(
      thing.painter && hasStrokeWidth(thing.painter)
        ? lookOf(thing.painter.node.strokes, opacity, ground)
        : undefined,
    );
  }
  return { fills, strokes, grounds };
}

function countTwins(all: readonly Thing[], keyOf: (thing: Thing) => string): Twins {
  const keys = all.map(keyOf);
  const counts = countsOf(keys);
  return (thing) => (counts.get(keys[thing.order] ?? "") ?? 1) - 1;
}

const sizeOf = (thing: Thing): number =>
  isWords(thing) && thing.layer.node.text.runs.length > 0 ? styleOf(thing.layer).sizePx : 0;

const kindKey = (thing: Thing): string => `${thing.kind}${thing.painter ? "*" : ""}`;

const lineKey = (thing: Thing): string =>
  isWords(thing) ? `${sizeOf(thing)}` : `${kindKey(thing)} ${stepOf(thing.box.height, ALIKE_PX)}`;

function bodyColorOf(texts: readonly TextThing[], fills: readonly (Look | undefined)[]): Rgb {
  const seen = texts.map(({ order, layer }) => {
    const color = fills[order]?.color ?? UNKNOWN;
    return { color, hex: toHex(color), characters: layer.node.text.characters.length };
  });
  const most = heaviest(seen.map(({ hex, characters }) => [hex, characters]));
  return seen.findLast(({ hex }) => hex === most)?.color ?? BLACK;
}

/** A screen at one look. */
export const sight = computedInSteps(function* (frame: Frame): Generator<void, Sight, void> {
  const all = things(frame);
  const texts = all.filter(isWords).filter(({ layer }) => layer.node.text.runs.length > 0);
  const { fills, strokes, grounds } = looksOf(all);
  yield;
  const textThings = new Map(texts.map((thing) => [thing.layer, thing]));
  const body = bodyStyle(frame);
  const bodyColor = bodyColorOf(texts, fills);
  yield;
  const lines = all.map(lineKey);
  yield;
  const row = countTwins(all, (thing) => `${lines[thing.order]} ${stepOf(center(thing.box).y, ALIKE_PX)}`);
  yield;
  const column = countTwins(all, (thing) => `${lines[thing.order]} ${stepOf(thing.box.x, ALIKE_PX)}`);
  yield;
  const anywhere = countTwins(
    all,
    (thing) =>
      `${kindKey(thing)} ${stepOf(thing.box.width, ALIKE_PX)} ${stepOf(thing.box.height, ALIKE_PX)} ${sizeOf(thing)}`,
  );
  yield;
  return {
    frame,
    box: frame.root.node.box,
    bodyPx: body.sizePx || 16,
    bodyWeight: body.weight || 400,
    largestPx: texts.reduce((most, text) => Math.max(most, sizeOf(text)), body.sizePx || 16),
    bodyColor,
    things: all,
    texts: indexBoxes(
      texts.map(({ layer }) => layer),
      (layer) => textThings.get(layer)?.box ?? null,
    ),
    textThings,
    groundOf: ({ order }) => grounds[order] ?? WHITE,
    fillOf: ({ order }) => fills[order],
    strokeOf: ({ order }) => strokes[order],
    twins: { row, column, anywhere },
  };
});

/** Contrast of a look against its ground, 1 to 21; 1 for none. */
export const contrastOfLook = (look: Look | undefined): number => look?.contrast ?? 1;

const SEEN = 1.02;

/** False of a box in the colour of what it lies on, without an outline: nobody sees where it ends. */
export const isSeenBox = (thing: Thing, { fillOf, strokeOf }: Sight): boolean =>
  thing.painter !== undefined &&
  (thing.painter.node.effects !== undefined ||
    contrastOfLook(fillOf(thing)) >= SEEN ||
    contrastOfLook(strokeOf(thing)) >= SEEN);
