import { areNear, bottom, right } from "../../../scene/geometry.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { textsTouching } from "../signs/texts-near.ts";

const LABEL = { gapPx: 20, offPx: 12, largestPx: 18 };

/** A short text right above a box that begins where it does, or ends there, where people read the other way. */
export const labelAbove = ({ box }: Thing, sight: Sight): TextThing | undefined =>
  textsTouching({ x: box.x, y: box.y - LABEL.gapPx, width: box.width, height: LABEL.gapPx }, sight).find(
    (text) =>
      bottom(text.box) <= box.y + 2 &&
      (areNear(text.box.x, box.x, LABEL.offPx) || areNear(right(text.box), right(box), LABEL.offPx)) &&
      styleOf(text.layer).sizePx <= LABEL.largestPx,
  );
