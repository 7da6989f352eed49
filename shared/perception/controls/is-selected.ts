import type { Layer } from "../frame/frame.ts";
import { nameWords } from "../text/language/words.ts";

const SELECTED_WORDS: ReadonlySet<string> = new Set(
  "selected checked active on current actif selectionne coche".split(" "),
);
const NEGATIONS: ReadonlySet<string> = new Set(["not", "un", "non", "off", "no"]);
const YES: ReadonlySet<string> = new Set(["true", "yes", "on", "oui"]);

const saysSelected = (text: string): boolean => {
  const words = nameWords(text);
  return words.some((word) => SELECTED_WORDS.has(word)) && !words.some((word) => NEGATIONS.has(word));
};

/** True when a variant property of a control says that it is the selected one: `State=Active`, `Selected=true`. */
export const isSelected = ({ node }: Layer): boolean =>
  Object.entries(node.instance?.properties ?? {}).some(([name, value]) =>
    YES.has(String(value).toLowerCase())
      ? saysSelected(name)
      : typeof value === "string" &&
        ["state", "status", "value", "etat"].includes(nameWords(name)[0] ?? "") &&
        saysSelected(value),
  );
