import type { HouseRules } from "../house-rules/house-rules.ts";
import { isWordChange } from "../mend/change.ts";
import { differenceOf } from "../mend/difference.ts";
import type { Scene, SceneNode } from "../scene/scene.ts";
import type { Rule } from "./rule.ts";
import { reviewFrame } from "./review.ts";

interface MarkOptions {
  readonly rules: readonly Rule[];
  /** Other texts of the same screen: a word by itself does not tell its language. */
  readonly around?: readonly string[];
  /** The rules of the house whose text it is. */
  readonly house?: HouseRules | null;
}

/** A stretch of a text that a rule would write otherwise. */
export interface TextMark {
  /** Index of the first character (UTF-16) and of the one after the last. */
  readonly start: number;
  readonly end: number;
  /** The words to write instead, best first; never none. */
  readonly suggestions: readonly string[];
}

/** A longer text is a document: checking it at each key would be felt. */
const LONGEST = 5000;

const SIZE_PX = 16;
const TEXT_PX = 640;
const TEXT_ID = "0:2";

/** A text in plain black, so that only its words can be found wrong; texts stand below each other. */
function textNode(characters: string, index: number): SceneNode {
  const run = { start: 0, end: characters.length, fontFamily: "Inter", sizePx: SIZE_PX, weight: 400 };
  return {
    id: index === 0 ? TEXT_ID : `0:${index + 2}`,
    name: "Text",
    type: "TEXT",
    box: { x: 16, y: 16 + index * TEXT_PX, width: 608, height: 608 },
    fills: [{ type: "solid", color: { r: 0, g: 0, b: 0 } }],
    text: {
      characters,
      runs: [{ ...run, lineHeightPx: SIZE_PX * 1.5 }],
      alignHorizontal: "left",
      alignVertical: "top",
      resize: "none",
    },
  };
}

/** A white page that holds a text and those around it. */
function pageWith(texts: readonly string[]): { readonly scene: Scene; readonly page: SceneNode } {
  const white = { type: "solid", color: { r: 1, g: 1, b: 1 } } as const;
  const page: SceneNode = {
    id: "0:1",
    name: "Page",
    type: "FRAME",
    box: { x: 0, y: 0, width: TEXT_PX, height: texts.length * TEXT_PX },
    fills: [white],
    children: texts.map(textNode),
  };
  return {
    scene: {
      schema: 1,
      file: "",
      page: { id: "0:0", name: "" },
      frames: [page],
      components: {},
      styles: {},
    },
    page,
  };
}

const LETTER = /[\p{L}\p{N}'’-]/u;
const SPACE = /[^\S\n]/;
const NO_SPACE = /\S/;

/** How far letters of a kind reach from a place, backwards or forwards. */
function reach(text: string, from: number, kind: RegExp, step: 1 | -1): number {
  let at = from;
  while (kind.test(text.charAt(step > 0 ? at : at - 1))) at += step;
  return at;
}

/**
 * The whole words around what differs between two texts, and what stands there in the second, without a
 * space at either end, where nobody would see it change.
 */
function markOf(from: string, to: string): TextMark {
  const differs = differenceOf(from, to);
  // Of a word that stands twice the second goes, with the space before it.
  const isWordAndSpace =
    differs.instead === "" &&
    SPACE.test(from.charAt(differs.end - 1)) &&
    SPACE.test(from.charAt(differs.start - 1));
  const slid = isWordAndSpace ? 1 : 0;
  let start = reach(from, differs.start - slid, LETTER, -1);
  let end = reach(from, differs.end - slid, LETTER, 1);
  const both = () => [from.slice(start, end), to.slice(start, to.length - (from.length - end))];
  if (both().some((words) => SPACE.test(words.charAt(0))))
    start = reach(from, reach(from, start, SPACE, -1), NO_SPACE, -1);
  if (both().some((words) => SPACE.test(words.charAt(words.length - 1))))
    end = reach(from, reach(from, end, SPACE, 1), NO_SPACE, 1);
  return { start, end, suggestions: [both()[1] ?? ""] };
}

/**
 * Marks what the rules would write otherwise in one text of a screen: misspelt words, doubled words and spaces,
 * marks. Nothing where its language is not known, or where it is longer than 5,000 characters. Those of the rules that
 * judge copy are asked.
 */
export function markText(text: string, { rules, around = [], house }: MarkOptions): readonly TextMark[] {
  if (text.trim() === "" || text.length > LONGEST) return [];
  const { scene, page } = pageWith([text, ...around]);
  const { findings } = reviewFrame(scene, page, {
    rules,
    house: house ?? undefined,
    aspects: ["copy"],
    fixesFor: "all",
  });
  const changes = findings.flatMap(({ fixes = [] }) => fixes.slice(0, 1).flatMap((fix) => fix.changes));
  return changes
    .filter(isWordChange)
    .filter(({ layer, property }) => layer === TEXT_ID && property === "characters")
    .map(({ from, to }) => markOf(from, to))
    .toSorted((a, b) => a.start - b.start);
}
