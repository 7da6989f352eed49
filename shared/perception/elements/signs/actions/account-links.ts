import { right } from "../../../../scene/geometry.ts";
import {
  ASKS_NEWCOMERS,
  ASKS_OWNERS,
  NAMES_PASSWORD,
  PASSWORD_LOST,
} from "../../../../standards/words/sign-in-words.ts";
import { lookupForm } from "../../../text/language/prose.ts";
import { styleOf } from "../../../text/typography/text-style.ts";
import type { TextThing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { looksLikeButton } from "../../looks/looks-like-button.ts";
import { claim, type Claim, type Claims } from "../sign.ts";
import { textsTouching } from "../texts-near.ts";

const LONGEST = 72;
/** Words this many times larger than the body text name the screen. */
const LARGEST_TO_BODY = 1.4;
const BESIDE_PX = 24;

/** The answer to a question stands beside it as words of their own: those are the link. */
const isAnswered = ({ box }: TextThing, sight: Sight): boolean =>
  textsTouching({ x: right(box), y: box.y, width: BESIDE_PX, height: box.height }, sight).some(
    (other) => other.box.x >= right(box) - 2,
  );

const isOnButton = ({ parent }: TextThing, sight: Sight): boolean =>
  parent !== null && looksLikeButton(parent, sight);

function isAccountLink(text: TextThing, sight: Sight): boolean {
  if (isOnButton(text, sight)) return false;
  const { characters, runs } = text.layer.node.text;
  if (characters.length > LONGEST || runs.length === 0) return false;
  if (styleOf(text.layer).sizePx > LARGEST_TO_BODY * sight.bodyPx) return false;
  const words = lookupForm(characters);
  if (PASSWORD_LOST.test(words) && NAMES_PASSWORD.test(words)) return true;
  return (ASKS_OWNERS.test(words) || ASKS_NEWCOMERS.test(words)) && !isAnswered(text, sight);
}

/** “Forgot your password?”, “No account yet? Sign up”: words that lead to another way in, however they are set. */
export const accountLinks: Claims = (sight): readonly Claim[] =>
  [...sight.textThings.values()].flatMap((text) =>
    isAccountLink(text, sight) ? [claim("link", [text], 0.85)] : [],
  );
