import type { Box } from "../../../scene/scene.ts";
import type { TextThing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";

/** The first text that touches an area and is the one that is looked for. */
export const textIn = (area: Box, sight: Sight, isIt: (text: TextThing) => boolean): TextThing | undefined =>
  sight.texts
    .touching(area)
    .map((layer) => sight.textThings.get(layer))
    .find((text): text is TextThing => text !== undefined && isIt(text));
