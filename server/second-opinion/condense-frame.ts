import { openFrame, type Layer } from "../../shared/perception/frame/frame.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { toEnd } from "../../shared/perception/frame/steps.ts";
import { nameLayers } from "../../shared/review/layer-ref.ts";
import type { LayerRef } from "../../shared/review/report.ts";
import type { Box, Scene, SceneNode } from "../../shared/scene/scene.ts";

/** A layer as the model sees it, under a short name that it must answer with. */
export interface CondensedLayer {
  readonly handle: string;
  readonly ref: LayerRef;
  readonly type: string;
  /** Its characters; empty when it has none. */
  readonly text: string;
  /** In px of the frame, whole numbers. */
  readonly box: Box;
}

export interface CondensedFrame {
  readonly id: string;
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly layers: readonly CondensedLayer[];
}

/** More would cost more than it tells. Texts come first, then what is interactive or large. */
const MAX_LAYERS = 250;
const MAX_TEXT = 300;

const area = ({ width, height }: Box): number => width * height;

/** How much a layer tells: texts and instances before boxes, large before small. */
function worth({ node, visibleBox }: Layer): number {
  if (!visibleBox) return -1;
  if (node.text) return 3;
  if (node.instance || node.reactions) return 2;
  return node.fills?.some(({ type }) => type === "image") ? 1.5 : Math.min(1, area(visibleBox) / 1e6);
}

const round = ({ x, y, width, height }: Box, origin: Box): Box => ({
  x: Math.round(x - origin.x),
  y: Math.round(y - origin.y),
  width: Math.round(width),
  height: Math.round(height),
});

/** The layers of a frame that a model needs, in painting order, with their names in the language of the answer. */
export function condenseFrame(scene: Scene, node: SceneNode, language: Language): CondensedFrame {
  const frame = openFrame(scene, node);
  const { refOf } = toEnd(nameLayers(frame, language, () => {}));
  const chosen = frame.layers
    .filter((layer) => layer.order > 0 && worth(layer) > 0)
    .toSorted((a, b) => worth(b) - worth(a) || a.order - b.order)
    .slice(0, MAX_LAYERS)
    .toSorted((a, b) => a.order - b.order);
  return {
    id: node.id,
    name: node.name,
    widthPx: node.box.width,
    heightPx: node.box.height,
    layers: chosen.map((layer, index) => ({
      handle: `L${index + 1}`,
      ref: refOf(layer),
      type: layer.node.type,
      text: (layer.node.text?.characters ?? "").slice(0, MAX_TEXT),
      box: round(layer.node.box, node.box),
    })),
  };
}
