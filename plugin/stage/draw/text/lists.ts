import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Text, TextRun } from "../../../../shared/scene/scene.ts";

/** The kind of list that each paragraph of a text belongs to, in the words of the REST API. */
export type LineTypes = readonly unknown[];

/** The kinds of the paragraphs of a layer; none in most. */
export const lineTypesOf = (node: RestNode): LineTypes =>
  Array.isArray(node["lineTypes"]) ? (node["lineTypes"] as LineTypes) : [];

/** A paragraph of a list: how far it is moved in, and the sign in front of it. */
export interface ListEntry {
  readonly indentPx: number;
  readonly sign: string;
  /** Where the sign stands, by its width. */
  readonly signX: (widthPx: number) => number;
}

const BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** Figma moves an entry in by this much, in em; the point is in the middle of that, a number ends a third before the text. */
const INDENT_EM = 1.5;
const GAP_EM = 1 / 3;

/** The entry of a list that a run at a place belongs to; undefined outside lists. */
export function listEntryAt(
  { characters }: Text,
  types: LineTypes,
  at: number,
  run: TextRun | undefined,
): ListEntry | undefined {
  if (types.length === 0 || !run) return undefined;
  const row = characters.slice(0, at).split(BREAK).length - 1;
  const indentPx = run.sizePx * INDENT_EM;
  if (types[row] === "UNORDERED")
    return { indentPx, sign: "•", signX: (widthPx) => (indentPx - widthPx) / 2 };
  if (types[row] !== "ORDERED") return undefined;
  const before = types.slice(0, row).findLastIndex((type) => type !== "ORDERED");
  return { indentPx, sign: `${row - before}.`, signX: (widthPx) => indentPx - run.sizePx * GAP_EM - widthPx };
}
