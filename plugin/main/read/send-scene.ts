import type { Scene } from "../../../shared/scene/scene.ts";
import { send } from "../../protocol/bridge.ts";
import type { ReadingNotes } from "../../protocol/messages.ts";
import { type DescribedLayer, SLICE_LAYERS, slicesOf } from "../../protocol/slices.ts";
import { nextTurn } from "./reading.ts";

let lastSeries = 0;

/**
 * Sends layers in slices, with room between them for the editor to breathe.
 * @returns the number of the series; null when it was given up on the way.
 */
export async function sendLayers(
  layers: readonly DescribedLayer[],
  isWanted: () => boolean,
): Promise<number | null> {
  const series = ++lastSeries;
  if (layers.length > SLICE_LAYERS) await nextTurn();
  for (const slice of slicesOf(layers)) {
    if (!isWanted()) return null;
    send("layer-slice", { series, layers: slice });
    if (layers.length > SLICE_LAYERS) await nextTurn();
  }
  return isWanted() ? series : null;
}

/**
 * Sends the panel a scene: the layers of its frames, and then the rest.
 * @returns whether it was sent whole: it may be given up on the way.
 */
export async function sendScene(
  scene: Scene,
  layers: readonly DescribedLayer[],
  notes: ReadingNotes,
  isWanted: () => boolean,
): Promise<boolean> {
  const series = await sendLayers(layers, isWanted);
  if (series === null) return false;
  send("scene-read", scene, { ...notes, series });
  if (layers.length > SLICE_LAYERS) await nextTurn();
  return isWanted();
}
