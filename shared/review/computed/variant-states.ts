import type { Layer } from "../frame.ts";
import { nameWords } from "./words.ts";

const STATE_PROPERTIES: ReadonlySet<string> = new Set(["state", "states", "status", "interaction", "etat"]);

/** The values of the state among the variants of a set, `State=Hover, Size=Large` being one; each once. */
export function statesOf({ children }: Layer): readonly string[] {
  const settings = children.flatMap(({ node }) => node.name.split(",").map((part) => part.split("=")));
  const states = settings
    .filter(([property = ""]) => STATE_PROPERTIES.has(nameWords(property).join(" ")))
    .map(([, value = ""]) => value.trim());
  return [...new Set(states)].toSorted();
}
