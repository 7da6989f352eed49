import { budgetOf, spend, type Budget } from "./budget.ts";
import type { FramePixels } from "./frame-pixels.ts";
import { runToCompletion } from "./steps.ts";
import { USUAL_DEMANDS, type Demands } from "../../standards/demands.ts";
import { contains, intersection } from "../../scene/geometry.ts";
import type { Box, Scene, SceneNode } from "../../scene/scene.ts";

/** A node in its place: the layers around it, its turn in painting, and how much of it can be seen. */
export interface Layer {
  readonly node: SceneNode;
  readonly parent: Layer | null;
  readonly children: readonly Layer[];
  /** Position in the painting order of the frame; the frame itself is 0. */
  readonly order: number;
  readonly depth: number;
  /**
   * The part of the box that neither a clipping ancestor nor the box of a mask cuts off; null when nothing is left of
   * it, and for what is never painted by itself: the operands of a boolean operation, the parts of a mask.
   */
  readonly visibleBox: Box | null;
  readonly facts: Facts;
}

/** Answers about a frame and its layers, kept so that each question is answered once. */
export interface Facts {
  readonly layers: readonly Layer[];
  /** For each question about a layer the answers by `order`; see `remembered`. */
  readonly answers: unknown[][];
  /** For each yes-or-no question about a layer the answers by `order`; see `rememberedFlag`. */
  readonly flags: Uint8Array[];
  /** For each question about the frame its answer, or what was thrown instead; see `computed`. */
  readonly ofFrame: (Remembered | undefined)[];
  readonly budget: Budget;
  /** The frame, from when all of it is open; see `frameOf`. */
  frame?: Frame;
}

export type Remembered = { readonly value: unknown } | { readonly fault: unknown };

/** One top-level layer of a scene, opened up for the rules. */
export interface Frame {
  readonly scene: Scene;
  readonly root: Layer;
  /** All layers in painting order, the frame first. */
  readonly layers: readonly Layer[];
  /** The layers with characters of which something can be seen, in painting order. */
  readonly texts: readonly TextLayer[];
  /** The demands that it is judged by. */
  readonly demands: Demands;
  /** The picture of the frame, when one is at hand. */
  readonly pixels?: FramePixels;
  /** True for a layer that somebody said is not what it is taken for; absent when nobody said anything. */
  readonly isDenied?: IsDenied;
  /** The frame before some of its colours were changed: its things have the same roles. Absent where there is none. */
  readonly former?: Frame;
}

/** Tells of a layer whether it has a role for sure not, whatever it looks like. */
export type IsDenied = (layer: Layer, role: string) => boolean;

/** A layer that holds text. */
export interface TextLayer extends Layer {
  readonly node: SceneNode & { readonly text: NonNullable<SceneNode["text"]> };
}

/** True when a layer holds text. */
export const isText = (layer: Layer): layer is TextLayer => layer.node.text !== undefined;

const hasWords = (layer: Layer): layer is TextLayer =>
  isText(layer) && layer.visibleBox !== null && layer.node.text.characters.trim() !== "";

/** Most layers hold no others. */
const NO_LAYERS: Layer[] = [];
const NO_NODES: readonly SceneNode[] = [];

/** A layer that is to be opened, the layer that it lies in, and the box that cuts it off. */
interface Waiting {
  readonly node: SceneNode;
  readonly parent: OpenLayer | null;
  readonly clip: Box | null;
}

interface OpenLayer extends Layer {
  readonly children: Layer[];
}

const LAYERS_A_STEP = 1024;

/** The layers with the stretches of their texts: a text of many looks takes as many looks. */
const sizeOf = (layers: readonly Layer[]): number =>
  layers.reduce((size, { node }) => size + (node.text?.runs.length ?? 1), 0);

/** How a frame is opened. */
export interface Opening {
  readonly pixels?: FramePixels | undefined;
  /** The usual ones when absent. */
  readonly demands?: Demands;
  readonly isDenied?: IsDenied | undefined;
  readonly former?: Frame | undefined;
}

/**
 * Opens up one frame of a scene, so many layers a step. The frame itself clips: what lies outside it is not part of the
 * screen.
 */
