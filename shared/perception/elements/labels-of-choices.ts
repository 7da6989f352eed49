import { textsTouching } from "./signs/texts-near.ts";
import { right } from "../../scene/geometry.ts";
import type { TextThing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";
import { isSetAsLink } from "./looks/looks-like-link.ts";
import type { Recognised } from "./recognised.ts";

const TICKED: ReadonlySet<string> = new Set(["checkbox", "radio"]);
const BESIDE_PX = 24;

const labelsBeside = ({ box }: Recognised, sight: Sight): readonly TextThing[] =>
  textsTouching({ x: right(box), y: box.y, width: BESIDE_PX, height: box.height }, sight);

/** The words right behind boxes and circles to tick: they say what is chosen, and are no element of their own. */
export const labelsOfChoices = (all: readonly Recognised[], sight: Sight): ReadonlySet<TextThing> =>
  new Set(
    all
      .filter(({ role }) => TICKED.has(role))
      .flatMap((choice) => labelsBeside(choice, sight))
      .filter((text) => !isSetAsLink(text)),
  );
