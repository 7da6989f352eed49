import { isSeenPaint, paintsOf } from "../../scene/paints-of.ts";
import { GROUND_SHARE } from "../frame/limits.ts";
import { rememberedFlag } from "../frame/remembered.ts";
import { area, center, contains, intersection, isSameBox } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { indexBoxes, type BoxIndex } from "../frame/box-index.ts";
import { computedInSteps } from "../frame/computed.ts";
import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { isCovered } from "../paint/covers/covered.ts";
import { reachedBox } from "../paint/reached-box.ts";
import { boxPainter, isPainted } from "../paint/painted-box.ts";
import { inkBox } from "../text/typography/ink.ts";
import { fillContents, NONE } from "./content.ts";
import { kindOfGraphic, leavesOf } from "./graphic.ts";
import { isSymbol } from "./symbol.ts";
import type { OpenThing, Thing, ThingKind } from "./thing.ts";

const LAYERS_A_STEP = 512;
const SMALLEST_HOST_PX = 10;
/** How much of a thing must lie in a box for people to see it in the box. */
const LYING_IN = 0.85;
/** A layer that lies in more boxes than this on average belongs to no screen: its place in the tree must do. */
const HOSTS_A_LAYER = 40;

const isSeen = (layer: Layer): boolean => reachedBox(layer) !== null && !layer.node.isMask;

function kindOf(layer: Layer): ThingKind {
  if (isText(layer)) return isSymbol(layer) ? "icon" : "text";
  return leavesOf(layer).texts > 0 ? "group" : kindOfGraphic(layer);
}

/** Words without any paint are not seen, nor are those that are painted over. */
function hasInk(layer: Layer): boolean {
  if (!isText(layer)) return true;
  if (isCovered(layer)) return false;
  return layer.node.text.characters.trim() !== "" && paintsOf(layer.node).some(isSeenPaint);
}

function boxOf(layer: Layer): Box | null {
  return isText(layer) && layer.visibleBox ? inkBox(layer) : reachedBox(layer);
}

const isHost = (layer: Layer, { root }: Frame): boolean =>
  layer.parent !== null &&
  isSeen(layer) &&
  !isText(layer) &&
  isPainted(layer) &&
  layer.node.box.width >= SMALLEST_HOST_PX &&
  layer.node.box.height >= SMALLEST_HOST_PX &&
  area(layer.node.box) < GROUND_SHARE.ofArea * area(root.node.box);

const liesIn = (inner: Box, outer: Box): boolean => {
  const shared = intersection(inner, outer);
  if (!shared) return contains(outer, inner);
  return area(shared) >= LYING_IN * area(inner);
};

/** Asked for each of the children. */
const showsOne = rememberedFlag(({ children }: Layer) => children.filter(isSeen).length === 1);

const isWrapper = ({ layer, painter }: Thing): boolean => !painter && !isText(layer) && showsOne(layer);

/** A layer as a thing: a group is as large as the box that it paints. */
function seenAs(layer: Layer, kind: ThingKind, box: Box): Pick<Thing, "kind" | "layer" | "box" | "painter"> {
  const painter = kind === "group" || kind === "shape" ? boxPainter(layer) : undefined;
  return { kind, layer, box: (painter && reachedBox(painter)) ?? box, ...(painter && { painter }) };
}

/** Puts the things of a frame together, layer by layer in painting order. */
class Assembly {
  readonly things: OpenThing[] = [];
  readonly #byLayer: (OpenThing | undefined)[] = [];
  readonly #hosts: BoxIndex<Layer>;
  #lookups: number;

  constructor(frame: Frame) {
    this.#hosts = indexBoxes(frame.layers.filter((layer) => isHost(layer, frame)));
    this.#lookups = HOSTS_A_LAYER * frame.layers.length;
  }

  /** The smallest box painted below a layer in which it lies, when that is smaller than the one around it. */
  #hostOf(layer: Layer, box: Box, around: OpenThing): OpenThing {
    if (this.#lookups <= 0 || area(box) <= 0) return around;
    const middle = { ...center(box), width: 0, height: 0 };
    let host = around;
    for (const one of this.#hosts.touching(middle)) {
      this.#lookups--;
      if (one.order >= layer.order) break;
      const thing = this.#byLayer[one.order];
      if (thing?.layer !== one || thing.kind === "icon") continue;
      if (area(thing.box) < area(host.box) && area(thing.box) > area(box) && liesIn(box, thing.box))
        host = thing;
    }
    return host;
  }

  #make(layer: Layer, kind: ThingKind, box: Box, parent: OpenThing | null): OpenThing {
    const thing: OpenThing = {
      ...seenAs(layer, kind, box),
      parent,
      children: [],
      content: NONE,
      order: this.things.length,
    };
    parent?.children.push(thing);
    this.things.push(thing);
    return thing;
  }

  /** The thing that a layer is; of layers around a single one, the innermost of their size. */
  add(layer: Layer): void {
    const around = layer.parent && this.#byLayer[layer.parent.order];
    const box = isSeen(layer) && hasInk(layer) ? boxOf(layer) : null;
    if (!box || (layer.parent && !around)) return;
    if (!around) {
      this.#byLayer[layer.order] = this.#make(layer, "group", box, null);
      return;
    }
    if (around.kind !== "group" || around.painter === layer) {
      // The pieces of a drawing are not seen by themselves, and the layer that paints a box is the box.
      if (around.painter === layer) this.#byLayer[layer.order] = around;
      return;
    }
    const kind = kindOf(layer);
    if (isWrapper(around) && around.parent && isSameBox(around.box, box)) {
      this.#byLayer[layer.order] = Object.assign(around, seenAs(layer, kind, box));
      return;
    }
    this.#byLayer[layer.order] = this.#make(layer, kind, box, this.#hostOf(layer, box, around));
  }
}

/** All things of a frame, the frame itself first, each after what it lies in. */
export const things = computedInSteps(function* (frame: Frame): Generator<void, readonly Thing[], void> {
  const assembly = new Assembly(frame);
  for (const layer of frame.layers) {
    assembly.add(layer);
    if (layer.order % LAYERS_A_STEP === 0) yield;
  }
  yield;
  fillContents(assembly.things);
  return assembly.things;
});
