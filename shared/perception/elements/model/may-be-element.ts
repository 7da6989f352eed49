import { area } from "../../../scene/geometry.ts";
import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";

const SMALLEST_PX = 5;

const LARGEST_SHARE = 0.6;
const MOST_TEXTS = 16;

/** Specks are no elements, and neither is what holds half of a screen. */
export const mayBeElement = (thing: Thing, sight: Sight): boolean =>
  (thing.box.width >= SMALLEST_PX || thing.box.height >= SMALLEST_PX) &&
  area(thing.box) <= LARGEST_SHARE * area(sight.box) &&
  thing.content.texts <= MOST_TEXTS;
