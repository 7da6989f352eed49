import { areNear, area, center, overlapOf, right } from "../../scene/geometry.ts";
import { isInSight } from "../things/is-in-sight.ts";
import type { Thing } from "../things/thing.ts";
import { learned, type Guess, type Guesser } from "./model/guess.ts";
import { addAround, holdsControl, type AroundControls } from "./around-controls.ts";
import { asTwins } from "./as-twins.ts";
import { withFieldsAlike } from "./fields/fields-alike.ts";
import type { Presumed, Recognised } from "./recognised.ts";
import { declared } from "./declared.ts";
import { labelsOfChoices } from "./labels-of-choices.ts";
import { mayBeElement } from "./model/may-be-element.ts";
import { thingOf } from "./model/thing-of-guess.ts";
import type { Sight } from "./evidence/sight.ts";
import { boxAround, type Claim, type Sign } from "./signs/sign.ts";

/** Two boxes that share so much of what both cover are one thing. */
const SAME = 0.5;

/** Nothing that lies in one of these is an element of its own. */
const HOLD_THEIR_LABEL: ReadonlySet<string> = new Set([
  "button",
  "field",
  "icon-button",
  "link",
  "logo",
  "checkbox",
  "radio",
  "switch",
]);

/** No control lies in another one, but for a button in a field. */
const CONTROLS: ReadonlySet<string> = new Set([
  "button",
  "field",
  "icon-button",
  "link",
  "checkbox",
  "radio",
  "switch",
]);

const END_OF_FIELD = { gapPx: 24, largestShare: 0.4 };

/** A painted button or an icon at the right end of a field sends what is written there, or clears it. */
function isButtonOfField({ role, things: [thing], box }: Recognised, field: Thing): boolean {
  const isButton = role === "icon-button" || (role === "button" && thing.painter !== undefined);
  const isAtEnd = areNear(right(field.box), right(box), END_OF_FIELD.gapPx);
  return isButton && isAtEnd && area(box) <= END_OF_FIELD.largestShare * area(field.box);
}

/** True when something belongs to what it lies in, and is no element of its own there. */
function isHeld(one: Recognised, holders: ReadonlySet<Thing>, fields: ReadonlySet<Thing>): boolean {
  for (let next = one.things[0].parent; next; next = next.parent)
    if (holders.has(next)) return !(fields.has(next) && isButtonOfField(one, next));
  return false;
}

/** All things that lie in one of some; things come after what they lie in. */
function insideOf(holders: ReadonlySet<Thing>, { things }: Sight): ReadonlySet<Thing> {
  const inside = new Set<Thing>();
  for (const thing of things)
    if (thing.parent && (holders.has(thing.parent) || inside.has(thing.parent))) inside.add(thing);
  return inside;
}

const CARDS: ReadonlySet<string> = new Set(["card", "list-row"]);

/** A card and the picture that fills most of it are two elements; a picture that is the card is one. */
const isCardWithPicture = (a: Recognised, b: Recognised): boolean =>
  a.things[0] !== b.things[0] &&
  ((CARDS.has(a.role) && b.role === "picture") || (CARDS.has(b.role) && a.role === "picture"));

const STEP_PX = 64;
const stepsTo = (px: number): number => Math.floor(px / STEP_PX);

/** Of cells so far apart that they share a key one is looked at in vain. */
const ROWS = 8192;
const cellAt = (column: number, row: number): number => column * ROWS + row;

/** Finds what was kept near a box, so that not all pairs are compared. */
class Kept {
  readonly all: Recognised[] = [];
  readonly #cells = new Map<number, Recognised[]>();

  add(one: Recognised): void {
    this.all.push(one);
    const key = cellAt(stepsTo(center(one.box).x), stepsTo(center(one.box).y));
    const cell = this.#cells.get(key);
    if (cell) cell.push(one);
    else this.#cells.set(key, [one]);
  }

