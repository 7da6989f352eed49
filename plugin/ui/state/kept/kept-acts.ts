import type { FileKept, Kept, ReviewSettings, Settings, WriteFailure } from "../../../protocol/messages.ts";
import { asTold } from "../findings/result-acts.ts";
import type { PanelState } from "../panel-state.ts";
import { settingsInForce } from "./settings-in-force.ts";

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Reviews by other settings are no measure for those to come. */
function inForce(
  state: PanelState,
  next: Partial<Pick<PanelState, "usual" | "kept" | "teamHouse">>,
): PanelState {
  const { usual, kept, teamHouse } = { ...state, ...next };
  const settings = settingsInForce(usual, kept, teamHouse?.rules ?? null);
  if (isSame(settings, state.settings)) return { ...state, usual, kept, teamHouse };
  return { ...state, usual, kept, teamHouse, settings, reviews: {} };
}

export const chooseUsual = (state: PanelState, settings: Settings): PanelState =>
  inForce(state, { usual: settings });

/** Settings of the file, in force before the file has them. */
export const chooseForFile = (state: PanelState, settings: ReviewSettings | null): PanelState =>
  inForce(state, { kept: { ...state.kept, settings } });

/** The house rules of the team, under those of the file. */
export const takeTeamHouse = (state: PanelState, teamHouse: PanelState["teamHouse"]): PanelState =>
  inForce(state, { teamHouse });

/** A brief, in force before the file has it; where the file takes none, for this session alone. */
export const sayBrief = (state: PanelState, brief: string): PanelState => ({
  ...state,
  kept: { ...state.kept, brief },
});

/** Something else was kept since fixes were made: an undo would take that back. */
const endUndo = (state: PanelState): PanelState =>
  state.fix ? { ...state, fix: { ...state.fix, changesSince: Infinity } } : state;

/** Takes over the record of the file. Unchanged dismissals stay the same objects: no review is made anew for them. */
export function takeKept(state: PanelState, kept: FileKept): PanelState {
  const { dismissals } = state.kept;
  return inForce(endUndo(state), {
    kept: isSame(dismissals, kept.dismissals) ? { ...kept, dismissals } : kept,
  });
}

export const takeMarks = (state: PanelState, marks: PanelState["marks"]): PanelState =>
  endUndo({ ...state, marks });

/** Dismissed: told until something else happens, so that it can be taken back at once. */
export const dismissFinding = (state: PanelState, id: string, title: string): PanelState => ({
  ...asTold(state),
  news: { kind: "dismissed", id, title },
  fix: null,
});

/** Why something could not be kept. What was said to be dismissed is not. */
export const failWriting = (state: PanelState, { reason }: WriteFailure): PanelState => ({
  ...state,
  news: { kind: "not-written", reason },
});

export const noteNotKept = (state: PanelState, what: Kept): PanelState => ({
  ...state,
  notKept: [...new Set([...state.notKept, what])],
});
