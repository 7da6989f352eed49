import { ACTION_WORDS } from "../../../../standards/words/label-words.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import { controlKind } from "../../control-kind.ts";
import { claim, isAppScreen, type Claim, type Claims } from "../sign.ts";

const HEIGHT_PX = { min: 12, max: 30 };
const WIDEST_PX = 90;
const LONGEST = 12;
const ROUND = 0.3;
const COUNT = /^[-+]?\d{1,3}\s?(%|\+)?$/;
const SAVING = { longest: 16, widestPx: 130, words: /\d\s?%/ };

/** True when a mark tells how much is saved: “-20%”, “Save 58 %”. */
const tellsSaving = (characters: string): boolean =>
  characters.length <= SAVING.longest && SAVING.words.test(characters);

/** A lower box is no button, whatever it says. */
const LOWEST_BUTTON_PX = 24;
/** Words of actions that also tell a state. */
const STATES: ReadonlySet<string> = new Set([
  "complete",
  "done",
  "like",
  "more",
  "open",
  "post",
  "top",
  "live",
]);

/** A small box that says what it does, or is called a button, is one. */
function isButton(thing: Thing, words: string, { frame }: Sight): boolean {
  if (thing.box.height < LOWEST_BUTTON_PX) return false;
  const [first = ""] = labelWords(words);
  return (ACTION_WORDS.has(first) && !STATES.has(first)) || controlKind(thing.layer, frame) === "button";
}

/** True when a thing is such a mark: a count, a discount, or a word or two in a box far smaller than a button. */
function isBadge(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  if (box.height < HEIGHT_PX.min || box.height > HEIGHT_PX.max || box.width > SAVING.widestPx) return false;
  const { texts, icons, pictures, first, characters } = sight.contentOf(thing);
  if (texts !== 1 || icons + pictures > 0 || !first) return false;
  if (roundnessOf(thing) < ROUND || sight.fillOf(thing) === undefined) return false;
  const words = first.layer.node.text.characters.trim();
  if (tellsSaving(words)) return true;
  if (characters > LONGEST || box.width > WIDEST_PX) return false;
  return COUNT.test(words) || (sight.twins.row(thing) === 0 && !isButton(thing, words, sight));
}

/** Small marks on or beside other things. */
export const badges: Claims = (sight): readonly Claim[] =>
  (isAppScreen(sight) ? sight.things : []).flatMap((thing) =>
    thing.parent && thing.painter && isBadge(thing, sight)
      ? [claim("badge", [thing], 0.6, { isWhole: true })]
      : [],
  );
