import { areNear, right } from "../../../scene/geometry.ts";
import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { chainsOf } from "../signs/chains.ts";

const STARS = 5;
const MOST_LOOKED_AT = 24;
/** Icons that are pressed stand further apart. */
const GAP_SHARE = 0.5;

/** True for one of five icons of one size that stand close to each other in a line: a rating to be read. */
export function isOfRating(thing: Thing, { things, twins }: Sight): boolean {
  const { box, order, kind } = thing;
  if (kind !== "icon" || twins.row(thing) < STARS - 1) return false;
  const alike = things
    .slice(Math.max(0, order - MOST_LOOKED_AT), order + MOST_LOOKED_AT)
    .filter(
      (other) =>
        other.kind === "icon" &&
        areNear(other.box.y, box.y) &&
        areNear(other.box.width, box.width) &&
        areNear(other.box.height, box.height),
    )
    .toSorted((a, b) => a.box.x - b.box.x);
  const chains = chainsOf(
    alike,
    (before, next) => next.box.x - right(before.box) <= GAP_SHARE * before.box.width,
  );
  return chains.some((chain) => chain.length === STARS && chain.includes(thing));
}
