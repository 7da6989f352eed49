import { bottom } from "../../../scene/geometry.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { textIn } from "../signs/texts-near.ts";

const LABEL = { gapPx: 20, offPx: 12, maxSizePx: 18 };

/** A short text right above a box, at the same left edge. */
export function labelAbove({ box }: Thing, sight: Sight): TextThing | undefined {
  const above = { x: box.x, y: box.y - LABEL.gapPx, width: box.width, height: LABEL.gapPx };
  return textIn(
    above,
    sight,
    (text) =>
      bottom(text.box) <= box.y + 2 &&
      text.box.x - box.x <= LABEL.offPx &&
      text.box.x >= box.x - LABEL.offPx &&
      styleOf(text.layer).sizePx <= LABEL.maxSizePx,
  );
}
