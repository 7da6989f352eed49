import { send } from "../../protocol/bridge.ts";
import { type DescribedLayer, SLICE_LAYERS, takeSlices, writeSlice } from "../../protocol/slices.ts";
import { nextTurn } from "./reading.ts";

let lastSeries = 0;

/**
 * Sends layers in slices, with room between them for the editor to breathe. They are taken out of the list, and each is
 * given to `sent`.
 * @returns the number of the series; null when it was given up on the way.
 */
export async function sendLayers(
  layers: DescribedLayer[],
  isWanted: () => boolean,
  sent: (layer: DescribedLayer) => void = () => {},
): Promise<number | null> {
  const series = ++lastSeries;
  const isLong = layers.length > SLICE_LAYERS;
  if (isLong) await nextTurn();
  for (const slice of takeSlices(layers)) {
    if (!isWanted()) return null;
    send("layer-slice", { series, layers: writeSlice(slice) });
    for (const layer of slice) sent(layer);
    if (isLong) await nextTurn();
  }
  return isWanted() ? series : null;
}
