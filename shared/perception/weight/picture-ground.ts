import { area, center, liesMostlyIn } from "../../scene/geometry.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";
import type { Thing } from "../things/thing.ts";
import { things } from "../things/things.ts";
import { boxKey } from "./same-box.ts";

/** So much of a picture lies in the box that it is painted on. */
const LYING_IN = 0.85;
/** A picture that is smaller by its ground is one mark of several on it. */
const SMALLEST_SHARE = 0.2;

const isGroundOf = (ground: Thing, picture: Thing): boolean =>
  ground.order < picture.order &&
  liesMostlyIn(picture.box, ground.box, LYING_IN) &&
  area(picture.box) >= SMALLEST_SHARE * area(ground.box);

const smallest = (grounds: readonly Thing[]): Thing | undefined =>
  grounds.reduce<Thing | undefined>(
    (best, one) => (best && area(best.box) <= area(one.box) ? best : one),
    undefined,
  );

/** Of each picture the painted box around it, when it is the only picture of that size on it. */
export const pictureGrounds = computed((frame: Frame): ReadonlyMap<Thing, Thing> => {
  const all = things(frame);
  const byLayer = new Map(
    all.filter(({ parent, painter }) => parent && painter).map((one) => [one.layer, one]),
  );
  const index = indexBoxes([...byLayer.keys()], (layer) => byLayer.get(layer)?.box ?? null);
  const found = new Map<Thing, Thing>();
  const on = new Map<Thing, Set<string>>();
  for (const picture of all.filter(({ kind }) => kind === "picture")) {
    const near = index
      .touching({ ...center(picture.box), width: 0, height: 0 })
      .flatMap((layer) => byLayer.get(layer) ?? []);
    const ground = smallest(near.filter((one) => one !== picture && isGroundOf(one, picture)));
    if (!ground) continue;
    found.set(picture, ground);
    on.set(ground, (on.get(ground) ?? new Set<string>()).add(boxKey(picture.box)));
  }
  return new Map([...found].filter(([, ground]) => on.get(ground)?.size === 1));
});
