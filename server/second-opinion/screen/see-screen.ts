import type { Language } from "../../../shared/i18n/language.ts";
import { elementByLayer } from "../../../shared/perception/elements/elements.ts";
import type { Element } from "../../../shared/perception/elements/element.ts";
import { openFrame, type Frame } from "../../../shared/perception/frame/frame.ts";
import { runToCompletion } from "../../../shared/perception/frame/steps.ts";
import { hiddenTexts } from "../../../shared/perception/paint/covers/hidden-texts.ts";
import { isCovered } from "../../../shared/perception/paint/covers/covered.ts";
import { isNoPart } from "../../../shared/perception/parts/foreign-part.ts";
import { platformOf } from "../../../shared/perception/parts/platform.ts";
import { screenKind } from "../../../shared/perception/structure/screens/screen-kind.ts";
import { styleOf } from "../../../shared/perception/text/typography/text-style.ts";
import { isWords, type Thing } from "../../../shared/perception/things/thing.ts";
import { things } from "../../../shared/perception/things/things.ts";
import { visualWeights } from "../../../shared/perception/weight/visual-weight.ts";
import { nameLayers, type RefOf } from "../../../shared/review/naming/layer-ref.ts";
import type { Box, Scene, SceneNode } from "../../../shared/scene/scene.ts";
import type { PlatformChoice } from "../../../shared/standards/platforms.ts";
import { USUAL_DEMANDS } from "../../../shared/standards/demands.ts";
import { looksOf } from "./looks-of.ts";
import type { SeenPart, SeenScreen } from "./seen-screen.ts";
import { wordsIn } from "./words-in.ts";

/** More would cost more than it tells. */
const MOST_PARTS = 160;

/** Elements whose words are their own: what is written in them is told with them, and not once more. */
const ARE_WHOLE: ReadonlySet<string> = new Set([
  "button",
  "icon-button",
  "link",
  "checkbox",
  "radio",
  "switch",
  "chip",
  "segmented-item",
  "tab",
  "badge",
  "price",
  "screen-title",
  "section-heading",
  "error-text",
  "helper-text",
  "logo",
  "page-dots",
  "progress",
]);

/** A thing that is told of, with the element that it is the first layer of. */
interface Told {
  readonly thing: Thing;
  readonly element: Element | undefined;
  readonly inside: Told | null;
  readonly depth: number;
}

const round = ({ x, y, width, height }: Box, origin: Box): Box => ({
  x: Math.round(x - origin.x),
  y: Math.round(y - origin.y),
  width: Math.round(width),
  height: Math.round(height),
});

function elementOf({ layer, painter }: Thing, frame: Frame): Element | undefined {
  const known = elementByLayer(frame);
  return (painter && known.get(painter)) ?? known.get(layer);
}

/** True when a thing says anything by itself: a bare group only holds others, and a bare shape is a ground or a line. */
const tellsSomething = ({ kind }: Thing, element: Element | undefined): boolean =>
  element !== undefined || kind === "text" || kind === "icon" || kind === "picture";

/** A group that is painted as a box and holds several things is a card to the eye, whatever it is taken for. */
const isPanel = ({ kind, painter, children }: Thing): boolean =>
  kind === "group" && painter !== undefined && children.length > 1;

/** True when words are all the words of what they stand in, as a value is of its field. */
const saysSame = (thing: Thing, { thing: around }: Told): boolean =>
  isWords(thing) && wordsIn(thing) === wordsIn(around);

/** The things of a frame that people see, from the outside in: none that is covered, faded away or the system's. */
function toldThings(frame: Frame): readonly Told[] {
  const hidden = new Set<unknown>(hiddenTexts(frame));
  const told: Told[] = [];
  const met = new Set<Element>();
  const visit = (thing: Thing, inside: Told | null): void => {
    const { layer } = thing;
    if (hidden.has(layer) || isNoPart(layer)) return;
    if (thing.parent && isCovered(layer, frame)) return;
    const element = thing.parent ? elementOf(thing, frame) : undefined;
    const isPartOfMet = element !== undefined && met.has(element);
    if (element) met.add(element);
    const isOfInside =
      inside?.element !== undefined && (ARE_WHOLE.has(inside.element.role) || saysSame(thing, inside));
    const isTold =
      thing.parent !== null &&
      !isPartOfMet &&
      !(isOfInside && element === undefined) &&
      (tellsSomething(thing, element) || isPanel(thing));
    const one = isTold ? { thing, element, inside, depth: inside ? inside.depth + 1 : 0 } : inside;
    if (isTold && one) told.push(one);
    for (const child of thing.children) visit(child, one);
  };
  const [root] = things(frame);
  if (root) visit(root, null);
  return told;
}

