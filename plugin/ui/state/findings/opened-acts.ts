import type { PanelState } from "../panel-state.ts";

/** Nothing was gone to yet. */
export const NOTHING_OPENED = { current: null, opened: [] } satisfies Partial<PanelState>;

const without = ({ opened }: PanelState, key: string | null): readonly string[] =>
  opened.filter((one) => one !== key);

/** Opens a finding and leaves the others as they are: nothing moves away above it. */
export const openFinding = (state: PanelState, key: string): PanelState => ({
  ...state,
  current: key,
  opened: [...without(state, key), key],
  locatingFailure: null,
});

export const closeFinding = (state: PanelState, key: string): PanelState => ({
  ...state,
  current: key,
  opened: without(state, key),
  locatingFailure: null,
});

/** Goes on to a finding: what was gone to before is closed. */
export const stepToFinding = (state: PanelState, key: string): PanelState =>
  openFinding({ ...state, opened: without(state, state.current) }, key);
