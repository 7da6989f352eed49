import { LABEL_BOX_WORDS, type ControlKind } from "../../../standards/words/control-names.ts";
import { isClick } from "../../structure/prototype.ts";
import type { Thing } from "../../things/thing.ts";
import { nameWords } from "../../text/language/words.ts";
import { controlKind, controlKindOfName, namesOf } from "../control-kind.ts";
import type { Role } from "../element.ts";
import { glanceAt, lookCloser } from "../evidence/all-evidence.ts";
import type { Sight } from "../evidence/sight.ts";
import { unpackForest } from "./forest.ts";
import { isSetAsLink } from "../looks/is-set-as-link.ts";
import { MODEL, type Model } from "./model.ts";

/** The most likely role of a thing, and how sure it is that the thing is an element at all. */
export interface Guess {
  readonly role: GuessedRole;
  readonly thing: Thing;
  /** From 0 to 1. */
  readonly certainty: number;
}

type GuessedRole =
  | Extract<Role, "button" | "icon-button" | "link" | "field" | "card" | "logo" | "segmented-item">
  | "heading";

/**
 * What a file says of a thing by words that nobody sees multiplies the odds of its roles: pages and drawings that were learned
 * from say nothing so.
 */
const ODDS = { called: 20, calledOtherwise: 0.03, leadsOn: 6 };

const ROLES_OF_KIND: Partial<Readonly<Record<ControlKind, readonly GuessedRole[]>>> = {
  button: ["button", "icon-button"],
  input: ["field"],
  select: ["field"],
  link: ["link"],
  tab: ["segmented-item"],
};

const CONTROLS: ReadonlySet<string> = new Set(["button", "icon-button", "link", "card", "segmented-item"]);

/** A tag, a badge, a bar: the name says that it is no control. */
const isCalledOtherwise = (thing: Thing, { frame }: Sight): boolean =>
  namesOf(thing.layer, frame).some(
    (name) => controlKindOfName(name) === "none" || nameWords(name).some((word) => LABEL_BOX_WORDS.has(word)),
  );

/** The odds of each role by names, components, prototype links and addresses; undefined when those say nothing. */
function oddsBy(thing: Thing, sight: Sight): ((role: string) => number) | undefined {
  // A row of buttons may be called after them.
  const isOneThing = thing.painter !== undefined || sight.contentOf(thing).texts <= 1;
  const kind = isOneThing ? controlKind(thing.layer, sight.frame) : undefined;
  const called: readonly string[] = [
    ...((kind && ROLES_OF_KIND[kind]) ?? []),
    ...(isSetAsLink(thing) ? ["link"] : []),
  ];
  const leadsOn = thing.layer.node.reactions?.some(isClick) ?? false;
  const isOther = !kind && !leadsOn && isCalledOtherwise(thing, sight);
  if (called.length === 0 && !leadsOn && !isOther && kind === undefined) return undefined;
  return (role) =>
    (called.includes(role) ? ODDS.called : 1) *
    (CONTROLS.has(role) && leadsOn ? ODDS.leadsOn : 1) *
    (CONTROLS.has(role) && isOther ? ODDS.calledOtherwise : 1) *
    // Parts of a switch between views look like buttons.
    (role === "button" && kind === "tab" ? ODDS.calledOtherwise : 1);
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
    const odds = oddsBy(thing, sight);
    const evidence = glanceAt(thing, sight);
    if (!odds && (sieve(evidence)[0] as number) > NOTHING) return undefined;
    lookCloser(evidence, thing, sight);
    const learnt = forest(evidence);
    const shares = odds ? learnt.map((share, index) => share * odds(roles[index] ?? "none")) : learnt;
    let best = 1;
    for (let index = 2; index < shares.length; index++)
      if ((shares[index] as number) > (shares[best] as number)) best = index;
    const role = roles[best];
    if (role === undefined || role === "none") return undefined;
    const sum = shares.reduce((a, b) => a + b, 0);
    return { role, thing, certainty: 1 - (shares[0] as number) / sum };
  };
}

let opened: Guesser | undefined;

/** Guesses by the model in use. It is unpacked at the first guess: a panel that only opens does not pay for it. */
export const learned: Guesser = (thing, sight) => (opened ??= guesserOf(MODEL))(thing, sight);
