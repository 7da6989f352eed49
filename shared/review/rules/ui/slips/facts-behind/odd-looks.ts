import { hundredths } from "../../../../../scene/round.ts";
import { isSeenPaint, plainColor } from "../../../../../scene/paints-of.ts";
import { groupBy } from "../../../../../group-by.ts";
import { areAlike } from "../../../../../perception/contrast/colors/alike-colors.ts";
import { colorDistance } from "../../../../../perception/contrast/colors/color-distance.ts";
import { activeTargets } from "../../../../../perception/controls/targets/targets.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  type Frame,
  type Layer,
  type TextLayer,
  descendants,
  isText,
} from "../../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../../perception/frame/look-of-paints.ts";
import { groundBehind } from "../../../../../perception/paint/backdrop.ts";
import { boxPainter, hasStroke } from "../../../../../perception/paint/painted-box.ts";
import { type Peer, peerParts, standsOut } from "../../../../../perception/structure/peers.ts";
import { thingOfLayer } from "../../../../../perception/things/thing-of-layer.ts";
import { fillsOf, styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { fromHex, quantize, toHex } from "../../../../../scene/color.ts";
import type { Paint } from "../../../../../scene/scene.ts";
import { sizeLike } from "../../../../fixes/set-values.ts";
import {
  byPart,
  type ComparedParts,
  isWithin,
  type Odd,
  oddAmong,
  type PeerSlip,
  slipIn,
  type ValueTrait,
} from "./odd-ones.ts";

type Look = ValueTrait<ComparedParts>;

/** The one that all of them are; undefined where they differ, or where there is none. */
const commonOf = <T extends string | number>(values: readonly T[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

const isItalic = ({ node }: TextLayer): boolean => node.text.runs.every((run) => run.isItalic);

const MOST_TEXT_RATIO = 1.25;

/** Exactly one of family, size, weight and slant differs: what differs in more is another kind of text. */
function differsInOne(a: TextLayer, b: TextLayer): boolean {
  const [one, other] = [styleOf(a), styleOf(b)];
  const differing = [
    one.fontFamily !== other.fontFamily,
    one.sizePx !== other.sizePx,
    one.weight !== other.weight,
    isItalic(a) !== isItalic(b),
  ];
  return differing.filter(Boolean).length === 1 && isWithin(one.sizePx, other.sizePx, MOST_TEXT_RATIO);
}

/** True at the ends of a list, where its head or its sum stands, which is bold. */
const isAtEnd = ({ index, others }: Odd): boolean => index === 0 || index === others;

const TEXT: Look = {
  name: "text",
  groups: ({ texts }) => texts,
  written: (part) => {
    if (!isText(part)) return undefined;
    const { fontFamily, sizePx, weight } = styleOf(part);
    return `${fontFamily}, ${sizePx} px, ${weight}${isItalic(part) ? " italic" : ""}`;
  },
  isSlip: (odd) => {
    const [{ part }, model] = [odd.peer, odd.model];
    if (!isText(part) || !isText(model)) return false;
    const isBolder = styleOf(part).weight !== styleOf(model).weight;
    return differsInOne(part, model) && fillsOf(part) === fillsOf(model) && !(isBolder && isAtEnd(odd));
  },
  mend: ({ peer: { part }, model }) => (isText(part) && isText(model) ? sizeLike(part, model) : []),
};

/** The only colour of some paints as it is written; undefined where there is none, or anything but one plain colour. */
function writtenColor(paints: readonly Paint[] | undefined): string | undefined {
  const color = plainColor(paints);
  return color && toHex(quantize(color));
}

const shapesOf = (sign: Layer): readonly Layer[] =>
  [sign, ...descendants(sign)].filter(
    (layer) => layer.visibleBox !== null && (layer.node.fills?.some(isSeenPaint) || hasStroke(layer)),
  );

/** The largest difference of colours that is a slip: larger ones were chosen. */
const MOST_SHADE = 0.07;
/** The least difference between a fill and its ground: a fainter one marks a row that is chosen, pointed at or not read yet. */
const SMALLEST_FROM_GROUND = 0.1;

const isWash = ({ own, peer: { part } }: Odd, frame: Frame): boolean => {
  const ground = groundBehind(frame, part.node.box, part.order);
  return !ground || colorDistance(ground, fromHex(own)) < SMALLEST_FROM_GROUND;
};

const isNearColor = ({ own, usual }: Odd): boolean =>
  colorDistance(fromHex(own), fromHex(usual)) <= MOST_SHADE;

const INK: Omit<Look, "groups" | "written"> = {
  name: "shade",
  isSame: areAlike,
  isSlip: (odd, peers) => isNearColor(odd) && !standsOut(peers, odd.peer),
};

const SHADES: readonly Look[] = [
  {
    ...INK,
    groups: ({ boxes }) => [boxes],
    written: ({ node }) => writtenColor(node.fills),
    isSlip: (odd, _, frame) => isNearColor(odd) && !isWash(odd, frame),
  },
  {
    ...INK,
    groups: ({ boxes }) => [boxes],
    written: (layer) => (hasStroke(layer) ? writtenColor(layer.node.strokes) : undefined),
  },
  {
    ...INK,
    groups: ({ texts }) => texts,
    written: ({ node }) =>
      node.text?.runs.some(({ fills }) => fills) ? undefined : writtenColor(node.fills),
  },
];

/** The width of the lines of a box, the same on all sides that have one; undefined for none. */
const borderWidth = (layer: Layer): number | undefined =>
  hasStroke(layer)
    ? commonOf((layer.node.stroke?.widthsPx ?? []).filter((px) => px > 0).map(hundredths))
    : undefined;

const MOST_WIDTH_RATIO = 2.5;
/** The least difference of two lines that anybody sees. */
const SMALLEST_OFF_PX = 0.5;

const px = (length: number | undefined): string | undefined =>
  length ? `${hundredths(length)} px` : undefined;

const isOffWithin = ({ own, usual }: Odd, leastPx: number, ratio: number): boolean => {
  const [a, b] = [Number.parseFloat(own), Number.parseFloat(usual)];
  return Math.abs(a - b) >= leastPx && isWithin(a, b, ratio);
};

/** True of a thinner line, which has slipped: a thicker one, or one of another colour, marks what is chosen, focused or wrong. */
const isThinner = (odd: Odd): boolean =>
  Number.parseFloat(odd.own) < Number.parseFloat(odd.usual) &&
  isOffWithin(odd, SMALLEST_OFF_PX, MOST_WIDTH_RATIO);

const LINES: readonly Look[] = [
  {
    name: "line",
    groups: ({ boxes }) => [boxes],
    written: (box) => px(borderWidth(box)),
    isSlip: (odd, boxes) => isThinner(odd) && !standsOut(boxes, odd.peer),
  },
  {
    name: "line",
    groups: ({ signs }) => signs,
    written: (sign) =>
      px(
        commonOf(
          shapesOf(sign)
            .filter(hasStroke)
            .map((shape) => borderWidth(shape) ?? 0),
        ),
      ),
    isSlip: (odd, signs) => isThinner(odd) && !standsOut(signs, odd.peer),
  },
];

/** The shadows of a layer in the notation of CSS, without their colours: x, y, blur, spread. */
const shadowOf = ({ node: { effects = [] } }: Layer): string =>
  effects
    .filter(({ type }) => type === "drop-shadow" || type === "inner-shadow")
    .map(({ offset, radiusPx, spreadPx = 0 }) =>
      [offset?.x ?? 0, offset?.y ?? 0, radiusPx, spreadPx].map(hundredths).join(" "),
    )
    .join(", ");

const NO_SHADOW = "0";

const SHADOW: Look = {
  name: "shadow",
  groups: ({ boxes }) => [boxes],
  written: (box) => shadowOf(box) || NO_SHADOW,
  // The only one that has a shadow is lifted up on purpose; one that is filled in another way is chosen.
  isSlip: (odd, boxes) =>
    odd.usual !== NO_SHADOW &&
    !standsOut(boxes, odd.peer) &&
    lookOfPaints(odd.peer.part.node.fills) === lookOfPaints(odd.model.node.fills),
};

/** The types of layers that have corners of their own. */
const BOXES: ReadonlySet<string> = new Set(["FRAME", "INSTANCE", "RECTANGLE", "COMPONENT"]);
const SIZE_RATIO = 1.1;
const ANY_RATIO = 100;
const SMALLEST_RADIUS_OFF_PX = 0.5;

const roundestOf = ({ node: { box } }: Layer): number => Math.min(box.width, box.height) / 2;

/** The radius of all four corners, of a pill half of it; undefined of square ones and where they differ, as at the ends of a joined row. */
function radiusOf(layer: Layer): number | undefined {
  const radius = commonOf(layer.node.cornerRadiiPx ?? []);
  return BOXES.has(layer.node.type) && radius !== undefined ? Math.min(radius, roundestOf(layer)) : undefined;
}

/** Boxes of one height, as chips with words of different lengths, or of nearly one size. */
const isOfOneSize = ({ peer: { part }, model }: Odd): boolean => {
  const [a, b] = [part.node.box, model.node.box];
  const isOneHeight = Math.abs(a.height - b.height) <= 1;
  return isOneHeight || (isWithin(a.width, b.width, SIZE_RATIO) && isWithin(a.height, b.height, SIZE_RATIO));
};

const CORNERS: Look = {
  name: "corners",
  groups: ({ boxes, chips }) => [boxes, ...chips],
  written: (box) => px(radiusOf(box)),
  // The only pill is another kind of box.
  isSlip: (odd) =>
    isOfOneSize(odd) &&
    radiusOf(odd.peer.part) !== roundestOf(odd.peer.part) &&
    isOffWithin(odd, SMALLEST_RADIUS_OFF_PX, ANY_RATIO),
};

const LOOKS: readonly Look[] = [TEXT, ...SHADES, ...LINES, SHADOW, CORNERS];

/** A layer as one to be compared, in a cell of its own; none of what is no thing by itself. */
function alone(layer: Layer, part: Layer, frame: Frame): readonly Peer[] {
  const thing = thingOfLayer(layer, frame) ?? thingOfLayer(part, frame);
  return thing ? [{ part, cell: { thing, layers: [layer], box: layer.node.box } }] : [];
}

/** The buttons and fields of a screen that have corners. */
const controls = (frame: Frame): readonly Peer[] =>
  activeTargets(frame, "button", "icon-button", "field").flatMap((control) => {
    const part = boxPainter(control);
    return part && radiusOf(part) ? alone(control, part, frame) : [];
  });

/** The one of the buttons and fields of one height, wherever they stand, whose corners no other control has. */
function oddControls(frame: Frame): readonly PeerSlip[] {
  const all = controls(frame);
  const alike = groupBy(all, ({ part }) => Math.round(part.node.box.height));
  return [...alike.values()]
    .flatMap((group) => slipIn(CORNERS, group, frame))
    .filter(({ said }) => all.filter(({ part }) => CORNERS.written(part) === said.own).length === 1);
}

/** The layers that differ in one look from all their equals. */
export const oddLooks = computed((frame: Frame): readonly PeerSlip[] =>
  byPart([...peerParts(frame).flatMap((parts) => oddAmong(LOOKS, parts, frame)), ...oddControls(frame)]),
);
