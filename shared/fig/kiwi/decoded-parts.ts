import { isRecord } from "../../scene/json.ts";
import type { Decoded } from "./decode.ts";

/** The thing that a value holds under a name, what that holds under the next, and so on; undefined where there is none. */
export function innerOf(value: unknown, ...names: readonly string[]): unknown {
  let inner = value;
  for (const name of names) inner = isRecord(inner) ? inner[name] : undefined;
  return inner;
}

/** The objects of a list; none of what is no list. */
export const recordsOf = (list: unknown): readonly Decoded[] =>
  Array.isArray(list) ? (list as readonly unknown[]).filter(isRecord) : [];

/** A text; "" for what is none. */
export const writtenIn = (value: unknown): string => (typeof value === "string" ? value : "");
