import type { Change } from "../../mend/change.ts";
import { ancestors, isText, originOf, type Layer, type TextLayer } from "../../perception/frame/frame.ts";
import type { Box } from "../../scene/scene.ts";
import {
  isInGrid,
  isPlacedByLayout,
  lengthChange,
  setAllRuns,
  setsGap,
  setTextSize,
} from "../fixes/set-values.ts";
import { allOf, type Made } from "./made.ts";
import { outermostOf, textsOfPart, type MeasuredPart } from "./measure.ts";
import { groundRecolored, inkRecolored } from "./wanted-colors.ts";
import { added, rewritten } from "./wanted-words.ts";

/** The properties that whoever claims something may want to set, and what each means. */
export const SETTINGS = {
  text: "its words",
  "text-above": "a new text with these words above it",
  "text-below": "a new text with these words below it",
  "text-after": "a new text with these words right of it",
  color: "the colour of its letters or of its sign, #rrggbb",
  fill: "the colour of its ground, #rrggbb",
  "font-size": "the size of its letters in px",
  "font-weight": "the weight of its letters, 100 to 900",
  x: "its left edge in px",
  y: "its top edge in px",
  width: "its width in px",
  height: "its height in px",
  gap: "the gap between the things in it, in px",
  "corner-radius": "its corner radius in px",
  shown: "no: it is taken away",
  before: "handle of the part in the same row or column that is to come after it",
} as const;
export type Setting = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as [Setting, ...Setting[]];

/** A property of a part that is to have another value, as it is written. */
export interface WantedChange {
  readonly part: MeasuredPart;
  readonly set: Setting;
  readonly to: string;
  /** The part that `to` names, where it names one. */
  readonly other?: MeasuredPart;
}

const LARGEST_PX = 10_000;
const SAME_PX = 0.5;

/** An instance takes no other place or size than its component gives it. */
const isInInstance = (layer: Layer): boolean => originOf(layer).startsWith("component-layer:");

/** Moves all of a part; what an instance or an auto layout puts in place stays where it is. */
function moved(part: MeasuredPart, property: "x" | "y", to: number): Made {
  const layers = outermostOf(part);
  if (layers.some((layer) => isInInstance(layer) || isPlacedByLayout(layer))) return null;
  const byPx = to - part.box[property];
  return layers.flatMap((layer) => {
    const from = layer.node.box[property];
    return lengthChange(layer, property, from, from + byPx);
  });
}

/** Resizes a part that is one layer with all that is in it; words on it that are no part of it stay as they are. */
function resized(part: MeasuredPart, property: "width" | "height", to: number): Made {
  const boxes = outermostOf(part).filter((layer) => !isText(layer));
  const [layer, ...others] = boxes.length > 0 ? boxes : outermostOf(part);
  if (!layer || others.length > 0 || isInInstance(layer)) return null;
  return lengthChange(layer, property, layer.node.box[property], to);
}

/** Takes a part away. The layers are hidden, so that nothing is lost. */
const hidden = (part: MeasuredPart): Made =>
  outermostOf(part).map(({ node: { id } }) => ({
    layer: id,
    property: "visible",
    from: "shown",
    to: "hidden",
  }));

/** The layer, or one around it, that is put in place by the same auto layout as another one. */
const beside = (layer: Layer, other: Layer): Layer | undefined =>
  [layer, ...ancestors(layer)].find(({ parent }) => parent && ancestors(other).includes(parent));

/** Puts a part before another one, where one auto layout holds both. */
function reordered(part: MeasuredPart, other: MeasuredPart | undefined): Made {
  const [[layer], [next]] = [outermostOf(part), other ? outermostOf(other) : []];
  const moved = layer && next && beside(layer, next);
  const after = moved && beside(next, moved);
  if (!moved?.parent || !after || after === moved || isInInstance(moved) || isInGrid(moved)) return null;
  const { children } = moved.parent;
  if (![moved, after].every(isPlacedByLayout)) return null;
  const from = children[children.indexOf(moved) + 1]?.node.id ?? "";
  const to = after.node.id;
  return from === to ? [] : [{ layer: moved.node.id, property: "before", from, to }];
}

function spaced(layer: Layer, to: number): Made {
  const { layout } = layer.node;
  return layout && setsGap(layout) ? lengthChange(layer, "gap", layout.gapPx, to) : null;
}

function rounded(layer: Layer, to: number): Made {
  const [from, ...others] = layer.node.cornerRadiiPx ?? [];
  return from === undefined || others.some((one) => one !== from)
    ? null
    : lengthChange(layer, "corner-radius", from, to);
}

type Setter = (want: WantedChange, to: string) => Made;

/** Sets a length that is written in px, or as a number; nothing where it is none. */
const inPx =
  (set: (part: MeasuredPart, px: number) => Made): Setter =>
  ({ part }, to) => {
    const px = Number(to.endsWith("px") ? to.slice(0, -2) : to);
    return to === "" || !Number.isFinite(px) || px < 0 || px > LARGEST_PX ? null : set(part, px);
  };

/** Sets something in all texts of a part. */
function inTexts(part: MeasuredPart, set: (text: TextLayer) => readonly Change[]): Made {
  const texts = textsOfPart(part);
  return texts.length > 0 ? texts.flatMap(set) : null;
}

const SETTERS: Readonly<Record<Setting, Setter>> = {
  text: ({ part }, to) => rewritten(part, to),
  "text-above": ({ part }, to) => added(part, "above", to),
  "text-below": ({ part }, to) => added(part, "below", to),
  "text-after": ({ part }, to) => added(part, "after", to),
  color: ({ part }, to) => inkRecolored(part, to.toLowerCase()),
  fill: ({ part }, to) => groundRecolored(part, to.toLowerCase()),
  "font-size": inPx((part, px) => inTexts(part, (text) => setTextSize(text, px))),
  "font-weight": inPx((part, px) =>
    inTexts(part, (text) => setAllRuns(text, "font-weight", ({ weight }) => weight, px)),
  ),
  x: inPx((part, px) => moved(part, "x", px)),
  y: inPx((part, px) => moved(part, "y", px)),
  width: inPx((part, px) => resized(part, "width", px)),
  height: inPx((part, px) => resized(part, "height", px)),
  gap: inPx(({ layers: [layer] }, px) => spaced(layer, px)),
  "corner-radius": inPx(({ layers: [layer] }, px) => rounded(layer, px)),
  shown: ({ part }) => hidden(part),
  before: ({ part, other }) => reordered(part, other),
};

const isOfBox = (set: Setting): set is keyof Box =>
  set === "x" || set === "y" || set === "width" || set === "height";

/** True of a place or a size that a part has already, to the px: of several equals one may be right. */
const isSo = ({ part, set, to }: WantedChange): boolean =>
  isOfBox(set) && Math.abs(part.box[set] - Number.parseFloat(to)) < SAME_PX;

/** The changes of layers that set all that is wanted; none where one of them cannot be made. */
export function changesFor(wanted: readonly WantedChange[]): readonly Change[] {
  const missing = wanted.filter((one) => !isSo(one));
  return allOf(missing.map((want) => SETTERS[want.set](want, want.to.trim()))) ?? [];
}
