import { LABEL_BOX_WORDS } from "../../../standards/words/control-names.ts";
import { isClick } from "../../structure/prototype.ts";
import type { Thing } from "../../things/thing.ts";
import { nameWords } from "../../text/language/words.ts";
import { calledRole, isCalledSearch, namesOf, roleOfName, rolesCalled } from "../role-of-name.ts";
import type { Role } from "../element.ts";
import type { Presumed } from "../recognised.ts";
import { glanceAt, lookCloser } from "../evidence/all-evidence.ts";
import type { Sight } from "../evidence/sight.ts";
import { unpackForest } from "./forest.ts";
import { asksToBeWrittenIn, leavesNothingToWrite } from "../looks/asks-to-be-written-in.ts";
import { isCalledToRead } from "../looks/is-called-to-read.ts";
import { looksLikeButton } from "../looks/looks-like-button.ts";
import { isSetAsLink } from "../looks/looks-like-link.ts";
import { MODEL, type Model } from "./model.ts";

/** The most likely role of a thing, and how sure it is that the thing is an element at all. */
export interface Guess extends Presumed {
  readonly role: GuessedRole;
}

type GuessedRole =
  | Extract<Role, "button" | "icon-button" | "link" | "field" | "card" | "logo" | "segmented-item">
  | "heading";

/** How much more likely a role becomes when the layer is called so, and any control when it leads on by a click. */
const CALLED_SO = 20;
/** The same for a button that looks as most of them do. */
const LOOKS_SO = 8;
const LEADS_ON = 6;

const CONTROLS: ReadonlySet<string> = new Set(["button", "icon-button", "link", "card", "segmented-item"]);

const CALLED_OTHERWISE = 0.03;
/** How much more likely a field becomes that says what to write. */
const ASKS_FOR_WORDS = 3;
/** The share that is left of the guess of a field with its words in the middle or the name of something to be read, and of a button that says what to write. */
const DOUBTED = { field: 0.03, button: 0.1 };

/** A tag, a badge, a bar: the name says that it is no control. */
const isCalledOtherwise = (thing: Thing, { frame }: Sight): boolean =>
  namesOf(thing.layer, frame).some(
    (name) => roleOfName(name) === "none" || nameWords(name).some((word) => LABEL_BOX_WORDS.has(word)),
  );

function hintsFor(thing: Thing, sight: Sight): (role: string) => number {
  // A row of buttons may be called after them.
  const { texts } = sight.contentOf(thing);
  const isOneThing = thing.painter !== undefined || texts <= 1;
  const isSearch = thing.painter && texts === 1 && isCalledSearch(thing.layer.node.name);
  const name = isOneThing
    ? (calledRole(thing.layer, sight.frame) ?? (isSearch ? "field" : undefined))
    : undefined;
  const called: readonly string[] = name ? rolesCalled(name) : [];
  const leadsOn = thing.layer.node.reactions?.some(isClick) ?? false;
  const isOther = !name && !leadsOn && isCalledOtherwise(thing, sight);
  const isLink = isSetAsLink(thing);
  const isPlainButton = looksLikeButton(thing, sight);
  const asks = asksToBeWrittenIn(thing, sight);
  return (role) => {
    const said = called.includes(role) || (isLink && role === "link") ? CALLED_SO : 1;
    if (role === "field" && asks) return said * ASKS_FOR_WORDS;
    if (!CONTROLS.has(role)) return said;
    // Parts of a switch between views look like buttons.
    if (role === "button" && name === "tab") return CALLED_OTHERWISE;
    const look = role === "button" && isPlainButton && !asks ? LOOKS_SO : 1;
    return said * look * (leadsOn ? LEADS_ON : 1) * (isOther ? CALLED_OTHERWISE : 1);
  };
}

/** A role that a thing does not look like, which makes it something else rather than nothing; undefined for most things. */
function doubtedRole(thing: Thing, sight: Sight): keyof typeof DOUBTED | undefined {
  if (isCalledToRead(thing)) return "field";
  if (asksToBeWrittenIn(thing, sight)) return "button";
  return leavesNothingToWrite(thing, sight) ? "field" : undefined;
}

/**
 * A thing that a few trees take for no element at a glance, with a larger share than this, is not looked at closer.
 */
const NOTHING = 0.8;

/** Tells what a thing most likely is, and how likely it is that it is an element at all. */
export type Guesser = (thing: Thing, sight: Sight) => Guess | undefined;

/** Guesses by what was learned. */
function guesserOf({ sieve: packedSieve, roles: packedRoles }: Model): Guesser {
  const sieve = unpackForest(packedSieve);
  const forest = unpackForest(packedRoles);
  const roles = packedRoles.classes as readonly (GuessedRole | "none")[];
  return (thing, sight) => {
    const hint = hintsFor(thing, sight);
    const evidence = glanceAt(thing, sight);
    if ((sieve(evidence)[0] as number) > NOTHING && hint("none") === hint("button") && hint("link") === 1)
      return undefined;
    lookCloser(evidence, thing, sight);
    const shares = forest(evidence).map((share, index) => share * hint(roles[index] ?? "none"));
    const whole = shares.reduce((a, b) => a + b, 0);
    const doubted = doubtedRole(thing, sight);
    if (doubted) {
      const index = roles.indexOf(doubted);
      shares[index] = (shares[index] as number) * DOUBTED[doubted];
    }
    let best = 1;
    for (let index = 2; index < shares.length; index++)
      if ((shares[index] as number) > (shares[best] as number)) best = index;
    const role = roles[best];
    if (role === undefined || role === "none") return undefined;
    // A box with its words in the middle that is no field is a button, or nothing.
    const sum = role === "button" ? whole : shares.reduce((a, b) => a + b, 0);
    return { role, thing, certainty: 1 - (shares[0] as number) / sum };
  };
}

let opened: Guesser | undefined;

/** Guesses by the model in use. It is unpacked at the first guess: a panel that only opens does not pay for it. */
export const learned: Guesser = (thing, sight) => (opened ??= guesserOf(MODEL))(thing, sight);
