import { LABEL_BOX_WORDS } from "../../../standards/words/control-names.ts";
import { isClick } from "../../structure/prototype.ts";
import { asksForAction } from "../../text/language/asks-for-action.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { nameWords } from "../../text/language/words.ts";
import type { Thing } from "../../things/thing.ts";
import { isSeenBox, type Sight } from "../evidence/sight.ts";
import { asksToBeWrittenIn, leavesNothingToWrite } from "../looks/asks-to-be-written-in.ts";
import { isRed } from "../looks/colors-of-words.ts";
import { isPartOfDrawing } from "../looks/is-part-of-drawing.ts";
import { WORDLESS, looksLikeButton } from "../looks/looks-like-button.ts";
import { isSetAsLink, leadsNowhere } from "../looks/looks-like-link.ts";
import {
  type CalledRole,
  calledRole,
  isCalledSearch,
  namesOf,
  roleOfName,
  rolesCalled,
} from "../role-of-name.ts";
import type { GuessedRole } from "./model.ts";
import { isPrice } from "../looks/is-price.ts";
import { textsTouching } from "../signs/texts-near.ts";

const NUMERAL = /\p{N}/u;
const MEASURED = /\p{N}[.,:]\p{N}/u;
const NUMBER = /^\p{N}{1,3}$/u;

/** Pages to turn to and keys stand side by side, each with its number. */
function standsByItsLike(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  if (sight.twins.row(thing) > 0) return true;
  const around = { ...box, x: box.x - box.width, width: 3 * box.width };
  const numbers = textsTouching(around, sight).filter(({ layer }) =>
    NUMBER.test(layer.node.text.characters.trim()),
  );
  return numbers.length > 1;
}

/** True when a thing says a price, a measure, or a number that stands by itself. */
function saysFigures(thing: Thing, sight: Sight): boolean {
  const { texts, first } = thing.content;
  const words = texts === 1 && first ? first.layer.node.text.characters.trim() : "";
  const isNumber = WORDLESS.test(words) && NUMERAL.test(words);
  return isPrice(words) || (isNumber && (MEASURED.test(words) || !standsByItsLike(thing, sight)));
}

/** Something that is seen of a thing, or said of it by its designer, and how many times as likely it makes some roles. */
interface Hint {
  readonly roles: readonly GuessedRole[];
  readonly times: number;
  readonly holds: (seen: Seen) => boolean;
}

/** A thing on a screen, and the control that it is called. */
interface Seen {
  readonly thing: Thing;
  readonly sight: Sight;
  readonly name: CalledRole | undefined;
}

const CONTROLS: readonly GuessedRole[] = ["button", "icon-button", "link", "card", "segmented-item"];

/** The control that a thing is called; undefined of several things together: a row of buttons may be called after them. */
function nameOf(thing: Thing, sight: Sight): CalledRole | undefined {
  const { texts } = thing.content;
  if (!thing.painter && texts > 1) return undefined;
  const isSearch = thing.painter && texts === 1 && isCalledSearch(thing.layer.node.name);
  return calledRole(thing.layer, sight.frame) ?? (isSearch ? "field" : undefined);
}

const leadsOn = ({ layer }: Thing): boolean => layer.node.reactions?.some(isClick) ?? false;

/** A tag, a badge, a bar: the name says that it is no control. */
const isCalledOtherwise = ({ thing, sight, name }: Seen): boolean =>
  !name &&
  !leadsOn(thing) &&
  namesOf(thing.layer, sight.frame).some(
    (own) => roleOfName(own) === "none" || nameWords(own).some((word) => LABEL_BOX_WORDS.has(word)),
  );

const hasBox = (thing: Thing): boolean => thing.painter !== undefined || thing.content.boxes > 0;

const FEWEST_WORDS_OF_MESSAGE = 4;

/** Red words that neither ask nor lead on say what went wrong, unless they are a heading. */
function isComplaint(thing: Thing, sight: Sight): boolean {
  const { texts, first } = thing.content;
  if (texts !== 1 || !first || !isRed(sight.fillOf(first))) return false;
  const words = first.layer.node.text.characters.trim();
  return labelWords(words).length >= FEWEST_WORDS_OF_MESSAGE && !words.endsWith("?") && !asksForAction(words);
}

const called = (role: GuessedRole): Hint => ({
  roles: [role],
  times: 20,
  holds: ({ thing, name }) =>
    name !== undefined &&
    (rolesCalled(name) as readonly string[]).includes(role) &&
    (role !== "field" || hasBox(thing)),
});

/** Hints that speak for a role: what has one is looked at closer, whatever it is taken for at a glance. */
const BY_NAME = (["button", "icon-button", "link", "field", "segmented-item"] as const).map(called);
const BY_LOOKS: readonly Hint[] = [
  { roles: ["link"], times: 20, holds: ({ thing }) => isSetAsLink(thing) },
  {
    roles: ["button"],
    times: 8,
    holds: ({ thing, sight }) => looksLikeButton(thing, sight) && !asksToBeWrittenIn(thing, sight),
  },
  { roles: CONTROLS, times: 6, holds: ({ thing }) => leadsOn(thing) },
  { roles: ["field"], times: 3, holds: ({ thing, sight }) => asksToBeWrittenIn(thing, sight) },
];

/** Hints that speak against a role; 0: what is so is never taken for that. */
const AGAINST: readonly Hint[] = [
  { roles: CONTROLS, times: 0.03, holds: isCalledOtherwise },
  // Parts of a switch between views look like buttons.
  { roles: ["button"], times: 0.004, holds: ({ name }) => name === "tab" },
  { roles: ["button"], times: 0.1, holds: ({ thing, sight }) => asksToBeWrittenIn(thing, sight) },
  { roles: ["field"], times: 0.03, holds: ({ thing }) => leavesNothingToWrite(thing) },
  // Words without a box are more often the label of a field, which may be called as the field.
  { roles: ["field"], times: 0.5, holds: ({ thing }) => !hasBox(thing) },
  {
    roles: ["field"],
    times: 0.1,
    holds: ({ thing, sight }) => thing.painter !== undefined && !isSeenBox(thing, sight),
  },
  { roles: ["button"], times: 0, holds: ({ thing, sight }) => saysFigures(thing, sight) },
  { roles: ["icon-button"], times: 0, holds: ({ thing, sight }) => isPartOfDrawing(thing, sight) },
  { roles: ["link", "heading"], times: 0.2, holds: ({ thing, sight }) => isComplaint(thing, sight) },
  { roles: ["link"], times: 0, holds: ({ thing }) => leadsNowhere(thing) },
];

/** How many times as likely a role becomes. */
export type Weigh = (role: GuessedRole) => number;

const weighing =
  (hints: readonly Hint[]): Weigh =>
  (role) =>
    hints.reduce((times, hint) => (hint.roles.includes(role) ? times * hint.times : times), 1);

/** The factors of the roles of a thing by the hints for them; undefined without any, when it need not be looked at closer. */
export function hintsFor(thing: Thing, sight: Sight): Weigh | undefined {
  const seen = { thing, sight, name: nameOf(thing, sight) };
  const hints = seen.name ? [...BY_NAME, ...BY_LOOKS] : BY_LOOKS;
  const found = hints.filter(({ holds }) => holds(seen));
  return found.length > 0 ? weighing(found) : undefined;
}

/** The same of hints against roles. */
export function hintsAgainst(thing: Thing, sight: Sight): Weigh {
  const seen = { thing, sight, name: nameOf(thing, sight) };
  return weighing(AGAINST.filter(({ holds }) => holds(seen)));
}
