import { COMPANY } from "../../evidence/company.ts";
import { CONTENT } from "../../evidence/content.ts";
import { flag, NOT_THERE, type ElementEvidence } from "../../evidence/evidence.ts";
import { LETTERS } from "../../evidence/letters.ts";
import { PAINT } from "../../evidence/paint.ts";
import { SHAPE } from "../../evidence/shape.ts";
import { contrastOfLook } from "../../evidence/sight.ts";
import { SURROUNDINGS } from "../../evidence/surroundings.ts";
import { WORDS } from "../../evidence/words.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";
import { asksForAction } from "../../looks/asks-for-action.ts";
import { OF_FIELDS } from "./of-fields.ts";
import { ofFirst } from "./of-first.ts";
import { OF_ICONS } from "./of-icons.ts";
import { OF_LINES } from "./of-lines.ts";

/** Measures by which signs tell roles, beside the evidence that the model weighs; lengths are in px. */
const OF_THINGS = {
  isPainted: ({ painter }) => flag(painter !== undefined),
  isPicture: ({ kind }) => flag(kind === "picture"),
  /** How much its fill or its stroke stands out from what it lies on. */
  contrast: (thing, sight) =>
    Math.max(contrastOfLook(sight.fillOf(thing)), contrastOfLook(sight.strokeOf(thing))),
  iconsAndBoxes: (thing, sight) => sight.contentOf(thing).icons + sight.contentOf(thing).boxes,
  isTableCell: (thing, sight) => flag(isTableCell(thing, sight)),
  saysAction: ofFirst((first) => asksForAction(first)),
  x: ({ box }) => box.x,
  /** From the left side to the words. */
  wordsFrom: (thing, sight) => {
    const { first } = sight.contentOf(thing);
    return first ? first.box.x - thing.box.x : NOT_THERE;
  },
} satisfies ElementEvidence;

/** All that a row of the table of signs can ask of a thing. A measure that does not apply is -1. */
export const MEASURES = {
  ...SHAPE,
  ...PAINT,
  ...CONTENT,
  ...COMPANY,
  ...LETTERS,
  ...WORDS,
  ...SURROUNDINGS,
  ...OF_THINGS,
  ...OF_ICONS,
  ...OF_FIELDS,
  ...OF_LINES,
} satisfies ElementEvidence;

export type Measure = keyof typeof MEASURES;
