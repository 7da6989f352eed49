import { contains, intersection } from "../scene/geometry.ts";
import type { Box, Scene, SceneNode } from "../scene/scene.ts";

/** A node in its place: what surrounds it, what it is painted over, and how much of it can be seen. */
export interface Layer {
  readonly node: SceneNode;
  readonly parent: Layer | null;
  readonly children: readonly Layer[];
  /** Position in the painting order of the frame; the frame itself is 0. */
  readonly order: number;
  readonly depth: number;
  /** The part of the box that no clipping ancestor cuts off; null when nothing is left of it. */
  readonly visibleBox: Box | null;
  readonly facts: Facts;
}

/** What was found out about a frame, so that it is found out once. */
export interface Facts {
  readonly layers: readonly Layer[];
  /** For each question about a layer the answers by `order`; see `remembered`. */
  readonly answers: unknown[][];
  /** For each yes-or-no question about a layer the answers by `order`; see `rememberedFlag`. */
  readonly flags: Uint8Array[];
  /** For each question about the frame its answer; see `computed`. */
  readonly ofFrame: ({ readonly value: unknown } | undefined)[];
}

/** One top-level layer of a scene, opened up for the rules. */
export interface Frame {
  readonly scene: Scene;
  readonly root: Layer;
  /** All layers in painting order, the frame first. */
  readonly layers: readonly Layer[];
  /** The layers with characters of which something can be seen, in painting order. */
  readonly texts: readonly TextLayer[];
}

/** A layer that holds text. */
export interface TextLayer extends Layer {
  readonly node: SceneNode & { readonly text: NonNullable<SceneNode["text"]> };
}

/** Whether a layer holds text. */
export const isText = (layer: Layer): layer is TextLayer => layer.node.text !== undefined;

const hasWords = (layer: Layer): layer is TextLayer =>
  isText(layer) && layer.visibleBox !== null && layer.node.text.characters.trim() !== "";

/** Most layers hold no others. */
const NO_LAYERS: Layer[] = [];

/** Opens up one frame of a scene. The frame itself clips: what lies outside it is not part of the screen. */
export function openFrame(scene: Scene, frame: SceneNode): Frame {
  const layers: Layer[] = [];
  const facts: Facts = { layers, answers: [], flags: [], ofFrame: [] };
  const open = (node: SceneNode, parent: Layer | null, clip: Box | null): Layer => {
    const visibleBox = clip && visiblePart(node, clip);
    const children: Layer[] = node.children ? [] : NO_LAYERS;
    const layer: Layer = {
      node,
      parent,
      children,
      order: layers.length,
      depth: parent ? parent.depth + 1 : 0,
      visibleBox,
      facts,
    };
    layers.push(layer);
    const inner = node.clipsContent ? visibleBox : clip;
    for (const child of node.children ?? []) children.push(open(child, layer, inner));
    return layer;
  };
  const root = open(frame, null, frame.box);
  return { scene, root, layers, texts: layers.filter(hasWords) };
}

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
  return found;
}

/** The nearest of a layer and its ancestors that a test accepts. */
export function closest(layer: Layer, accepts: (layer: Layer) => boolean): Layer | undefined {
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
  return found;
}

/**
 * What a layer was made from: the same for the same layer in all instances of a component. Two findings with one
 * origin and the same evidence have one cause.
 */
export function originOf({ node }: Layer): string {
  if (node.instance?.componentId) return `component:${node.instance.componentId}`;
  const inner = node.id.lastIndexOf(";");
  return inner === -1 ? node.id : `component-layer:${node.id.slice(inner + 1)}`;
}
