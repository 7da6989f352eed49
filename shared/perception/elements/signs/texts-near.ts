import type { Box } from "../../../scene/scene.ts";
import type { TextThing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";

/** The texts that touch an area. */
export const textsTouching = (area: Box, sight: Sight): readonly TextThing[] =>
  sight.texts.touching(area).flatMap((layer) => sight.textThings.get(layer) ?? []);

/** The first text that touches an area and is the one that is looked for. */
export const textIn = (area: Box, sight: Sight, isIt: (text: TextThing) => boolean): TextThing | undefined =>
  textsTouching(area, sight).find(isIt);
