import { colorfulness, contrastOf, toHex } from "../../scene/color.ts";
import {
  byPlace,
  area,
  center,
  contains,
  gapBetween,
  grow,
  intersection,
  stepOf,
} from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { list } from "../../standards/list.ts";
import { groupBy } from "../../group-by.ts";
import type { Role } from "../elements/element.ts";
import { elementByLayer } from "../elements/elements.ts";
import { sight, type Look } from "../elements/evidence/sight.ts";
import { indexBoxes, type BoxIndex } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";
import { closest, type Frame, type Layer } from "../frame/frame.ts";
import { ALIKE_PX } from "../frame/limits.ts";
import { uncoveredShare } from "../paint/covers/covered.ts";
import { seenTexts } from "../paint/seen-texts.ts";
import { isNoPart } from "../parts/foreign-part.ts";
import { boxInFirstView, firstView } from "../structure/screens/first-view.ts";
import { repetitions, type Cell } from "../structure/repetition/repetition.ts";
import { mainRun } from "../text/typography/lines.ts";
import { isWords, type Thing } from "../things/thing.ts";

/** A thing of the first view with its weight to the eye: 100 is that of the heaviest. */
export interface WeighedElement {
  readonly layer: Layer;
  /** The box in which it can be seen before anything is scrolled. */
  readonly box: Box;
  readonly weight: number;
}

/** A thing that is seen as one, and in how much of its own box. */
interface Seen {
  readonly thing: Thing;
  readonly layer: Layer;
  readonly box: Box;
  readonly share: number;
  readonly role: Role | undefined;
}

/** Roles that hold other things, or are words alone: the things in them count, and not the whole. */
const HOLDERS: ReadonlySet<string> = list(
  "tab-bar, list-row, card, sheet, picture, screen-title, section-heading, price, error-text, helper-text",
);

const roleOf = (thing: Thing, frame: Frame): Role | undefined => elementByLayer(frame).get(thing.layer)?.role;

/** True when nothing in a thing is seen by itself: words, an icon, a control. */
function isClosed(thing: Thing, frame: Frame): boolean {
  const role = roleOf(thing, frame);
  return isWords(thing) || thing.kind === "icon" || (role !== undefined && !HOLDERS.has(role));
}

/** True of a photograph, a drawing, or a block of colour: a painted box that holds words or pictures is their ground. */
function isBlock(thing: Thing, frame: Frame): boolean {
  const { texts, pictures } = thing.content;
  const isPicture = thing.kind === "picture" || roleOf(thing, frame) === "picture";
  return isPicture || (thing.painter !== undefined && texts === 0 && pictures === 0);
}

/** All that is seen in a thing, each as one. */
function seenIn(thing: Thing, frame: Frame, texts: ReadonlySet<Layer>): readonly Seen[] {
  const { layer, painter = layer, box } = thing;
  if (isNoPart(layer)) return [];
  const closed = thing.parent !== null && isClosed(thing, frame);
  const inside = closed ? [] : thing.children.flatMap((one) => seenIn(one, frame, texts));
  if (!closed && (thing.parent === null || !isBlock(thing, frame))) return inside;
  const visibleBox = painter.visibleBox && intersection(box, painter.visibleBox);
  const seen = boxInFirstView({ visibleBox, order: painter.order }, frame);
  const share = seen ? (area(seen) / (area(box) || 1)) * uncoveredShare(layer) : 0;
  const isSeen = share > 0 && (!isWords(thing) || texts.has(layer));
  return seen && isSeen
    ? [{ thing, layer, box: seen, share, role: roleOf(thing, frame) }, ...inside]
    : inside;
}

const LARGEST_RATIO = 21;
/** How far a strong colour stands out beyond its contrast. */
const COLOR_BONUS = 0.5;
/** How far a picture stands out. */
const PICTURE = 0.6;

/** How far a colour stands out from its ground, from 0 to 1: from 1 to 3 is as large a step as from 3 to 9. */
function prominenceOf({ color, ground, isPlain, opacity, contrast }: Look): number {
  if (!isPlain) return PICTURE * opacity;
  const step = Math.log(contrast) / Math.log(LARGEST_RATIO);
  return Math.min(1, step + COLOR_BONUS * Math.abs(colorfulness(color) - colorfulness(ground)));
}

const X_HEIGHT_EM = 0.5;
/** As much of a line as is seen at a glance: the rest is read, and not seen at first sight. */
const LONGEST_GLANCE_EM = 20;
const REGULAR_WEIGHT = 400;

/** So much of the box around a drawing is painted. */
const FILLED_SHARE = 0.6;

/** The painted area of a thing itself, in px². */
function inkOf(thing: Thing): number {
  if (!isWords(thing)) return area(thing.box) * (thing.kind === "icon" ? FILLED_SHARE : 1);
  const { sizePx, weight } = mainRun(thing.layer);
  const widthPx = Math.min(thing.box.width, LONGEST_GLANCE_EM * sizePx);
  return widthPx * sizePx * X_HEIGHT_EM * (weight / REGULAR_WEIGHT);
}

/** Perceived size grows more slowly than the area: by a power of about 0.7 (Stevens, 1957). */
const SIZE_EXPONENT = 0.7;

