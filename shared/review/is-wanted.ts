import type { Finding, Unsure } from "./report.ts";
import type { Aspect, Severity } from "./rule.ts";
import { shownName } from "./naming/shown-name.ts";

/** The choice of findings that somebody wants to see. */
export interface WantedFindings {
  /** All when absent. */
  readonly aspect?: Aspect | "all";
  /** All when absent. */
  readonly severity?: Severity | null;
  /** The words that were typed to search for. */
  readonly words: string;
}

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

type Searchable = Pick<Finding, "title" | "problem" | "layers" | "id" | "aspect" | "severity">;

const textOf = (finding: Searchable): string =>
  searchedOf(finding, () => [finding.title, finding.problem, finding.id, ...namesOf(finding)]);

const textOfUnsure = (unsure: Unsure): string =>
  searchedOf(unsure, () => [unsure.rule, unsure.reason, ...namesOf(unsure)]);

const hasAll = (text: string, words: string): boolean =>
  plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));

/**
 * True when a finding is of the aspect and severity, and has all the words: in its title, its sentence, its rule or
 * its layers.
 */
export const isWanted = (finding: Searchable, { aspect = "all", severity, words }: WantedFindings): boolean =>
  (aspect === "all" || finding.aspect === aspect) &&
  (severity ?? finding.severity) === finding.severity &&
  hasAll(textOf(finding), words);

/** True when what could not be decided has all the words. It has no severity and no aspect. */
export const isWantedUnsure = (unsure: Unsure, { severity, words }: WantedFindings): boolean =>
  (severity ?? null) === null && hasAll(textOfUnsure(unsure), words);
