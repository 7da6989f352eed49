import type { Change } from "../../mend/change.ts";
import { ancestors, isText, originOf, type Layer } from "../../perception/frame/frame.ts";
import { boxPainter } from "../../perception/paint/painted-box.ts";
import { toHex } from "../../scene/color.ts";
import type { Box, Paint } from "../../scene/scene.ts";
import { isPlacedByLayout, lengthChange, setAllRuns, setTextSize } from "../fixes/set-values.ts";
import { textsOfPart, type MeasuredPart } from "./measure.ts";

/** The properties that whoever claims something may want to set, and what each means. */
export const SETTINGS = {
  text: "its words",
  color: "the colour of its letters, #rrggbb",
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

const LONGEST_TEXT = 300;
const LARGEST_PX = 10_000;
const SAME_PX = 0.5;

/** The plain colour of paints; undefined where there is none, or more than one. */
function plainColor(paints: readonly Paint[] = []): string | undefined {
  const [paint, ...others] = paints;
  return paint?.type === "solid" && others.length === 0 ? toHex(paint.color) : undefined;
}

/** Sets the colour of a layer that has one plain colour. */
function recolored(layer: Layer, to: string): readonly Change[] {
  const from = plainColor(layer.node.text?.runs[0]?.fills ?? layer.node.fills);
  return from === undefined || from === to ? [] : [{ layer: layer.node.id, property: "fill", from, to }];
}

/** All layers of a part, from the outside in, each once. */
function layersIn({ layers }: MeasuredPart): readonly Layer[] {
  const found = new Set<Layer>();
  const visit = (layer: Layer): void => {
    if (layer.visibleBox !== null) found.add(layer);
    for (const child of layer.children) visit(child);
  };
  for (const layer of layers) visit(layer);
  return [...found];
}

const bare = (words: string): string => words.replaceAll(/\s+/g, "");

/** Writes a part anew that holds a single text, besides such as nobody reads. */
function rewritten(part: MeasuredPart, to: string): readonly Change[] {
  const isRead = (characters: string): boolean =>
    part.words === "" || bare(part.words).includes(bare(characters));
  const [text, ...others] = layersIn(part)
    .filter(isText)
    .filter(({ node }) => isRead(node.text.characters));
  if (!text || others.length > 0 || to === "" || to.length > LONGEST_TEXT) return [];
  const from = text.node.text.characters;
  return from === to ? [] : [{ layer: text.node.id, property: "characters", from, to }];
}

/** An instance takes no other place or size than its component gives it. */
const isInInstance = (layer: Layer): boolean => originOf(layer).startsWith("component-layer:");

/** The layers that a part is drawn with, without those that lie in another of them and come along. */
const outermostOf = ({ layers }: MeasuredPart): readonly Layer[] =>
  layers.filter((layer) => !ancestors(layer).some((around) => layers.includes(around)));

/** Moves all of a part; what an instance or an auto layout puts in place stays where it is. */
function moved(part: MeasuredPart, property: "x" | "y", to: number): readonly Change[] {
  const layers = outermostOf(part);
  if (layers.some((layer) => isInInstance(layer) || isPlacedByLayout(layer))) return [];
  const byPx = to - part.box[property];
  return layers.flatMap((layer) => {
    const from = layer.node.box[property];
    return lengthChange(layer, property, from, from + byPx);
  });
}

/** Resizes a part that is one layer with all that is in it; words on it that are no part of it stay as they are. */
function resized(part: MeasuredPart, property: "width" | "height", to: number): readonly Change[] {
  const boxes = outermostOf(part).filter((layer) => !isText(layer));
  const [layer, ...others] = boxes.length > 0 ? boxes : outermostOf(part);
  if (!layer || others.length > 0 || isInInstance(layer)) return [];
  return lengthChange(layer, property, layer.node.box[property], to);
}

/** Takes a part away. The layers are hidden, so that nothing is lost. */
const hidden = (part: MeasuredPart): readonly Change[] =>
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
function reordered(part: MeasuredPart, other: MeasuredPart | undefined): readonly Change[] {
  const [[layer], [next]] = [outermostOf(part), other ? outermostOf(other) : []];
  const moved = layer && next && beside(layer, next);
  const after = moved && beside(next, moved);
  if (!moved?.parent || !after || after === moved || isInInstance(moved)) return [];
  const { children } = moved.parent;
  if (![moved, after].every(isPlacedByLayout)) return [];
  const from = children[children.indexOf(moved) + 1]?.node.id ?? "";
  const to = after.node.id;
  return from === to ? [] : [{ layer: moved.node.id, property: "before", from, to }];
}

function spaced(layer: Layer, to: number): readonly Change[] {
  const { layout } = layer.node;
  return layout && layout.align !== "space-between" ? lengthChange(layer, "gap", layout.gapPx, to) : [];
}

function rounded(layer: Layer, to: number): readonly Change[] {
  const [from, ...others] = layer.node.cornerRadiiPx ?? [];
  return from === undefined || others.some((one) => one !== from)
    ? []
    : lengthChange(layer, "corner-radius", from, to);
}

/** The layer of one plain colour that paints the box of a part. */
const groundOf = ({ layers }: MeasuredPart): Layer | undefined =>
  layers.flatMap((layer) => boxPainter(layer) ?? []).find(({ node }) => plainColor(node.fills) !== undefined);

/** The layers that have the colour of what is drawn on a part: its letters, or the shapes of a sign, without its ground. */
function inkOf(part: MeasuredPart): readonly Layer[] {
  const texts = textsOfPart(part);
  if (texts.length > 0) return texts;
  const shapes = layersIn(part).filter(
    ({ node, children }) => children.length === 0 && plainColor(node.fills) !== undefined,
  );
  const ground = groundOf(part);
  return shapes.length > 1 ? shapes.filter((shape) => shape !== ground) : shapes;
}

function changesOf({ part, set, to: written, other }: WantedChange): readonly Change[] {
  const [layer] = part.layers;
  const to = written.trim();
  if (set === "shown") return hidden(part);
  if (set === "before") return reordered(part, other);
  if (set === "text") return rewritten(part, to);
  if (set === "color" || set === "fill") {
    const hex = to.toLowerCase();
    const ground = groundOf(part);
    if (!/^#[0-9a-f]{6}$/.test(hex)) return [];
    if (set === "fill") return ground ? recolored(ground, hex) : [];
    return inkOf(part).flatMap((layer) => recolored(layer, hex));
  }
  const px = Number(to.endsWith("px") ? to.slice(0, -2) : to);
  if (to === "" || !Number.isFinite(px) || px < 0 || px > LARGEST_PX) return [];
  if (set === "font-size") return textsOfPart(part).flatMap((text) => setTextSize(text, px));
  if (set === "font-weight")
    return textsOfPart(part).flatMap((text) => setAllRuns(text, "font-weight", ({ weight }) => weight, px));
  if (set === "gap") return spaced(layer, px);
  if (set === "corner-radius") return rounded(layer, px);
  return set === "x" || set === "y" ? moved(part, set, px) : resized(part, set, px);
}

const isOfBox = (set: Setting): set is keyof Box =>
  set === "x" || set === "y" || set === "width" || set === "height";

/** True of a place or a size that a part has already, to the px: of several equals one may be right. */
const isSo = ({ part, set, to }: WantedChange): boolean =>
  isOfBox(set) && Math.abs(part.box[set] - Number.parseFloat(to)) < SAME_PX;

/** The changes of layers that set all that is wanted; none where one of them cannot be made. */
export function changesFor(wanted: readonly WantedChange[]): readonly Change[] {
  const each = wanted.filter((one) => !isSo(one)).map(changesOf);
  return each.every(({ length }) => length > 0) ? each.flat() : [];
}
