import type { Language } from "../i18n/language.ts";
import type { Frame, Layer } from "../perception/frame/frame.ts";
import { describeLayers } from "./naming/describe-layers.ts";
import { nameLayer } from "./naming/name-layer.ts";
import type { LayerRef } from "./report.ts";

/** How a report points at a layer. */
export type RefOf = (layer: Layer) => LayerRef;

/** How reports point at the layers of a frame; when they cannot be named for people, their names on the canvas are left. */
export function* pointAt(
  frame: Frame,
  language: Language,
  log: (message: string) => void,
): Generator<void, RefOf, void> {
  try {
    yield* describeLayers.inSteps(frame);
  } catch (error) {
    log(
      `the names of ${frame.root.node.id} failed: ${error instanceof Error ? error.message : String(error)}`,
    );
    return ({ node: { id, name } }) => ({ id, name });
  }
  return (layer) => ({
    id: layer.node.id,
    name: layer.node.name,
    shown: nameLayer(layer, frame, language),
  });
}
