import type { Language } from "../../../shared/i18n/language.ts";
import { elementByLayer } from "../../../shared/perception/elements/elements.ts";
import { isPressed, type Element, type Role } from "../../../shared/perception/elements/element.ts";
import { openFrame, type Frame } from "../../../shared/perception/frame/frame.ts";
import { runToCompletion } from "../../../shared/perception/frame/steps.ts";
import { platformOf } from "../../../shared/perception/parts/platform.ts";
import { screenKind } from "../../../shared/perception/structure/screens/screen-kind.ts";
import { styleOf } from "../../../shared/perception/text/typography/text-style.ts";
import { isWords, type TextThing, type Thing } from "../../../shared/perception/things/thing.ts";
import { things } from "../../../shared/perception/things/things.ts";
import { visualWeights } from "../../../shared/perception/weight/visual-weight.ts";
import { nameLayers, type RefOf } from "../../../shared/review/naming/layer-ref.ts";
import { groupBy } from "../../../shared/group-by.ts";
import { bottom, intersection } from "../../../shared/scene/geometry.ts";
import type { Box, Scene, SceneNode } from "../../../shared/scene/scene.ts";
import type { PlatformChoice } from "../../../shared/standards/platforms.ts";
import { USUAL_DEMANDS } from "../../../shared/standards/demands.ts";
import { isSeen } from "./is-seen.ts";
import { looksOf } from "./looks-of.ts";
import type { SeenPart, SeenScreen } from "./seen-screen.ts";
import { readInOrder, textsRead, wordsIn } from "./words-in.ts";

/** More would cost more than it tells. */
const MOST_PARTS = 160;

