import { nameWords } from "../../../perception/text/language/words.ts";
import { PURPOSE_WORDS } from "../../../standards/words/purpose-words.ts";
import type { Purpose } from "./solid-paints.ts";

const PURPOSES: readonly Purpose[] = ["text", "shape", "stroke", "fill"];

/** True when a colour of this name may be meant for a purpose: its name says so, or speaks of no purpose at all. */
export function fitsPurpose(name: string, purpose: Purpose): boolean {
  const words = nameWords(name);
  const said = PURPOSES.filter((one) => words.some((word) => PURPOSE_WORDS[one].has(word)));
  return said.length === 0 || said.includes(purpose);
}
