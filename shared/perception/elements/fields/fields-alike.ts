import { groupBy } from "../../../group-by.ts";
import { toHex } from "../../../scene/color.ts";
import type { Box } from "../../../scene/scene.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { type GridEntry, gridOf } from "../../structure/grid.ts";
import { computedInSteps } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { filterInSteps } from "../../frame/steps.ts";
import type { Thing } from "../../things/thing.ts";
import { type Look, sight, type Sight } from "../evidence/sight.ts";
import { roleOfComponent } from "../declared.ts";
import { leavesRoom } from "../looks/asks-to-be-written-in.ts";
import { isFaint } from "../looks/colors-of-words.ts";
import { asksForEntry, isCalledToRead, namesAction, saysField } from "../looks/entry-words.ts";
import type { Guess } from "../model/guess.ts";
import { labelAbove } from "./label-above.ts";

/** A field that is as certain as this says something about the boxes that look like it. */
const SURE = 0.6;
/** Certain enough to be said, not enough to be held against a screen. */
const CERTAINTY = 0.65;
const FLATTEST = 2;
/** A sentence is there to be read. */
const MOST_WORDS = 6;

const colorOf = (look: Look | undefined): string => (look ? toHex(look.color) : "");

/** How a box is painted, and on what. */
const paintOf = (thing: Thing, sight: Sight): string =>
  [colorOf(sight.fillOf(thing)), colorOf(sight.strokeOf(thing)), toHex(sight.groundOf(thing))].join(" ");

/** The pairs of sides in which two boxes stand together: one height in a row or column, one width in a column. */
const sidesOf = ({ x, y, width, height }: Box): readonly GridEntry[] => [
  ["in a column", height, x],
  ["of one size", height, width],
  ["in a row", height, y],
  ["of one width", x, width],
];

/** True for a low box with a few words in it that ask for nothing to be done, and stand at its left or say what to write. */
function mayBeWrittenIn(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, boxes, first } = thing.content;
  const isBox = thing.painter !== undefined && thing.kind !== "picture";
  if (!isBox || !first || texts !== 1 || icons > 1 || pictures + boxes > 0 || isCalledToRead(thing))
    return false;
  const { characters } = first.layer.node.text;
  if (labelWords(characters).length > MOST_WORDS) return false;
  const isFlat = thing.box.width >= FLATTEST * thing.box.height;
  const isForWords = leavesRoom(thing, first, sight) || asksForEntry(characters);
  return isFlat && isForWords && !namesAction(first);
}

/** A key for the size and the paint of a box: equal boxes are equal things. */
export const twinOf = (thing: Thing, sight: Sight): string =>
  `${Math.round(thing.box.width)} ${Math.round(thing.box.height)} ${paintOf(thing, sight)}`;

const FEWEST_ROWS = 3;
const LABEL_ENDS = /[:*]\s*$/u;

/** True of a box with words that neither name nor stand in for what is to be written, and with no label above it. A number alone may be a value. */
function saysNothingToWrite(thing: Thing, sight: Sight): boolean {
  const { first } = thing.content;
  const words = first?.layer.node.text.characters ?? "";
  if (!first || !/\p{L}/u.test(words) || saysField(first) || asksForEntry(words) || LABEL_ENDS.test(words))
    return false;
  return !isFaint(first, sight) && !labelAbove(thing, sight);
}

/** Boxes alike of which most say nothing to write: rows to choose from, and no fields. */
export const rowsIn = computedInSteps(function* (frame: Frame): Generator<void, ReadonlySet<Thing>, void> {
  const view = sight(frame);
  const boxes = yield* filterInSteps(
    view.things,
    ({ painter, layer, parent }) =>
      painter !== undefined && parent !== null && roleOfComponent(layer, frame) !== "field",
  );
  const rows = new Set<Thing>();
  const twins = groupBy(boxes, (thing) => twinOf(thing, view));
  for (const alike of twins.values()) {
    if (alike.length < FEWEST_ROWS) continue;
    const without = yield* filterInSteps(alike, (thing) => saysNothingToWrite(thing, view));
    if (without.length > alike.length / 2) for (const thing of alike) rows.add(thing);
  }
  return rows;
});

/**
 * The guesses, where boxes that look like a field and stand with it are fields, too: what is to be written in one of them
 * may look like the words of a button or a card. Guessed fields of one size and paint are as sure as the surest of them.
 *
 * @param known - what signs took for fields
 * @param looked - what no sign has claimed
 */
export function* withFieldsAlike(
  all: readonly Guess[],
  known: ReadonlySet<Thing>,
  looked: readonly Thing[],
  sight: Sight,
): Generator<void, readonly Guess[], void> {
  const rows = rowsIn(sight.frame);
  yield;
  const guesses = all.map((guess) =>
    guess.role === "field" && rows.has(guess.thing) ? { ...guess, role: "card" as const } : guess,
  );
  const guessed = guesses.filter(({ role }) => role === "field");
  const sure = guessed.filter(({ certainty }) => certainty >= SURE);
  const fields = [...known, ...sure.map(({ thing }) => thing)].filter(({ painter }) => painter);
  if (fields.length === 0) return guesses;
  const byPaint = groupBy(fields, (thing) => paintOf(thing, sight));
  const places = new Map(
    [...byPaint].map(
      ([paint, things]) => [paint, gridOf(things.flatMap(({ box }) => sidesOf(box)))] as const,
    ),
  );
  const said = new Set(guessed.map(({ thing }) => thing));
  const alike = new Set(
    yield* filterInSteps(looked, (thing) => {
      if (said.has(thing) || rows.has(thing) || !mayBeWrittenIn(thing, sight)) return false;
      const beside = places.get(paintOf(thing, sight));
      return beside !== undefined && sidesOf(thing.box).some((sides) => beside.hasNear(sides));
    }),
  );
  const twins = groupBy(sure, ({ thing }) => twinOf(thing, sight));
  return [
    ...guesses
      .filter(({ thing }) => !alike.has(thing))
      .map((guess) => {
        const like = guess.role === "field" ? (twins.get(twinOf(guess.thing, sight)) ?? []) : [];
        return { ...guess, certainty: Math.max(guess.certainty, ...like.map(({ certainty }) => certainty)) };
      }),
    ...Array.from(alike, (thing) => ({ role: "field", thing, certainty: CERTAINTY }) as const),
  ];
}
