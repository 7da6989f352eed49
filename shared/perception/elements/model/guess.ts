import type { Thing } from "../../things/thing.ts";
import { glanceAt, lookCloser } from "../evidence/all-evidence.ts";
import type { Sight } from "../evidence/sight.ts";
import type { Presumed } from "../recognised.ts";
import { looksLikeLink } from "../looks/looks-like-link.ts";
import { isPhone } from "../signs/sign.ts";
import { unpackForest } from "./forest.ts";
import { hintsAgainst, hintsFor } from "./hints.ts";
import { MODEL, type GuessedRole, type Model } from "./model.ts";

/** The most likely role of a thing, and how sure it is that the thing is an element at all. */
export interface Guess extends Presumed {
  readonly role: GuessedRole;
}

/** Guesses that are less certain are not told. */
const LEAST_CERTAINTY = {
  ofAny: 0.45,
  /** Wide screens are full of words: of those taken for a link or a heading with less, three of five are neither. */
  ofWordsOnWideScreens: 0.55,
  /** Words that do not look like a link lead on by their place: the name of a site in its head, a line at its foot. */
  ofLinkByPlace: 0.75,
};

function leastFor({ role, thing }: Presumed, sight: Sight): number {
  if (role === "link" && !looksLikeLink(thing, sight)) return LEAST_CERTAINTY.ofLinkByPlace;
  const isWords = role === "link" || role === "heading";
  return isWords && !isPhone(sight) ? LEAST_CERTAINTY.ofWordsOnWideScreens : LEAST_CERTAINTY.ofAny;
}

/**
 * A thing that a few trees take for no element at a glance, with a larger share than this, is not looked at closer.
 */
const NOTHING = 0.8;

/** Tells what a thing most likely is, where that is certain enough to be told. */
export type Guesser = (thing: Thing, sight: Sight) => Guess | undefined;

/** The certainty that a thing is an element at all, by the shares of the roles and that of no element. */
const certaintyOf = (shares: readonly number[], none: number): number =>
  1 - none / shares.reduce((a, b) => a + b, none);

/** Guesses by what was learned, and by hints. */
function guesserOf({ sieve: packedSieve, roles: packedRoles }: Model): Guesser {
  const sieve = unpackForest(packedSieve);
  const forest = unpackForest(packedRoles);
  const [, ...roles] = packedRoles.classes as readonly ["none", ...GuessedRole[]];
  return (thing, sight) => {
    const hint = hintsFor(thing, sight);
    const evidence = glanceAt(thing, sight);
    if (!hint && (sieve(evidence)[0] as number) > NOTHING) return undefined;
    lookCloser(evidence, thing, sight);
    const shares = forest(evidence);
    const none = shares[0] as number;
    const hinted = roles.map((role, index) => (shares[index + 1] as number) * (hint?.(role) ?? 1));
    // Hints against a role make nothing more likely: of a thing that is too unlikely already they are not asked.
    if (certaintyOf(hinted, none) < LEAST_CERTAINTY.ofAny) return undefined;
    const against = hintsAgainst(thing, sight);
    const weighed = roles.map((role, index) => (hinted[index] as number) * against(role));
    const role = roles[weighed.indexOf(Math.max(...weighed))] as GuessedRole;
    const certainty = certaintyOf(weighed, none);
    const guess = { role, thing, certainty };
    return certainty >= leastFor(guess, sight) ? guess : undefined;
  };
}

let opened: Guesser | undefined;

/** Guesses by the model in use. It is unpacked at the first guess: a panel that only opens does not pay for it. */
export const learned: Guesser = (thing, sight) => (opened ??= guesserOf(MODEL))(thing, sight);
