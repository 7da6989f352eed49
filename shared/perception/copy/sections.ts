import { groupBy } from "../../group-by.ts";
import { bottom } from "../../scene/geometry.ts";
import { spend } from "../frame/budget.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { textIndex } from "../text/text-index.ts";
import { countWords, wordsOf } from "../text/language/prose.ts";
import { lettersBox } from "../text/typography/ink.ts";
import { styleOf, type TextStyle } from "../text/typography/text-style.ts";
import { copyTexts } from "./copy-texts.ts";
import { textRoles, type TextRole } from "./text-roles.ts";

/** A short line on its own, and the text right below that it may head. */
export interface Section {
  readonly head: TextLayer;
  readonly start: TextLayer;
  readonly gapPx: number;
  /** The line is set larger or bolder than the text. */
  readonly isMarked: boolean;
}

/** Sections that are set out alike: at one left edge, above texts of one look. */
export type Sections = readonly [Section, ...Section[]];

const MOST_WORDS = 8;
const FAR_PX = 48;
const INDENT_PX = 32;
const MARKED = { ratio: 1.1, boldness: 150 };

const IN_CONTROL: ReadonlySet<TextRole | undefined> = new Set<TextRole>([
  "button",
  "link",
  "nav",
  "input",
  "label",
  "helper",
  "error",
  "badge",
]);

const LETTERS = /\p{L}{2}/u;
/** A sentence, a question in an answer, a name before its value. */
const ENDS_AS_SENTENCE = /[.…:;,]$/u;

const isCapitals = (text: TextLayer): boolean => {
  const words = wordsOf(text);
  return words === words.toUpperCase() || text.node.text.runs.some((run) => run.case === "upper");
};

function isLine(text: TextLayer, frame: Frame): boolean {
  const words = wordsOf(text);
  return (
    countWords(words) <= MOST_WORDS &&
    LETTERS.test(words) &&
    !words.includes("\n") &&
    !ENDS_AS_SENTENCE.test(words) &&
    !isCapitals(text) &&
    !IN_CONTROL.has(textRoles(frame).get(text))
  );
}

/** The nearest text below a line that begins where the line does, or a little further in. */
function startBelow(head: TextLayer, frame: Frame): TextLayer | undefined {
  const box = lettersBox(head);
  const below = { x: box.x, y: bottom(box), width: Math.max(box.width, INDENT_PX), height: FAR_PX };
  const near = textIndex(frame).touching(below);
  spend(head, near.length);
  return near
    .filter((text) => text !== head && lettersBox(text).y >= bottom(box) - 2)
    .toSorted((a, b) => lettersBox(a).y - lettersBox(b).y || lettersBox(a).x - lettersBox(b).x)
    .find((text) => lettersBox(text).x >= box.x - 2 && lettersBox(text).x <= box.x + INDENT_PX);
}

/** True when a line is set larger or bolder than the text below it. */
export const isMarked = (own: TextStyle, other: TextStyle): boolean =>
  own.sizePx >= MARKED.ratio * other.sizePx || own.weight >= other.weight + MARKED.boldness;

function sectionOf(head: TextLayer, frame: Frame): Section | undefined {
  const start = isLine(head, frame) ? startBelow(head, frame) : undefined;
  if (!start) return undefined;
  const gapPx = lettersBox(start).y - bottom(lettersBox(head));
  return { head, start, gapPx, isMarked: isMarked(styleOf(head), styleOf(start)) };
}

const keyOf = ({ head, start }: Section): string => {
  const { sizePx, weight, fontFamily } = styleOf(start);
  const indent = Math.round((lettersBox(start).x - lettersBox(head).x) / 4);
  return [Math.round(head.node.box.x / 2), indent, sizePx, weight, fontFamily].join("|");
};

/** The sections of a frame in groups that are set out alike, each from top to bottom. */
export const sections = computed((frame: Frame): readonly Sections[] => {
  const all = copyTexts(frame).flatMap((text) => sectionOf(text, frame) ?? []);
  return [...groupBy(all, keyOf).values()];
});
