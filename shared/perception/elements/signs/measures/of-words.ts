import { asksForAction } from "../../../text/language/asks-for-action.ts";
import {
  ASKS_NEWCOMERS,
  ASKS_OWNERS,
  NAMES_PASSWORD,
  PASSWORD_LOST,
} from "../../../../standards/words/sign-in-words.ts";
import { right } from "../../../../scene/geometry.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import { lookupForm } from "../../../text/language/prose.ts";
import { isWords, type Thing } from "../../../things/thing.ts";
import { calledRole } from "../../role-of-name.ts";
import { flag, type ElementEvidence } from "../../evidence/evidence.ts";
import type { Sight } from "../../evidence/sight.ts";
import { isPrice } from "../../looks/is-price.ts";
import { textsTouching } from "../texts-near.ts";
import { ofFirst } from "./of-first.ts";

const BEHIND_PX = 24;

/** The answer to a question stands beside it as words of their own: those are the link. */
const isAnswered = ({ box }: Thing, sight: Sight): boolean =>
  textsTouching({ x: right(box), y: box.y, width: BEHIND_PX, height: box.height }, sight).some(
    (other) => other.box.x >= right(box) - 2,
  );

/** “Forgot your password?”, “No account yet? Sign up”: words that lead to another way in, however they are set. */
function leadsToAccount(characters: string, first: Thing, sight: Sight): boolean {
  const words = lookupForm(characters);
  if (PASSWORD_LOST.test(words) && NAMES_PASSWORD.test(words)) return true;
  return (ASKS_OWNERS.test(words) || ASKS_NEWCOMERS.test(words)) && !isAnswered(first, sight);
}

/** A lower box is no button, whatever it says. */
const LOWEST_BUTTON_PX = 24;
/** Words of actions that also tell a state. */
const STATES: ReadonlySet<string> = new Set("complete done like more open post top live".split(" "));

/** A small box that says what it does, or is called a button, is one. */
function isSmallButton(characters: string, { box, layer }: Thing, { frame }: Sight): boolean {
  if (box.height < LOWEST_BUTTON_PX) return false;
  const [word = ""] = labelWords(characters);
  return (asksForAction(characters) && !STATES.has(word)) || calledRole(layer, frame) === "button";
}

const COUNT = /^[-+]?\d{1,3}\s?(%|\+)?$/;
const INITIALS = /^\p{Lu}{1,2}$/u;

/** Measures by what the text that is read first in a thing says. */
export const WORD_MEASURES = {
  isWords: (thing) => flag(isWords(thing) && thing.layer.node.text.runs.length > 0),
  saysPrice: ofFirst((_, characters) => isPrice(characters)),
  saysAccount: ofFirst((first, characters, _, sight) => leadsToAccount(characters, first, sight)),
  saysCount: ofFirst((_, characters) => COUNT.test(characters)),
  saysShare: ofFirst((_, characters) => /\d\s?%/.test(characters)),
  saysInitials: ofFirst((_, characters) => INITIALS.test(characters)),
  isSmallButton: ofFirst((_, characters, thing, sight) => isSmallButton(characters, thing, sight)),
} satisfies ElementEvidence;
