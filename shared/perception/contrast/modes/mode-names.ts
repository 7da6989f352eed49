import type { VariableCollection } from "../../../scene/scene.ts";
import { saysDisabled } from "../../elements/is-disabled.ts";
import { nameWords } from "../../text/language/words.ts";

export type NamedMode = VariableCollection["modes"][number];

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const NOT_FOR_PEOPLE = words(
  "wip draft deprecated archive archived old test wireframe skeleton print brouillon",
);

/** True when people see a mode: inactive controls may be faint, and what is not finished is not judged. */
export const isModeForPeople = ({ name }: NamedMode): boolean =>
  !saysDisabled(name) && !nameWords(name).some((word) => NOT_FOR_PEOPLE.has(word));

/** Names of dark and of light modes. */
const TONES = [words("dark night sombre nuit"), words("light day clair jour")] as const;

const toneOf = ({ name }: NamedMode): number =>
  TONES.findIndex((tone) => nameWords(name).some((word) => tone.has(word)));

const plainName = ({ name }: NamedMode): string => nameWords(name).join(" ");

/**
 * Finds the mode of a collection that people set together with a mode of another one: that of the same name, or else
 * the only dark one for a dark one.
 */
export function counterpartsIn({ modes }: VariableCollection): (mode: NamedMode) => NamedMode | undefined {
  const byName = new Map(modes.toReversed().map((mode) => [plainName(mode), mode]));
  const byTone = TONES.map((_, tone) => modes.filter((mode) => toneOf(mode) === tone));
  return (mode) => {
    const [sameTone, ...others] = byTone[toneOf(mode)] ?? [];
    return byName.get(plainName(mode)) ?? (others.length === 0 ? sameTone : undefined);
  };
}
