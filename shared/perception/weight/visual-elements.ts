import { area, intersection } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import type { Role } from "../elements/element.ts";
import { elementByLayer } from "../elements/elements.ts";
import { isNoPart } from "../parts/foreign-part.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";
import { isCovered } from "../paint/covers/covered.ts";
import { seenTexts } from "../paint/seen-texts.ts";
import { boxInFirstView } from "../structure/screens/first-view.ts";
import { contentOf } from "../things/content.ts";
import { isWords, type Thing } from "../things/thing.ts";
import { things } from "../things/things.ts";
import { picturesAsOne } from "./pictures-as-one.ts";
import { boxKey } from "./same-box.ts";
import type { VisualElement } from "./visual-element.ts";

/** Parts that the system paints: they are no part of the screen. */
const SYSTEM: ReadonlySet<Role> = new Set<Role>(["status-bar", "home-indicator", "keyboard"]);

/** Roles that hold other things, or are words alone: the things in them count, and not the whole. */
const HOLDERS: ReadonlySet<Role> = new Set<Role>([
  "tab-bar",
  "list-row",
  "card",
  "sheet",
  "screen-title",
  "section-heading",
  "price",
  "error-text",
  "helper-text",
]);

interface Verdict {
  readonly kind?: VisualElement["kind"];
  /** Nothing in it is seen by itself. */
  readonly isClosed: boolean;
}

const CLOSED: Verdict = { isClosed: true };
const OPEN: Verdict = { isClosed: false };

const isSameBox = (a: Box, b: Box): boolean => boxKey(a) === boxKey(b);

/** A painted box with words or pictures in it, or as large as what it lies in, is ground; any other is seen itself. */
function isBlock(thing: Thing, frame: Frame): boolean {
  const { texts, pictures } = contentOf(thing, frame);
  const isGround =
    texts > 0 || pictures > 0 || (thing.parent !== null && isSameBox(thing.box, thing.parent.box));
  return thing.painter !== undefined && !isGround;
}

function ofKind(thing: Thing, frame: Frame): Verdict {
  if (isWords(thing))
    return thing.layer.node.text.runs.length > 0 ? { kind: "text", isClosed: true } : CLOSED;
  if (thing.kind === "picture") return { kind: "picture", isClosed: false };
  if (thing.kind === "icon") return { kind: "icon", isClosed: true };
  return isBlock(thing, frame) ? { kind: "shape", isClosed: false } : OPEN;
}

function verdictOn(thing: Thing, frame: Frame): Verdict {
  const role = elementByLayer(frame).get(thing.layer)?.role;
  if (!thing.parent) return OPEN;
  if (isNoPart(thing.layer) || thing.layer.node.isMask || (role && SYSTEM.has(role))) return CLOSED;
  if (role === "picture" && thing.kind !== "text") return { kind: "picture", isClosed: false };
  if (role === undefined || isWords(thing)) return ofKind(thing, frame);
  if (HOLDERS.has(role)) return OPEN;
  return { kind: thing.kind === "icon" ? "icon" : "control", isClosed: true };
}

/** The box of a thing in the first view, at the place where it is shown there; null when nothing of it is. */
function boxOf({ layer, painter, box }: Thing, frame: Frame): Box | null {
  const { visibleBox, order } = painter ?? layer;
  const seen = visibleBox && intersection(box, visibleBox);
  return seen && boxInFirstView({ visibleBox: seen, order }, frame);
}

const isSeen = (thing: Thing, frame: Frame, texts: ReadonlySet<unknown>): boolean =>
  isWords(thing) ? texts.has(thing.layer) : !isCovered(thing.layer, frame);

/** All that an element is made of is seen as one. */
function visualElement(
  thing: Thing,
  kind: VisualElement["kind"],
  box: Box,
  frame: Frame,
  byLayer: ThingsByLayer,
): VisualElement {
  const element = elementByLayer(frame).get(thing.layer);
  const others = (element?.layers ?? []).flatMap((layer) => byLayer.get(layer) ?? []);
  const isWhole = kind === "control" || kind === "icon";
  return {
    kind,
    layer: thing.layer,
    box,
    things: [thing, ...(isWhole ? others.filter((other) => other !== thing) : [])],
    ...(element && { element }),
  };
}

type ThingsByLayer = ReadonlyMap<unknown, Thing>;

/** Where more is seen at once it is a sheet or a map, and nothing leads the eye. */
const MOST_ELEMENTS = 500;

/** Things that can each be seen as one before anything is scrolled, in painting order: elements, and what is none. */
export const visualElements = computed((frame: Frame): readonly VisualElement[] => {
  const all = things(frame);
  const byLayer: ThingsByLayer = new Map(all.map((thing) => [thing.layer, thing]));
  const texts = new Set<unknown>(seenTexts(frame));
  const closed: boolean[] = [];
  const taken = new Set<Thing>();
  const found: VisualElement[] = [];
  for (const thing of all) {
    const isInside = closed[thing.parent?.order ?? -1] === true || taken.has(thing);
    const { kind, isClosed } = isInside ? CLOSED : verdictOn(thing, frame);
    closed.push(isClosed);
    const box = kind ? boxOf(thing, frame) : null;
    if (!kind || !box || area(box) === 0 || !isSeen(thing, frame, texts)) continue;
    const one = visualElement(thing, kind, box, frame, byLayer);
    one.things.forEach((part) => taken.add(part));
    found.push(one);
  }
  const seen = picturesAsOne(found);
  return seen.length > MOST_ELEMENTS ? [] : seen;
});
