import { isSameBox } from "../../scene/geometry.ts";
import type { Element, Role } from "../../perception/elements/element.ts";
import { elements } from "../../perception/elements/elements.ts";
import { isNoPart } from "../../perception/parts/foreign-part.ts";
import { computedInSteps } from "../../perception/frame/computed.ts";
import { rememberedText } from "../../perception/frame/remembered-text.ts";
import { isText, type Frame, type Layer } from "../../perception/frame/frame.ts";
import { hasPicture } from "../../perception/paint/painted-box.ts";
import { screenKind } from "../../perception/structure/screens/screen-kind.ts";
import type { Draft } from "./layer-description.ts";
import { placeOf, shapeOf } from "./layer-shape.ts";
import { groupAlike } from "./tell-apart.ts";
import { quote } from "../../perception/controls/targets/target-words.ts";
import type { Box } from "../../scene/scene.ts";

/** Fonts of icons draw pictures in the place of these. */
const DRAWN_LETTERS = /\p{Co}/gu;

const MOST_LETTERS = 200;

/** Words short enough to be quoted; "" when there is nothing to read. */
const quotable = rememberedText((words) => quote(words.slice(0, MOST_LETTERS).replace(DRAWN_LETTERS, "")));

const isBefore = (a: Box, b: Box): boolean => a.y < b.y || (a.y === b.y && a.x < b.x);

/**
 * The words that are read first in each layer, by its order; "" for none. Words on a layer that keeps them to
 * itself do not count for the layers around it.
 */
function firstWords({ layers }: Frame, keeps: (layer: Layer) => boolean): readonly string[] {
  const first: ({ readonly words: string; readonly box: Box } | undefined)[] = [];
  for (let order = layers.length - 1; order > 0; order--) {
    const layer = layers[order] as Layer;
    if (isText(layer)) first[order] = { words: quotable(layer.node.text.characters), box: layer.node.box };
    const own = first[order];
    if (!own?.words || keeps(layer)) continue;
    const around = layer.parent?.order ?? 0;
    const known = first[around];
    if (!known || !isBefore(known.box, own.box)) first[around] = own;
  }
  return Array.from(layers, (_, order) => first[order]?.words ?? "");
}

/** A text is called by its words, and needs no role beside them. */
const CALLED_BY_WORDS: ReadonlySet<Role> = new Set([
  "screen-title",
  "section-heading",
  "price",
  "error-text",
  "helper-text",
]);

const isCalledByWords = ({ role, layers }: Element): boolean =>
  CALLED_BY_WORDS.has(role) && layers.length === 1 && isText(layers[0]);

/** The layer that paints an element first, and those around it that are no larger. */
function layersStandingFor({ box, layers }: Element): readonly Layer[] {
  const found: Layer[] = [layers[0]];
  for (let { parent } = layers[0]; parent?.parent && isSameBox(parent.node.box, box); { parent } = parent)
    found.push(parent);
  return found;
}

/** The layers that take the name of an element, and those that only paint a part of one. */
interface ClaimedLayers {
  readonly standing: ReadonlyMap<Layer, Element>;
  readonly parts: ReadonlyMap<Layer, Element>;
}

/** The layers of a frame that elements claim, each for one element. */
function claimedLayers(frame: Frame): ClaimedLayers {
  const standing = new Map<Layer, Element>();
  const parts = new Map<Layer, Element>();
  for (const element of elements(frame)) {
    if (isCalledByWords(element)) continue;
    for (const layer of layersStandingFor(element)) if (!standing.has(layer)) standing.set(layer, element);
    for (const layer of element.layers.slice(1)) if (!parts.has(layer)) parts.set(layer, element);
  }
  return { standing, parts };
}

/** Elements that come in rows are counted; of others people know where they are. */
const IN_ROWS: ReadonlySet<Role> = new Set([
  ...(["card", "list-row", "tab", "chip", "segmented-item"] as const),
  ...(["checkbox", "radio", "switch", "badge", "field"] as const),
]);

const OF_SYSTEM: ReadonlySet<Role> = new Set(["status-bar", "home-indicator", "keyboard"]);

/** Elements that hold a lot are called by the words that are read first on them. */
const HOLDERS: ReadonlySet<Role> = new Set(["card", "list-row"]);

/** People know these by their place, whatever stands on them. */
const WITHOUT_WORDS: ReadonlySet<Role> = new Set([...OF_SYSTEM, "tab-bar", "page-dots"]);

function wordsOf({ role, label, layers }: Element, firstRead: readonly string[]): string {
  if (WITHOUT_WORDS.has(role)) return "";
  return (HOLDERS.has(role) && firstRead[layers[0].order]) || quotable(label);
}

/** The drawing on a control that holds one icon and no words. */
const drawingOn = ([icon, ...others]: readonly Layer[] = []): Layer | undefined =>
  others.length === 0 ? icon : undefined;