/** Texts and signs whose words are their own: what stands in them is told with them, and not once more. */
const ARE_WHOLE: ReadonlySet<Role> = new Set<Role>([
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

/** The same of controls but for fields: what is written in one is told by itself. */
const isWhole = ({ role }: Element): boolean => ARE_WHOLE.has(role) || (role !== "field" && isPressed(role));

/** A thing that is told of, with the element that it is the first layer of. */
interface Told {
  readonly thing: Thing;
  readonly element: Element | undefined;
  readonly inside: Told | null;
  readonly depth: number;
}

/** The part of a box that the screen shows, in whole px of it. */
function shownBox(box: Box, screen: Box): Box {
  const { x, y, width, height } = intersection(box, screen) ?? box;
  return {
    x: Math.round(x - screen.x),
    y: Math.round(y - screen.y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

function elementOf({ layer, painter, parent }: Thing, frame: Frame): Element | undefined {
  const known = elementByLayer(frame);
  return parent ? ((painter && known.get(painter)) ?? known.get(layer)) : undefined;
}

/** Of words and signs that are taken for something to press with less certainty, most are told wrongly. */
const SURE = 0.55;

const isDoubtful = ({ role, certainty }: Element): boolean =>
  certainty < SURE && (role === "link" || role === "icon-button");

/** Battery, signal and their like stand at the top of a screen and are lower than the icons of an app. */
const SIGN = { lowestPx: 60, highestPx: 16 };

const isSystemSign = ({ role, box }: Element, { root }: Frame): boolean =>
  role === "icon-button" && box.height <= SIGN.highestPx && bottom(box) - root.node.box.y <= SIGN.lowestPx;

const roleOf = ({ thing, element }: Told, frame: Frame): string =>
  element && !isDoubtful(element) && !isSystemSign(element, frame)
    ? element.role
    : thing.kind === "group"
      ? "panel"
      : thing.kind;

/** True when a thing says anything by itself: a bare group only holds others, and a bare shape is a ground or a line. */
const tellsSomething = ({ kind }: Thing, element: Element | undefined): boolean =>
  element !== undefined || kind === "text" || kind === "icon" || kind === "picture";

/** A group that is painted as a box and holds several things is a card to the eye, whatever it is taken for. */
const isPanel = ({ kind, painter, children }: Thing): boolean =>
  kind === "group" && painter !== undefined && children.length > 1;

/** True when words are all the words of what they stand in, as a value is of its field. */
const saysSame = (thing: Thing, { thing: around }: Told): boolean =>
  isWords(thing) && wordsIn(thing) === wordsIn(around);

/** A text that is seen, and what tells it; null: the screen itself. */
interface Saying {
  readonly text: TextThing;
  readonly by: Told | null;
}

/** The things of a frame that people see, from the outside in, and what tells each text that they see: one of them. */
function toldThings(frame: Frame): { readonly told: readonly Told[]; readonly sayings: readonly Saying[] } {
  const told: Told[] = [];
  const sayings: Saying[] = [];
  const met = new Map<Element, Told | null>();
  const tell = (thing: Thing, inside: Told | null): Told | null => {
    const element = elementOf(thing, frame);
    const other = element && met.get(element);
    if (other !== undefined) return other;
    const isOfInside = inside?.element !== undefined && (isWhole(inside.element) || saysSame(thing, inside));
    const isTold =
      thing.parent !== null &&
      (element !== undefined || !isOfInside) &&
      (tellsSomething(thing, element) || isPanel(thing));
    const one = isTold ? { thing, element, inside, depth: inside ? inside.depth + 1 : 0 } : inside;
    if (element) met.set(element, one);
    if (isTold && one) told.push(one);
    return one;
  };
  const visit = (thing: Thing, inside: Told | null): void => {
    const one = isSeen(thing, frame) ? tell(thing, inside) : null;
    if (one && isWords(thing)) sayings.push({ text: thing, by: one });
    const around = one?.thing === thing ? one : inside;
    for (const child of thing.children) visit(child, around);
  };
  const [root] = things(frame);
  if (root) visit(root, null);
  return { told, sayings };
}

/** Texts and elements before pictures and icons, those before boxes. */
function worth({ thing, element }: Told): number {
  if (element || isWords(thing)) return 3;
  return thing.kind === "picture" ? 2 : 1;
}

/** The most telling ones, in their order. What texts the others say is told by what these lie in. */
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
  readonly texts: ReadonlyMap<Told | null, readonly TextThing[]>;
}

function partOf(told: Told, frame: Frame, { refOf, handles, weights, texts }: Naming): SeenPart {
  const { thing, element, inside, depth } = told;
  const layers = element?.layers ?? [thing.layer];
  const own = wordsIn(thing);
  const [first, ...others] = layers;
  const painting = new Set([...others, thing.layer, ...textsRead(thing).map(({ layer }) => layer)]);
  painting.delete(first);
  const said = texts.get(told) ?? [];
  return {
    handle: handles.get(told) ?? "",
    depth,
    inside: (inside && handles.get(inside)) ?? null,
    ref: refOf(first),
    layerIds: [
      ...new Set([...layers, thing.layer, ...said.map(({ layer }) => layer)].map(({ node }) => node.id)),
    ],
    layers: [first, ...painting],
    sceneBox: element?.box ?? thing.box,
    role: roleOf(told, frame),
    words: own || (element?.label ?? ""),
    ownWords: readInOrder(said),
    wordsAround: thing.parent?.parent ? wordsIn(thing.parent) : own,
    box: shownBox(element?.box ?? thing.box, frame.root.node.box),
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
  const { told: all, sayings } = toldThings(frame);
  const told = chosen(all);
  const handles = new Map(told.map((one, index) => [one, `L${index + 1}`]));
  const tellerOf = (one: Told | null): Told | null =>
    one === null || handles.has(one) ? one : tellerOf(one.inside);
  const texts = new Map(
    [...groupBy(sayings, ({ by }) => tellerOf(by))].map(([by, said]) => [by, said.map(({ text }) => text)]),
  );
  const naming = { refOf, handles, weights: weightsOf(frame), texts };
  const seen = sayings.map(({ text }) => text);
  const sizes = seen.map(sizeOf).filter((size) => size > 0);
  return {
    id: node.id,
    name: node.name,
    widthPx: node.box.width,
    heightPx: node.box.height,
    kind: screenKind(frame),
    platform: platformOf(frame) ?? null,
    parts: told.map((one) => partOf(one, frame, naming)),
    left: all.length - told.length,
    texts: [...seen, ...all.map(({ thing }) => thing), ...things(frame).slice(0, 1)].map(wordsIn),
    letterBoxes: seen.map(({ box }) => shownBox(box, node.box)),
    smallestPx: sizes.reduce((least, size) => Math.min(least, size), sizes[0] ?? 0),
  };
}
