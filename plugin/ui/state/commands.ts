import type { Fix } from "../../../shared/review/fixes/fix.ts";
import { send } from "../../protocol/bridge.ts";
import type { Settings } from "../../protocol/messages.ts";
import type { Action } from "./action.ts";
import type { Filters } from "./findings/filters.ts";
import type { Place } from "./findings/step-from.ts";
import type { LinkWay } from "./account/link.ts";
import { randomKey } from "./asked/random-key.ts";

/** What a designer can do in the panel. */
export interface Commands {
  readonly chooseSettings: (settings: Settings) => void;
  readonly sayPurpose: (frameIds: readonly string[], purpose: string) => void;
  /** Asks for a review. It costs one of the allowance. */
  readonly getFeedback: () => void;
  readonly reviewSelection: () => void;
  /** Shows what the live checks found; nothing is asked for. */
  readonly showLiveResults: () => void;
  readonly retryReview: () => void;
  readonly readAgain: () => void;
  readonly cancelReading: () => void;
  readonly goToStart: () => void;
  /** Shows the results of a frame; null: of all. */
  readonly showFrame: (frameId: string | null) => void;
  readonly chooseFilters: (filters: Partial<Filters>) => void;
  /** Opens a finding and goes to its first layer. */
  readonly openFinding: (finding: Place) => void;
  readonly closeFinding: (finding: Place) => void;
  /** Opens a finding in the place of the one that was gone to last. */
  readonly stepTo: (finding: Place) => void;
  readonly locate: (layerId: string) => void;
  /** Changes the design as a fix says. */
  readonly makeFix: (findingId: string, fix: Fix) => void;
  readonly closeNotice: () => void;
  readonly showHistory: () => void;
  readonly showPastReview: (id: string) => void;
  /** Shows the account; with a way, connects it. */
  readonly showAccount: (way: LinkWay | null) => void;
  /** Asks the API again for the account and the allowance. */
  readonly readStanding: () => void;
}

/** The commands of the panel: each changes its state, and tells the main thread what it must know. */
export function makeCommands(dispatch: (action: Action) => void): Commands {
  const locate = (id: string) => {
    dispatch({ type: "notice-closed" });
    send("locate-layer", { id });
  };
  return {
    locate,
    chooseSettings: (settings) => {
      dispatch({ type: "settings-chosen", settings });
      send("save-settings", settings);
    },
    sayPurpose: (frameIds, purpose) => {
      dispatch({ type: "purpose-said", frameIds, purpose });
      for (const frameId of frameIds) send("save-purpose", { frameId, purpose });
    },
    getFeedback: () => dispatch({ type: "feedback-wanted", key: randomKey() }),
    reviewSelection: () => dispatch({ type: "selection-review-wanted", key: randomKey() }),
    showLiveResults: () => dispatch({ type: "live-results-wanted" }),
    retryReview: () => dispatch({ type: "review-retried", key: randomKey() }),
    readAgain: () => dispatch({ type: "reading-wanted" }),
    cancelReading: () => dispatch({ type: "reading-cancelled" }),
    goToStart: () => dispatch({ type: "start-wanted" }),
    showFrame: (frameId) => dispatch({ type: "frame-shown", frameId }),
    chooseFilters: (filters) => dispatch({ type: "filters-chosen", filters }),
    openFinding: ({ key, layers }) => {
      dispatch({ type: "finding-opened", key });
      if (layers[0]) locate(layers[0].id);
    },
    closeFinding: ({ key }) => dispatch({ type: "finding-closed", key }),
    stepTo: ({ key, layers }) => {
      dispatch({ type: "finding-stepped-to", key });
      if (layers[0]) locate(layers[0].id);
    },
    makeFix: (findingId, { changes }) => {
      dispatch({ type: "fix-wanted", findingId });
      send("apply-fix", { findingId, changes });
    },
    closeNotice: () => dispatch({ type: "notice-closed" }),
    showHistory: () => dispatch({ type: "history-wanted" }),
    showPastReview: (id) => dispatch({ type: "past-review-wanted", id }),
    showAccount: (way) => dispatch({ type: "account-wanted", way }),
    readStanding: () => dispatch({ type: "standing-wanted" }),
  };
}