/** Elements by what is read on them; one without words that has fellows elsewhere also by its place. */
function describeElements(
  claimed: Iterable<Element>,
  frame: Frame,
  firstRead: readonly string[],
): ReadonlyMap<Element, Draft> {
  const wordless = new Map<Role, number>();
  const described = new Map<Element, Draft>();
  for (const element of claimed) {
    const words = wordsOf(element, firstRead);
    const drawing =
      element.role === "icon-button" && words === "" ? drawingOn(element.parts.icons) : undefined;
    described.set(element, { kind: element.role, words, ...(drawing && { drawing }), box: element.box });
    if (words === "") wordless.set(element.role, (wordless.get(element.role) ?? 0) + 1);
  }
  for (const [{ role }, draft] of described)
    if (draft.words === "" && !IN_ROWS.has(role) && (wordless.get(role) ?? 0) > 1)
      draft.place = placeOf(draft.box, frame);
  return described;
}

/** The element that each layer stands for or is a part of, by the layer's order. */
function holdersIn({ layers }: Frame, { standing, parts }: ClaimedLayers): readonly (Element | undefined)[] {
  const holders: (Element | undefined)[] = [];
  for (const layer of layers)
    holders.push(
      standing.get(layer) ?? parts.get(layer) ?? (layer.parent ? holders[layer.parent.order] : undefined),
    );
  return holders;
}

const isOfSystem = (element: Element | undefined): boolean =>
  element !== undefined && OF_SYSTEM.has(element.role);

interface Surroundings {
  readonly frame: Frame;
  /** The words that are read first in the layer; "" when there are none. */
  readonly words: string;
  readonly inside: Draft | undefined;
}

function describeByPlace(
  kind: Draft["kind"],
  { box }: Layer["node"],
  { frame, inside }: Surroundings,
): Draft {
  return inside ? { kind, words: "", inside, box } : { kind, words: "", place: placeOf(box, frame), box };
}

function describeText({ node }: Layer, around: Surroundings): Draft {
  if (around.words !== "") return { kind: "text", words: around.words, box: node.box };
  return describeByPlace(node.text?.characters.trim() ? "icon" : "text", node, around);
}

function describeLayer(layer: Layer, around: Surroundings): Draft {
  const { node } = layer;
  const { words, frame } = around;
  if (layer === frame.root) return { kind: screenKind(frame), words: quotable(node.name), box: node.box };
  if (isText(layer)) return describeText(layer, around);
  if (hasPicture(layer)) return describeByPlace("picture", node, around);
  const kind = shapeOf(layer, frame, words !== "");
  if (kind === "background" || words !== "")
    return { kind, words: kind === "background" ? "" : words, box: node.box };
  return describeByPlace(kind, node, around);
}

const DRAWN: ReadonlySet<Draft["kind"]> = new Set(["icon", "illustration"]);

/** To the eye, the strokes of an icon are the icon, and a layer around another that is as large is that one. */
const isSameToEye = (inner: Draft, outer: Draft): boolean =>
  (DRAWN.has(outer.kind) && inner.words === "" && inner.kind !== "picture") ||
  (inner.kind === outer.kind && inner.words === outer.words && isSameBox(inner.box, outer.box));

/** An icon is known to be one by itself, and not a stroke of another, once it is not the same as what is around it. */
const withDrawing = (draft: Draft, layer: Layer): Draft =>
  draft.kind === "icon" && !isText(layer) ? { ...draft, drawing: layer } : draft;

const LAYERS_A_STEP = 1024;

/** Descriptions of the layers of a frame: for each layer, by its `order`. Those that are named are told apart first. */
export const describeLayers = computedInSteps(function* (
  frame: Frame,
): Generator<void, readonly Draft[], void> {
  yield* elements.inSteps(frame);
  const claims = claimedLayers(frame);
  const holders = holdersIn(frame, claims);
  yield;
  const words = firstWords(frame, (layer) => isOfSystem(holders[layer.order]) || isNoPart(layer));
  yield;
  const claimed = new Set([...claims.standing.values(), ...claims.parts.values()]);
  const described = describeElements(claimed, frame, words);
  const found: Draft[] = [];
  for (const layer of frame.layers) {
    const element = claims.standing.get(layer);
    const holder = holders[layer.order];
    const around = { frame, words: words[layer.order] ?? "", inside: holder && described.get(holder) };
    const asElement = element && described.get(element);
    const draft = asElement ?? describeLayer(layer, around);
    const outer = layer.parent ? found[layer.parent.order] : undefined;
    if (!asElement && outer && isSameToEye(draft, outer)) found.push(outer);
    else found.push(asElement ?? withDrawing(draft, layer));
    if (layer.order % LAYERS_A_STEP === 0) yield;
  }
  yield* groupAlike(new Set(found));
  return found;
});
