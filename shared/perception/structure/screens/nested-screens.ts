import { computed } from "../../frame/computed.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { presentedScreens, type Sketch } from "./presented-screens.ts";

interface SketchOfLayer extends Sketch {
  readonly layer: Layer;
}

const sketchOf = (layer: Layer): SketchOfLayer => ({
  layer,
  name: layer.node.name,
  type: layer.node.type,
  visible: layer.visibleBox !== null,
  absoluteBoundingBox: layer.node.box,
  rotation: layer.node.rotationDeg ?? 0,
  characters: layer.node.text?.characters ?? "",
});

const FEWEST_SCREENS = 2;

/**
 * The screens that a frame holds beside each other, as a presentation does. None when there are not several: a single
 * one may be a part of the screen around it.
 */
export const nestedScreens = computed(({ root }: Frame): readonly Layer[] => {
  const found = presentedScreens(sketchOf(root), ({ layer }) => layer.children.map(sketchOf));
  return found.length >= FEWEST_SCREENS ? found.map(({ layer }) => layer) : [];
});
