import { center, right } from "../../scene/geometry.ts";
import type { TextThing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";
import { isSetAsLink } from "./looks/looks-like-link.ts";
import type { Recognised } from "./recognised.ts";

const TICKED: ReadonlySet<string> = new Set(["checkbox", "radio"]);
const BESIDE_PX = 24;
const OFF_MIDDLE_PX = 8;

function labelsBeside({ box }: Recognised, sight: Sight): readonly TextThing[] {
  const beside = { x: right(box), y: box.y, width: BESIDE_PX, height: box.height };
  return sight.texts
    .touching(beside)
    .map((layer) => sight.textThings.get(layer))
    .filter(
      (text): text is TextThing =>
        text !== undefined &&
        text.box.x >= right(box) - 1 &&
        Math.abs(center(text.box).y - box.y - box.height / 2) <= OFF_MIDDLE_PX,
    );
}

/** The words right behind boxes and circles to tick: they say what is chosen, and are no element of their own. */
export const labelsOfChoices = (all: readonly Recognised[], sight: Sight): ReadonlySet<TextThing> =>
  new Set(
    all
      .filter(({ role }) => TICKED.has(role))
      .flatMap((choice) => labelsBeside(choice, sight))
      .filter((text) => !isSetAsLink(text)),
  );
