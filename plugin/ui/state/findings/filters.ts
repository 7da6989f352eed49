import { shownName } from "../../../../shared/review/shown-name.ts";
import type { Aspect, Severity } from "../../../../shared/review/rule.ts";
import type { Unsure } from "../../../../shared/review/report.ts";
import type { ListedFinding } from "./listed-finding.ts";
import type { ShownFinding } from "./shown-finding.ts";

/** The states that can be looked at by themselves. */
export const FILTER_STATES = ["open", "fixed", "dismissed", "unsure"] as const;
export type FilterState = (typeof FILTER_STATES)[number];

export type AspectFilter = Aspect | "all";

/** What of the findings is shown. */
export interface Filters {
  readonly aspect: AspectFilter;
  /** Null: all. */
  readonly severity: Severity | null;
  readonly state: FilterState;
  /** What was typed. */
  readonly words: string;
}

/** Everything that is open. */
export const NO_FILTERS: Filters = { aspect: "all", severity: null, state: "open", words: "" };

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What is searched, without accents and capitals; kept, as each letter that is typed asks for all of it. */
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

type Searchable = Pick<ShownFinding, "title" | "problem" | "layers" | "id">;

const textOf = (finding: Searchable): string =>
  searchedOf(finding, () => [finding.title, finding.problem, finding.id, ...namesOf(finding)]);

const textOfUnsure = (unsure: Unsure): string =>
  searchedOf(unsure, () => [unsure.rule, unsure.reason, ...namesOf(unsure)]);

const hasAll = (text: string, words: string): boolean =>
  plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));

type Filtered = Searchable & Pick<ShownFinding, "aspect" | "severity">;

/** Whether a finding is of the aspect and severity, and has all the words: in its title, its sentence, its rule or its layers. */
export const isWanted = (finding: Filtered, { aspect, severity, words }: Filters): boolean =>
  (aspect === "all" || finding.aspect === aspect) &&
  (severity === null || finding.severity === severity) &&
  hasAll(textOf(finding), words);

/** The rows to show, in their order: what was just fixed stays among the open ones until the next look. */
export const wantedRows = (listed: readonly ListedFinding[], filters: Filters): readonly ListedFinding[] =>
  listed.filter(
    ({ finding, state, change }) =>
      (filters.state === state || (filters.state === "open" && change !== null)) &&
      isWanted(finding, filters),
  );

/** What could not be decided and has all the words. It has no severity. */
export const wantedUnsure = (unsure: readonly Unsure[], { words, severity }: Filters): readonly Unsure[] =>
  severity === null ? unsure.filter((one) => hasAll(textOfUnsure(one), words)) : [];

/** Whether anything is left out by hand. */
export const isFiltered = ({ aspect, severity, state, words }: Filters): boolean =>
  aspect !== "all" || severity !== null || state !== "open" || words.trim() !== "";

/** What a row is not looked for by hand: more of them get a search field. */
const MOST_WITHOUT_SEARCH = 8;

/** Whether a list is so long that it is searched. By what the last look found: no control comes or goes under the hand. */
export function isLong(listed: readonly ListedFinding[], others: number): boolean {
  const seen = listed.filter(({ change }) => change !== "new");
  return (
    seen.length + others > MOST_WITHOUT_SEARCH ||
    listed.some(({ state, change }) => state === "fixed" && change === null)
  );
}
