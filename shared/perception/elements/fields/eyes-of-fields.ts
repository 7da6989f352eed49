import { NAMES_PASSWORD } from "../../../standards/words/sign-in-words.ts";
import type { Thing } from "../../things/thing.ts";
import { bottom, center, grow, right } from "../../../scene/geometry.ts";
import { indexBoxes } from "../../frame/box-index.ts";
import type { Sight } from "../evidence/sight.ts";
import type { Recognised } from "../recognised.ts";

const CERTAINTY = 0.75;
const EYE = { largestPx: 44, fromEndPx: 32, startsAt: 0.7, abovePx: 8 };

/** Dots or stars in the place of letters. */
const MASKED = /^[•●∙·⚫*＊✱x.\s]{4,40}$/iu;

const asksForPassword = ({ things: [field, words] }: Recognised): boolean => {
  const first = [field, words].flatMap((thing) => (thing && thing.content.first) ?? [])[0];
  const characters = first?.layer.node.text.characters.trim() ?? "";
  return MASKED.test(characters) || NAMES_PASSWORD.test(characters.slice(0, 40).toLowerCase());
};

const isDrawing = ({ kind }: Thing): boolean => kind === "icon" || kind === "picture";

const isAtEnd = ({ box }: Thing, { box: field }: Recognised): boolean =>
  Math.max(box.width, box.height) <= EYE.largestPx &&
  box.x >= field.x + EYE.startsAt * field.width &&
  right(field) - right(box) <= EYE.fromEndPx &&
  // Over a line to write on it stands beside the words.
  center(box).y >= field.y - EYE.abovePx &&
  center(box).y <= bottom(field);

/** The one sign at the end of each field for a password: people press it to see what they have typed. */
export function eyesOf(all: readonly Recognised[], sight: Sight): readonly Recognised[] {
  const known = new Set(all.flatMap(({ things }) => things));
  const drawings = new Map(sight.things.filter(isDrawing).map((thing) => [thing.layer, thing] as const));
  const index = indexBoxes([...drawings.keys()]);
  return all
    .filter((one) => one.role === "field" && asksForPassword(one))
    .flatMap((field) => {
      const [eye, ...others] = index
        .touching(grow(field.box, EYE.abovePx))
        .flatMap((layer) => drawings.get(layer) ?? [])
        .filter((drawing) => isAtEnd(drawing, field));
      if (!eye || others.length > 0 || known.has(eye)) return [];
      return [{ role: "icon-button" as const, things: [eye] as const, box: eye.box, certainty: CERTAINTY }];
    });
}