/** The mass of a thing, with all that it holds when that is not seen by itself, wherever it stands. */
function massOf(thing: Thing, frame: Frame, isWhole = isClosed(thing, frame)): number {
  const { fillOf, strokeOf, groundOf, bodyColor } = sight(frame);
  const { kind, painter, box, children } = thing;
  const ground = groundOf(thing);
  const drawn = (): Look => ({
    color: bodyColor,
    ground,
    isPlain: kind === "icon",
    opacity: 1,
    contrast: contrastOf(bodyColor, ground),
  });
  const fill = fillOf(thing) ?? (kind === "icon" || kind === "picture" ? drawn() : undefined);
  const outline = strokeOf(thing);
  const widthPx = Math.max(0, ...(painter?.node.stroke?.widthsPx ?? []));
  const marks = [
    fill ? inkOf(thing) ** SIZE_EXPONENT * prominenceOf(fill) : 0,
    outline ? (2 * (box.width + box.height) * widthPx) ** SIZE_EXPONENT * prominenceOf(outline) : 0,
    ...(isWhole ? children.map((child) => massOf(child, frame, true)) : []),
  ];
  return marks.reduce((sum, mark) => sum + mark, 0);
}

const PLACE_BONUS = 0.25;
const ISOLATION_BONUS = 0.25;
const ISOLATED_PX = 48;

/** True when neither box lies in the other: a picture and the things on it do not crowd each other. */
const isBeside = (a: Box, b: Box): boolean => !contains(a, b) && !contains(b, a);

/** A bonus for the place and for free space around: things at the top left and things alone are seen first. */
function bonusOf(box: Box, view: Box, boxes: ReadonlyMap<Layer, Box>, index: BoxIndex<Layer>): number {
  const { x, y } = center(box);
  const away = (x - view.x) / view.width + (y - view.y) / view.height;
  const gaps = index
    .touching(grow(box, ISOLATED_PX))
    .map((other) => boxes.get(other) as Box)
    .filter((other) => isBeside(box, other))
    .map((other) => gapBetween(box, other))
    .map((gap) => Math.max(0, gap.x, gap.y));
  return (
    PLACE_BONUS * Math.max(0, 1 - away / 2) + (ISOLATION_BONUS * Math.min(ISOLATED_PX, ...gaps)) / ISOLATED_PX
  );
}

/** The cells of repetitions, each with the number of its repetition, by the layers that they are made of. */
const cellsByLayer = computed(
  (frame: Frame): ReadonlyMap<Layer, readonly [repetition: number, cell: Cell]> =>
    new Map(
      repetitions(frame).flatMap(({ cells }, index) =>
        cells.flatMap((cell) => cell.layers.map((layer) => [layer, [index, cell]] as const)),
      ),
    ),
);

/** So many steps of being hidden are told apart. */
const SHARES = 4;

/** The same for things that look alike and play the same part: in cells those at the same height, else all but words. */
function twinKey({ thing, layer, box, share, role }: Seen, frame: Frame): string {
  const { fillOf, strokeOf } = sight(frame);
  const at = closest(layer, (one) => cellsByLayer(frame).has(one));
  const [repetition, cell] = (at && cellsByLayer(frame).get(at)) ?? [];
  const place = cell
    ? `${repetition} ${stepOf((isWords(thing) ? layer.node.box : box).y - cell.box.y, ALIKE_PX)}`
    : "";
  if (isWords(thing)) {
    const { sizePx, weight } = mainRun(thing.layer);
    return place === "" ? `${layer.order}` : `${place} ${sizePx} ${weight}`;
  }
  const colors = [fillOf(thing), strokeOf(thing)].map((look) => (look?.isPlain ? toHex(look.color) : ""));
  const size = [box.width, box.height].map((px) => stepOf(px, ALIKE_PX));
  return [thing.kind, role, Math.round(SHARES * share), ...size, ...colors].join("|");
}

const FULL = 100;

/** Where more is seen at once it is a sheet or a map, and nothing leads the eye. */
const MOST_SEEN = 500;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Twins are listed from top to bottom and from left to right. */
const byWeight = (a: WeighedElement, b: WeighedElement): number =>
  b.weight - a.weight || byPlace(a.box, b.box) || a.layer.order - b.layer.order;

/**
 * The weight of each thing of the first view to the eye, the heaviest first: painted size, contrast, colour, the weight
 * of letters, free space and place; twins weigh alike. A model of what stands out, and no measurement of where people
 * look.
 */
export const visualWeights = computed((frame: Frame): readonly WeighedElement[] => {
  const [root] = sight(frame).things;
  const seen = root ? seenIn(root, frame, new Set<Layer>(seenTexts(frame))) : [];
  if (seen.length > MOST_SEEN) return [];
  const view = firstView(frame);
  const boxes = new Map(seen.map(({ layer, box }) => [layer, box]));
  const index = indexBoxes([...boxes.keys()], (layer) => boxes.get(layer) ?? null);
  const weightOf = ({ thing, box, share }: Seen): number =>
    massOf(thing, frame) * share ** SIZE_EXPONENT * (1 + bonusOf(box, view, boxes, index));
  const twins = [...groupBy(seen, (one) => twinKey(one, frame)).values()].map((group) => ({
    group,
    weight: mean(group.map(weightOf)),
  }));
  const most = twins.reduce((largest, { weight }) => Math.max(largest, weight), 0) || 1;
  return twins
    .flatMap(({ group, weight }) =>
      group.map(({ layer, box }) => ({ layer, box, weight: (FULL * weight) / most })),
    )
    .filter(({ weight }) => weight > 0)
    .toSorted(byWeight);
});
