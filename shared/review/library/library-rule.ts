import type { PlaceholderIn } from "../placeholder-in.ts";
import type { Library } from "../../scene/library.ts";
import type { Proposal } from "../fixes/fix.ts";
import type { LayerRef } from "../report.ts";
import type { Certainty, Evidence, Rule, RuleTexts, Severity } from "../rule.ts";
import type { Language } from "../../i18n/language.ts";

/** The texts of a rule for libraries. All but `why` may hold `{name}`: the evidence of that name is put there. */
type LibraryTexts = Pick<RuleTexts, "title" | "problem" | "why" | "fix">;

/** The evidence that is known without being given: how often a thing is found. */
type Counted = "places";

/** The evidence that the English texts have places for. */
type EvidenceFor<Says extends LibraryTexts> = {
  readonly [Name in Exclude<PlaceholderIn<Says["title"] | Says["problem"] | Says["fix"]>, Counted>]:
    | string
    | number
    | readonly string[];
} & Evidence;

/** One thing to mend in a library. */
export interface LibraryProblem<Given extends Evidence = Evidence> {
  readonly evidence: Given;
  /** Where it shows, never nowhere: layers, or the variables, styles and components themselves. */
  readonly at: readonly LayerRef[];
  /** The number of places: problems found in more of them come first. */
  readonly places: number;
  readonly severity?: Severity;
  /** The keys of the evidence whose values are words of `LIBRARY_WORDS`: a report says them in its language. */
  readonly inWords?: readonly string[];
  /** Proposes fixes, the best first; each is proven before it is shown. */
  readonly mend?: () => readonly Proposal[];
}

/** A rule for libraries is data and one pure look at a whole file; it finds one thing for one cause. */
export interface LibraryRule extends Pick<Rule, "id" | "aspect" | "severity" | "certainty" | "basis"> {
  readonly says: Readonly<Record<Language, LibraryTexts>>;
  readonly find: (library: Library) => readonly LibraryProblem[];
}

interface LibraryRuleDefinition<Says extends LibraryTexts> extends Omit<
  LibraryRule,
  "certainty" | "says" | "find"
> {
  /** Likely where it is left out. */
  readonly certainty?: Certainty;
  readonly says: { readonly en: Says; readonly fr: LibraryTexts };
  readonly find: (library: Library) => readonly LibraryProblem<EvidenceFor<NoInfer<Says>>>[];
}

/** Makes a rule. A `{name}` in its English texts that the evidence does not give does not compile. */
export const defineLibraryRule = <const Says extends LibraryTexts>(
  definition: LibraryRuleDefinition<Says>,
): LibraryRule => ({ certainty: "likely", ...definition });
