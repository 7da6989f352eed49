import type { FixPart } from "./offered-fix.ts";
import type { FixMade, FixRequest } from "../../../protocol/messages.ts";
import { isPropertyChange } from "../../../../shared/mend/change.ts";
import { asTold } from "./result-acts.ts";
import type { PanelState } from "../panel-state.ts";
import { checkAgain, showResults } from "../reading/reading-acts.ts";

/** Remembers the fixes that the editor is asked for, among the findings that they mend. */
export const wantFixes = (state: PanelState, fixes: readonly FixRequest[], effect?: string): PanelState => ({
  ...asTold(state),
  ...(state.screen === "fixes" && { screen: "results" as const, fixing: null }),
  fix: { fixes, effect, answers: null, changesSince: 0 },
  news: null,
});

export function takeFixes(state: PanelState, answers: readonly FixMade[]): PanelState {
  const fixes = state.fix?.fixes ?? [];
  const made = new Set(answers.flatMap(({ findingId, made: count }) => (count > 0 ? [findingId] : [])));
  const { asked } = state;
  const mended = asked?.findings.flatMap(({ id }) => (made.has(id) ? [id] : [])) ?? [];
  const told: PanelState = {
    ...state,
    fix: { fixes, effect: state.fix?.effect, answers, changesSince: 0 },
    ...(asked && mended.length > 0 && { asked: { ...asked, mended: [...asked.mended, ...mended] } }),
  };
  const isShared = fixes.some(
    ({ findingId, changes }) =>
      made.has(findingId) && changes.some((change) => isPropertyChange(change) && change.at !== undefined),
  );
  // The editor does not tell of what follows in the layers that take a value from elsewhere.
  return isShared ? checkAgain(told) : told;
}

/** Shows the fixes of many findings together; null: the findings again. */
export const showFixes = (state: PanelState, fixing: readonly FixPart[] | null): PanelState =>
  fixing ? { ...state, screen: "fixes", fixing } : { ...showResults(state), fixing: null };