  /** Boxes that share half of what they cover have their middles close to each other, by their own size. */
  has(one: Recognised): boolean {
    const { box } = one;
    const isSame = (other: Recognised): boolean =>
      !isCardWithPicture(one, other) && overlapOf(other.box, box) >= SAME;
    const across = Math.ceil(box.width / 2 / STEP_PX) + 1;
    const down = Math.ceil(box.height / 2 / STEP_PX) + 1;
    if ((across * 2 + 1) * (down * 2 + 1) > this.all.length) return this.all.some(isSame);
    const column = stepsTo(center(box).x);
    const row = stepsTo(center(box).y);
    for (let x = column - across; x <= column + across; x++)
      for (let y = row - down; y <= row + down; y++)
        if (this.#cells.get(cellAt(x, y))?.some(isSame)) return true;
    return false;
  }
}

const ofClaim = ({ role, things, certainty, isSelected }: Claim): Recognised => ({
  role,
  things,
  box: boxAround(things),
  certainty,
  ...(isSelected && { isSelected }),
});

function ofGuess(guess: Presumed): Recognised {
  const thing = thingOf(guess);
  return { role: guess.role, things: [thing], box: thing.box, certainty: guess.certainty };
}

const THINGS_A_STEP = 64;

/** Weighs the evidence about all things that no sign has claimed, the surest first; fields are those that signs found. */
function* guessesIn(
  sight: Sight,
  closed: ReadonlySet<Thing>,
  claimed: ReadonlySet<Thing>,
  fields: ReadonlySet<Thing>,
  guesser: Guesser,
): Generator<void, readonly Presumed[], void> {
  const guesses: Guess[] = [];
  const said: Presumed[] = [];
  const looked: Thing[] = [];
  const inside = insideOf(closed, sight);
  for (const thing of sight.things) {
    if (thing.order % THINGS_A_STEP === 0) yield;
    if (!thing.parent || claimed.has(thing) || !mayBeElement(thing, sight) || inside.has(thing)) continue;
    if (!isInSight(thing)) continue;
    looked.push(thing);
    const found = guesser(thing, sight);
    if (found) guesses.push(found);
    const own = declared(thing, sight);
    if (own) said.push(own);
  }
  const alike = asTwins(yield* withFieldsAlike(guesses, fields, looked, sight), sight);
  return [...alike, ...said].toSorted((a, b) => b.certainty - a.certainty || a.thing.order - b.thing.order);
}

/** The same for a text and for what holds nothing but the text, and for headings that begin with the same words. */
function wordsOf({ role, thing }: Presumed): Thing | undefined {
  const { texts, icons, first } = thing.content;
  return (texts === 1 && icons === 0) || role === "heading" ? first : undefined;
}

const KEEPS_PARTS: ReadonlySet<string> = new Set(["stepper", "tab-bar"]);

/**
 * Recognises the roles that people see in the things of a screen: first, by signs, those that look the same
 * everywhere; then the rest, by the weight of the evidence. No two elements are the same box, and the words of
 * a control are part of it.
 */
export function* recognise(
  sight: Sight,
  signs: readonly Sign[],
  guesser: Guesser = learned,
): Generator<void, readonly Recognised[], void> {
  const kept = new Kept();
  const closed = new Set<Thing>();
  const claimed = new Set<Thing>();
  for (const { claims } of signs) {
    yield;
    for (const claim of claims(sight)) {
      const one = ofClaim(claim);
      const isHidden = !claim.things.some((thing) => isInSight(thing));
      const isTaken = claim.things.some((thing) => closed.has(thing));
      if (isHidden || isTaken || kept.has(one)) continue;
      kept.add(one);
      for (const thing of claim.things) {
        if (claim.isWhole) closed.add(thing);
        if (!KEEPS_PARTS.has(claim.role)) claimed.add(thing);
      }
    }
  }
  const around: AroundControls = new Map();
  for (const one of kept.all) if (CONTROLS.has(one.role)) addAround(one, around);
  const fields = new Set<Thing>(
    kept.all.filter(({ role }) => role === "field").flatMap(({ things }) => things),
  );
  const holders = new Set<Thing>(fields);
  const labels = labelsOfChoices(kept.all, sight);
  const said = new Set<Thing>(labels);
  const guesses = yield* guessesIn(sight, closed, claimed, fields, guesser);
  for (const [index, found] of guesses.entries()) {
    if (index % THINGS_A_STEP === 0) yield;
    const one = ofGuess(found);
    const [thing] = one.things;
    // The only words in a field may be those of its button.
    const words = one.role === "field" && around.has(thing) ? undefined : wordsOf(found);
    const isInOrAround =
      isHeld(one, holders, fields) || (CONTROLS.has(one.role) && holdsControl(one, around));
    if (isInOrAround || (words && said.has(words)) || kept.has(one)) continue;
    kept.add(one);
    if (words) said.add(words);
    if (HOLD_THEIR_LABEL.has(one.role)) holders.add(thing);
    if (CONTROLS.has(one.role)) addAround(one, around);
  }
  return kept.all;
}