export function* openInSteps(
  scene: Scene,
  frame: SceneNode,
  { pixels, isDenied, former, demands = USUAL_DEMANDS }: Opening = {},
): Generator<void, Frame, void> {
  const layers: Layer[] = [];
  const facts: Facts = { layers, answers: [], flags: [], ofFrame: [], budget: budgetOf(0) };
  const waiting: Waiting[] = [{ node: frame, parent: null, clip: frame.box }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, clip } = next;
    const visibleBox = clip && visiblePart(node, clip);
    const layer: OpenLayer = {
      node,
      parent,
      children: node.children ? [] : NO_LAYERS,
      order: layers.length,
      depth: parent ? parent.depth + 1 : 0,
      visibleBox,
      facts,
    };
    parent?.children.push(layer);
    layers.push(layer);
    for (const child of insideOf(layer, node.children ?? NO_NODES, clip).toReversed()) waiting.push(child);
    if (layers.length % LAYERS_A_STEP === 0) yield;
  }
  const [root] = layers;
  if (!root) throw new Error("A frame has at least itself.");
  Object.assign(facts.budget, budgetOf(sizeOf(layers)));
  facts.frame = {
    scene,
    root,
    layers,
    texts: layers.filter(hasWords),
    demands,
    ...(pixels && { pixels }),
    ...(isDenied && { isDenied }),
    ...(former && { former }),
  };
  return facts.frame;
}

/** The frame that a layer is part of; throws while it is being opened. */
export function frameOf({ facts: { frame } }: Layer): Frame {
  if (!frame) throw new Error("The frame is still being opened.");
  return frame;
}

/** The box beyond which a mask lets nothing through; undefined when it may reach beyond its own box. */
function reachOf({ box, renderBox, effects, stroke }: SceneNode): Box | undefined {
  const isAllInside = !effects && (!stroke || stroke.align === "inside");
  return renderBox ?? (isAllInside ? box : undefined);
}

/** As the editor calls a group. */
const USUAL_NAME = /^group( \d+)?$/i;

/** The layer itself, or what a group holds alone: such a group paints nothing, and its name says nothing. */
function unwrapped(node: SceneNode): SceneNode {
  const only = node.type === "GROUP" && node.children?.length === 1 ? node.children[0] : undefined;
  if (!only || !USUAL_NAME.test(node.name)) return node;
  const { opacity, blendMode, effects, isMask } = node;
  return opacity === undefined && !blendMode && !effects && !isMask && !only.isMask ? unwrapped(only) : node;
}

/** The children of a layer, each with what cuts it off: the mask before it, its parents. */
function insideOf(parent: OpenLayer, children: readonly SceneNode[], around: Box | null): readonly Waiting[] {
  const { node, visibleBox } = parent;
  const isOneShape = node.type === "BOOLEAN_OPERATION" || node.isMask === true;
  const own = node.clipsContent ? visibleBox : around;
  const clip = isOneShape ? null : own;
  let shown = clip;
  return children.map(unwrapped).map((child) => {
    const waiting = { node: child, parent, clip: child.isMask ? clip : shown };
    const reach = child.isMask ? reachOf(child) : undefined;
    if (child.isMask) shown = clip && reach ? intersection(clip, reach) : clip;
    return waiting;
  });
}

/** Opens up one frame of a scene at once. */
export const openFrame = (scene: Scene, frame: SceneNode, opening: Opening = {}): Frame =>
  runToCompletion(openInSteps(scene, frame, opening));

/** A line has no area, so that an intersection would lose it; it is seen by its stroke. */
function visiblePart({ box, strokes }: SceneNode, clip: Box): Box | null {
  if (box.width > 0 && box.height > 0) return contains(clip, box) ? box : intersection(box, clip);
  const isInside =
    box.x >= clip.x && box.y >= clip.y && box.x <= clip.x + clip.width && box.y <= clip.y + clip.height;
  return isInside && strokes ? box : null;
}

/** The ancestors of a layer, the nearest first. */
export function ancestors(layer: Layer): readonly Layer[] {
  const found: Layer[] = [];
  for (let next = layer.parent; next; next = next.parent) found.push(next);
  spend(layer, found.length);
  return found;
}

/** The nearest of a layer and its ancestors that a test accepts. */
export function closest(layer: Layer, accepts: (layer: Layer) => boolean): Layer | undefined {
  spend(layer, layer.depth);
  for (let next: Layer | null = layer; next; next = next.parent) if (accepts(next)) return next;
  return undefined;
}

/** The layers inside a layer, in painting order. */
export function descendants(layer: Layer): readonly Layer[] {
  const found: Layer[] = [];
  const collect = ({ children }: Layer): void => {
    for (const child of children) {
      found.push(child);
      collect(child);
    }
  };
  collect(layer);
  spend(layer, found.length);
  return found;
}

/** The position in the painting order of the last layer inside a layer; its own when it holds none. */
export function lastInside(layer: Layer): number {
  let last = layer;
  for (let next = last.children.at(-1); next; next = last.children.at(-1)) last = next;
  return last.order;
}

/**
 * The id of what a layer was made from: the same for the same layer in all instances of a component. Two findings with
 * one origin and the same evidence have one cause.
 */
export function originOf({ node }: Layer): string {
  if (node.instance?.componentId) return `component:${node.instance.componentId}`;
  const inner = node.id.lastIndexOf(";");
  return inner === -1 ? node.id : `component-layer:${node.id.slice(inner + 1)}`;
}
