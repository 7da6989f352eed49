import type { Finding, Unsure } from "./report.ts";
import { shownName } from "./naming/shown-name.ts";

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * The searched text of each finding, without accents and capitals; kept, as each letter that is typed asks for
 * all of it.
 */
const searched = new WeakMap<object, string>();

function searchedOf(one: object, textsOf: () => readonly string[]): string {
  const known = searched.get(one);
  if (known !== undefined) return known;
  const text = plain(textsOf().join("\n"));
  searched.set(one, text);
  return text;
}

const namesOf = ({ layers }: Pick<Unsure, "layers">): readonly string[] =>
  layers.flatMap((layer) => [shownName(layer), layer.name]);

type Searchable = Pick<Finding, "title" | "problem" | "layers" | "id">;

const textOf = (finding: Searchable): string =>
  searchedOf(finding, () => [finding.title, finding.problem, finding.id, ...namesOf(finding)]);

const textOfUnsure = (unsure: Unsure): string =>
  searchedOf(unsure, () => [unsure.rule, unsure.reason, ...namesOf(unsure)]);

const hasAll = (text: string, words: string): boolean =>
  plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));

/** True when a finding has all the words that somebody searches for: in its title, its sentence, its rule or its layers. */
export const isWanted = (finding: Searchable, words: string): boolean => hasAll(textOf(finding), words);

/** True when what could not be decided has all the words. */
export const isWantedUnsure = (unsure: Unsure, words: string): boolean => hasAll(textOfUnsure(unsure), words);
