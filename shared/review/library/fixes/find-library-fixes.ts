import { countsOf } from "../../../group-by.ts";
import type { Language } from "../../../i18n/language.ts";
import { applyChanges } from "../../../mend/apply-changes.ts";
import type { Change } from "../../../mend/change.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import type { Library } from "../../../scene/library.ts";
import type { Fix } from "../../fixes/fix.ts";
import { wordFix } from "../../fixes/words/word-fix.ts";
import type { LibraryProblem, LibraryRule } from "../library-rule.ts";
import { LIBRARY_RULES } from "../rules/index.ts";

/** The file as it is once the changes are made. */
export const withChanges = (library: Library, changes: readonly Change[]): Library => ({
  ...library,
  scenes: library.scenes.map((scene) => ({
    ...scene,
    frames: scene.frames.map((frame) => applyChanges(frame, changes)),
  })),
});

/** The number of times that each rule names each place, by their `keyOf`. */
type Counts = ReadonlyMap<string, number>;

const keyOf = (rule: string, place: string): string => `${rule} ${place}`;

const countIn = (rule: LibraryRule, problems: readonly LibraryProblem[]): Counts =>
  countsOf(problems.flatMap(({ at }) => [...new Set(at.map(({ id }) => keyOf(rule.id, id)))]));

/** True when a problem is worse than a suggestion. */
const isWorthMinding = ({ severity }: LibraryRule, problem: LibraryProblem): boolean =>
  (problem.severity ?? severity) !== "suggestion";

const foundBefore = rememberedObject((library: Library) =>
  rememberedObject((rule: LibraryRule): readonly LibraryProblem[] => rule.find(library)),
);

/** True when each place of the problem is named once less by its rule. */
function isGone(rule: LibraryRule, problem: LibraryProblem, library: Library, after: Library): boolean {
  const [before, now] = [countIn(rule, foundBefore(library)(rule)), countIn(rule, foundBefore(after)(rule))];
  return [...countIn(rule, [problem])].every(([key]) => (now.get(key) ?? 0) < (before.get(key) ?? 0));
}

/** True when a rule minds a place that it did not mind before. */
function mindsMore(rule: LibraryRule, library: Library, after: Library): boolean {
  const before = countIn(rule, foundBefore(library)(rule));
  return foundBefore(after)(rule).some(
    (problem) =>
      isWorthMinding(rule, problem) && !problem.at.some(({ id }) => before.has(keyOf(rule.id, id))),
  );
}

function* proves(
  rule: LibraryRule,
  problem: LibraryProblem,
  library: Library,
  changes: readonly Change[],
): Generator<void, boolean, void> {
  const after = withChanges(library, changes);
  yield;
  if (!isGone(rule, problem, library, after)) return false;
  for (const other of LIBRARY_RULES) {
    yield;
    if (mindsMore(other, library, after)) return false;
  }
  return true;
}

/** The problem that a finding tells of; a finding whose id is not its own has none. */
function problemOf(library: Library, findingId: string) {
  for (const rule of LIBRARY_RULES) {
    if (!findingId.startsWith(`${rule.id}@`)) continue;
    const same = foundBefore(library)(rule).filter(
      ({ at: [first] }) => findingId === `${rule.id}@${first?.id}`,
    );
    const [problem, ...others] = same;
    if (problem && others.length === 0) return { rule, problem };
  }
  return undefined;
}

/**
 * The fixes of a finding in a library that hold: made in a copy of the file, the finding is gone and nothing worse than a
 * suggestion has come. Takes a step a rule; a rule that throws ends the search.
 */
export function* findLibraryFixes(
  library: Library,
  findingId: string,
  language: Language,
): Generator<void, readonly Fix[], void> {
  const found = problemOf(library, findingId);
  const fixes: Fix[] = [];
  for (const proposal of found?.problem.mend?.() ?? []) {
    yield;
    const isProven = found && (yield* proves(found.rule, found.problem, library, proposal.changes));
    if (isProven) fixes.push(wordFix(proposal, language));
  }
  return fixes;
}
