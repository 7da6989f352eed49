import { center } from "../../../../scene/geometry.ts";
import { declared } from "../../declared.ts";
import { COMPANY } from "../../evidence/company.ts";
import { CONTENT } from "../../evidence/content.ts";
import { type ElementEvidence, NOT_THERE, flag } from "../../evidence/evidence.ts";
import { LETTERS } from "../../evidence/letters.ts";
import { PAINT } from "../../evidence/paint.ts";
import { SHAPE } from "../../evidence/shape.ts";
import { contrastOfLook } from "../../evidence/sight.ts";
import { SURROUNDINGS } from "../../evidence/surroundings.ts";
import { WORDS } from "../../evidence/words.ts";
import { FIELD_MEASURES } from "./of-fields.ts";
import { ICON_MEASURES } from "./of-icons.ts";
import { LINE_MEASURES } from "./of-lines.ts";
import { PICTURE_MEASURES } from "./of-pictures.ts";
import { WORD_MEASURES } from "./of-words.ts";
import { nameWords } from "../../../text/language/words.ts";
import { LOGO_WORDS } from "../../../../standards/words/logo-words.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";

/** Measures of things in the lines of a table. */
const TABLE_MEASURES = {
  isTableCell: (thing, sight) => flag(isTableCell(thing, sight)),
} satisfies ElementEvidence;

/** Measures by which signs tell roles, beside the evidence that the model weighs; lengths are in px. */
const THING_MEASURES = {
  isPainted: ({ painter }) => flag(painter !== undefined),
  isGroup: ({ kind }) => flag(kind === "group"),
  isPicture: ({ kind }) => flag(kind === "picture"),
  isCalledLogo: ({ layer }) => flag(nameWords(layer.node.name).some((word) => LOGO_WORDS.has(word))),
  isDeclared: (thing, sight) => flag(declared(thing, sight) !== undefined),
  /** How much its fill or its stroke stands out from what it lies on. */
  contrast: (thing, sight) =>
    Math.max(contrastOfLook(sight.fillOf(thing)), contrastOfLook(sight.strokeOf(thing))),
  side: ({ box }) => Math.max(box.width, box.height),
  shortSide: ({ box }) => Math.min(box.width, box.height),
  /** By how much it is wider or higher than a square, as a share of its longer side. */
  offSquare: ({ box }) => Math.abs(box.width - box.height) / Math.max(1, box.width, box.height),
  iconsAndPictures: (thing) => thing.content.icons + thing.content.pictures,
  /** Which thing it lies in. */
  around: ({ parent }) => parent?.order ?? NOT_THERE,
  middle: ({ box }) => center(box).x,
  x: ({ box }) => box.x,
  y: ({ box }) => box.y,
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
  ...THING_MEASURES,
  ...ICON_MEASURES,
  ...FIELD_MEASURES,
  ...LINE_MEASURES,
  ...PICTURE_MEASURES,
  ...TABLE_MEASURES,
  ...WORD_MEASURES,
} satisfies ElementEvidence;

export type SignMeasure = keyof typeof MEASURES;
