import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { roundnessOf } from "../evidence/paint.ts";
import { claim, isAppScreen, type Claim, type Sign } from "./sign.ts";

const HEIGHT_PX = { min: 12, max: 30 };
const WIDEST_PX = 90;
const LONGEST = 12;
const ROUND = 0.3;
const COUNT = /^[-+]?\d{1,3}\s?(%|\+)?$/;

/** What such a mark says: a count, a discount, or a word or two in a box far smaller than a button. */
function isBadge(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  if (box.height < HEIGHT_PX.min || box.height > HEIGHT_PX.max || box.width > WIDEST_PX) return false;
  const { texts, icons, pictures, first, characters } = sight.contentOf(thing);
  if (texts !== 1 || icons + pictures > 0 || !first || characters > LONGEST) return false;
  if (roundnessOf(thing) < ROUND || sight.fillOf(thing) === undefined) return false;
  return COUNT.test(first.layer.node.text.characters.trim()) || sight.twins.row(thing) === 0;
}

/** Small marks on or beside other things. */
export const badges: Sign = (sight): readonly Claim[] =>
  (isAppScreen(sight) ? sight.things : []).flatMap((thing) =>
    thing.parent && thing.painter && isBadge(thing, sight)
      ? [claim("badge", [thing], 0.6, { isWhole: true })]
      : [],
  );
