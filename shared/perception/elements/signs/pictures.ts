import { area } from "../../../scene/geometry.ts";
import { hasPicture } from "../../paint/painted-box.ts";
import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { claim, type Claim, type Sign } from "./sign.ts";

const SMALLEST_PX = 32;
/** What fills the screen is its ground. */
const GROUND_SHARE = 0.85;

const showsPicture = (thing: Thing, sight: Sight): boolean =>
  thing.kind === "picture" ||
  (thing.painter !== undefined && hasPicture(thing.painter) && sight.contentOf(thing).texts <= 2);

/** Photographs and illustrations, each as one thing. */
export const pictures: Sign = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    const { box } = thing;
    const isLarge = box.width >= SMALLEST_PX && box.height >= SMALLEST_PX;
    if (!thing.parent || !isLarge || !showsPicture(thing, sight)) return [];
    if (area(box) > GROUND_SHARE * area(sight.box)) return [];
    return [claim("picture", [thing], 0.9)];
  });