/** Texts and elements before pictures and icons, those before boxes. */
function worth({ thing, element }: Told): number {
  if (element || isWords(thing)) return 3;
  return thing.kind === "picture" ? 2 : 1;
}

/** The most telling ones, in their order. */
function chosen(told: readonly Told[]): readonly Told[] {
  if (told.length <= MOST_PARTS) return told;
  const best = new Set(told.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_PARTS));
  return told.filter((one) => best.has(one));
}

const sizeOf = (thing: Thing): number => {
  if (isWords(thing)) return thing.layer.node.text.runs.length > 0 ? styleOf(thing.layer).sizePx : 0;
  return thing.children.reduce((most, child) => Math.max(most, sizeOf(child)), 0);
};

interface Naming {
  readonly refOf: RefOf;
  readonly handles: ReadonlyMap<Told, string>;
  readonly weights: ReadonlyMap<string, number>;
}

function partOf(told: Told, frame: Frame, { refOf, handles, weights }: Naming): SeenPart {
  const { thing, element, inside, depth } = told;
  const layers = element?.layers ?? [thing.layer];
  const own = wordsIn(thing);
  const held = inside && handles.has(inside) ? inside : null;
  return {
    handle: handles.get(told) ?? "",
    depth,
    inside: (held && handles.get(held)) ?? null,
    ref: refOf(layers[0]),
    layerIds: [...new Set([...layers, thing.layer].map(({ node }) => node.id))],
    layers: [layers[0], ...new Set([...layers.slice(1), thing.layer])],
    sceneBox: element?.box ?? thing.box,
    role: element?.role ?? (thing.kind === "group" ? "panel" : thing.kind),
    words: own || (element?.label ?? ""),
    wordsAround: thing.parent?.parent ? wordsIn(thing.parent) : own,
    box: round(element?.box ?? thing.box, frame.root.node.box),
    sizePx: sizeOf(thing),
    ...looksOf(thing, element, frame),
    weight: layers.map(({ node }) => weights.get(node.id)).find((one) => one !== undefined) ?? null,
  };
}

/** How heavy things are to the eye, by their layers. */
function weightsOf(frame: Frame): ReadonlyMap<string, number> {
  const weighed = visualWeights(frame).map(
    ({ layer, weight }) => [layer.node.id, Math.round(weight)] as const,
  );
  return new Map(weighed);
}

/** A frame as people see it: what is covered, painted by the system, or the inside of an icon is left out. */
export function seeScreen(
  scene: Scene,
  node: SceneNode,
  language: Language,
  platform: PlatformChoice = "auto",
): SeenScreen {
  const frame = openFrame(scene, node, { demands: { ...USUAL_DEMANDS, platform } });
  const { refOf } = runToCompletion(nameLayers(frame, language, () => {}));
  const all = toldThings(frame);
  const told = chosen(all);
  const handles = new Map(told.map((one, index) => [one, `L${index + 1}`]));
  const naming = { refOf, handles, weights: weightsOf(frame) };
  const texts = all.map(({ thing }) => thing).filter(isWords);
  const sizes = things(frame)
    .filter(isWords)
    .filter(({ layer }) => !isNoPart(layer))
    .map(sizeOf)
    .filter((size) => size > 0);
  return {
    id: node.id,
    name: node.name,
    widthPx: node.box.width,
    heightPx: node.box.height,
    kind: screenKind(frame),
    platform: platformOf(frame) ?? null,
    parts: told.map((one) => partOf(one, frame, naming)),
    left: all.length - told.length,
    texts: [...texts, ...all.map(({ thing }) => thing), ...things(frame).slice(0, 1)].map(wordsIn),
    smallestPx: sizes.reduce((least, size) => Math.min(least, size), sizes[0] ?? 0),
  };
}
