import { computed } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import type { Thing } from "./thing.ts";
import { things } from "./things.ts";

const byLayer = computed(
  (frame: Frame): ReadonlyMap<Layer, Thing> =>
    new Map(
      things(frame).flatMap((thing) => [
        [thing.layer, thing] as const,
        ...(thing.painter ? [[thing.painter, thing] as const] : []),
      ]),
    ),
);

/** The thing that a layer is, or whose box it paints; undefined when it is nothing by itself. */
export const thingOfLayer = (layer: Layer, frame: Frame): Thing | undefined => byLayer(frame).get(layer);

/** The thing with a box of its own on which a layer lies; the frame where there is no other. */
export function groundOf(layer: Layer, frame: Frame): Thing | undefined {
  let around = thingOfLayer(layer, frame)?.parent;
  while (around?.parent && !around.painter) around = around.parent;
  return around ?? undefined;
}
