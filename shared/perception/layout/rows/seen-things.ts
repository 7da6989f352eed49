import type { Box } from "../../../scene/scene.ts";
import { indexBoxes } from "../../frame/box-index.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { isNoPart } from "../../parts/foreign-part.ts";
import type { Thing } from "../../things/thing.ts";
import { things } from "../../things/things.ts";

/** Finds all that is seen in a place, but groups that paint nothing. */
export const seenThings = computed((frame: Frame): ((place: Box) => readonly Thing[]) => {
  const found = things(frame).filter(
    ({ kind, painter, parent, layer }) => parent && (kind !== "group" || painter) && !isNoPart(layer),
  );
  const byLayer = new Map(found.map((thing) => [thing.layer, thing]));
  const index = indexBoxes([...byLayer.keys()], (layer) => byLayer.get(layer)?.box ?? null);
  return (place) => index.touching(place).flatMap((layer) => byLayer.get(layer) ?? []);
});
