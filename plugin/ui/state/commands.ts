import type { Fix } from "../../../shared/review/fixes/fix.ts";
import { send } from "../../protocol/bridge.ts";
import type { Settings } from "../../protocol/messages.ts";
import type { Action } from "./action.ts";
import type { AspectFilter, Place } from "./findings/arrange-findings.ts";
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
  /** Reads anew what is shown: whoever is not sure that it is up to date can be. */
  readonly checkAgain: () => void;
  readonly cancelReading: () => void;
  readonly goToStart: () => void;
  readonly showFrame: (frameId: string) => void;
  readonly chooseFilter: (filter: AspectFilter) => void;
  /** Opens a finding and goes to its layers. */
  readonly openFinding: (finding: Place) => void;
  readonly closeFinding: (finding: Place) => void;
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
  const locateAll = ([id, ...others]: readonly string[]) => {
    if (id === undefined) return;
    dispatch({ type: "notice-closed" });
    send("locate-layer", { id, ...(others.length > 0 && { others }) });
  };
  const locate = (id: string) => locateAll([id]);
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
    checkAgain: () => dispatch({ type: "check-wanted" }),
    cancelReading: () => dispatch({ type: "reading-cancelled" }),
    goToStart: () => dispatch({ type: "start-wanted" }),
    showFrame: (frameId) => dispatch({ type: "frame-shown", frameId }),
    chooseFilter: (filter) => dispatch({ type: "filter-chosen", filter }),
    openFinding: ({ id, layers }) => {
      dispatch({ type: "finding-chosen", id, isOpen: true });
      locateAll(layers.map((layer) => layer.id));
    },
    closeFinding: ({ id }) => dispatch({ type: "finding-chosen", id, isOpen: false }),
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
