import { NAMES_PASSWORD } from "../../../standards/words/sign-in-words.ts";
import type { Thing } from "../../things/thing.ts";
import { right } from "../../../scene/geometry.ts";
import type { Sight } from "../evidence/sight.ts";
import type { Recognised } from "../recognised.ts";

const CERTAINTY = 0.75;
const EYE = { largestPx: 44, fromEndPx: 32, startsAt: 0.7 };

/** Dots or stars in the place of letters. */
const MASKED = /^[•●∙·⚫*＊✱x.\s]{4,40}$/iu;

const asksForPassword = ({ things: [field] }: Recognised, sight: Sight): boolean => {
  const characters = sight.contentOf(field).first?.layer.node.text.characters.trim() ?? "";
  return MASKED.test(characters) || NAMES_PASSWORD.test(characters.slice(0, 40).toLowerCase());
};

const isDrawing = ({ kind }: Thing): boolean => kind === "icon" || kind === "picture";

/** The drawings in a thing, however they are grouped. */
const drawingsIn = ({ children }: Thing): readonly Thing[] =>
  children.flatMap((child) => (isDrawing(child) ? [child] : drawingsIn(child)));

const isAtEnd = ({ box }: Thing, { box: field }: Recognised): boolean =>
  Math.max(box.width, box.height) <= EYE.largestPx &&
  box.x >= field.x + EYE.startsAt * field.width &&
  right(field) - right(box) <= EYE.fromEndPx;

/** The one sign at the end of each field for a password: people press it to see what they have typed. */
export function eyesOf(all: readonly Recognised[], sight: Sight): readonly Recognised[] {
  const known = new Set(all.flatMap(({ things }) => things));
  return all
    .filter((one) => one.role === "field" && asksForPassword(one, sight))
    .flatMap((field) => {
      const [eye, ...others] = drawingsIn(field.things[0]).filter((drawing) => isAtEnd(drawing, field));
      if (!eye || others.length > 0 || known.has(eye)) return [];
      return [{ role: "icon-button" as const, things: [eye] as const, box: eye.box, certainty: CERTAINTY }];
    });
}
