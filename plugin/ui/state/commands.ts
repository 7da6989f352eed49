import { send } from "../../protocol/bridge.ts";
import type { LibraryScope } from "../../protocol/library-messages.ts";
import type {
  DismissalRequest,
  FixRequest,
  LayerNote,
  PinnedFinding,
  ReviewSettings,
  ScopeKind,
  Settings,
} from "../../protocol/messages.ts";
import type { Action } from "./action.ts";
import type { FixPart } from "./findings/fix-part.ts";
import type { Filters } from "./findings/filters.ts";
import { isOnCanvas } from "./findings/is-on-canvas.ts";
import type { Stop } from "./findings/step-from.ts";
import type { LinkWay } from "./account/link.ts";
import { randomKey } from "./asked/random-key.ts";

/** The acts of a designer in the panel. */
export interface Commands {
  readonly chooseSettings: (settings: Settings) => void;
  /** Settings for all who work on the file; null takes them away. */
  readonly chooseFileSettings: (settings: ReviewSettings | null) => void;
  /** Dismisses a finding, for all who work on the file. */
  readonly dismiss: (wanted: Omit<DismissalRequest, "id">) => void;
  readonly restore: (ids: readonly string[]) => void;
  readonly placePins: (findings: readonly PinnedFinding[]) => void;
  readonly showPins: (isShown: boolean) => void;
  readonly removePins: () => void;
  readonly addNotes: (notes: readonly LayerNote[]) => void;
  readonly removeNotes: () => void;
  readonly showSettings: () => void;
  /** Takes what is selected in another way: a frame, or the board around it. */
  readonly chooseScope: (kind: ScopeKind) => void;
  /** Takes all screens of the page while none is selected. */
  readonly choosePage: () => void;
  /** Says what screens are for; where the file may be changed it is kept on them. */
  readonly sayPurpose: (frameIds: readonly string[], purpose: string, isKept: boolean) => void;
  /** Says who uses the screens: for the reviews until the panel is closed. */
  readonly sayAudience: (audience: string) => void;
  /** Shows what was found, and on what conditions a review would be made. Nothing of the design is sent. */
  readonly getFeedback: () => void;
  readonly reviewSelection: () => void;
  /** Asks once more for the second opinion on the screens that lack it: that costs nothing. */
  readonly retryOpinion: () => void;
  /** Sends the design for a review: with a second opinion it costs one of the allowance; without (null) it is free. */
  readonly agreeToReview: (secondOpinionBy: string | null) => void;
  /** Shows what the live checks found; nothing is asked for. */
  readonly showLiveResults: () => void;
  readonly retryReview: () => void;
  /** Of a review in parts: asks for no part after the one under way. */
  readonly endParts: () => void;
  /** Asks for the parts that were left out. */
  readonly resumeParts: () => void;
  /** Shows the screens that are checked already. */
  readonly showChecked: () => void;
  readonly readAgain: () => void;
  /** Reads anew what is shown: whoever is not sure that it is up to date can be. */
  readonly checkAgain: () => void;
  readonly cancelReading: () => void;
  readonly goToStart: () => void;
  /** Shows the results of a frame; null: of all. */
  readonly showFrame: (frameId: string | null) => void;
  readonly chooseFilters: (filters: Partial<Filters>) => void;
  /** Opens a finding and goes to its layers. */
  readonly openFinding: (finding: Stop) => void;
  readonly closeFinding: (finding: Stop) => void;
  /** Opens a finding in the place of the one that was gone to last. */
  readonly stepTo: (finding: Stop) => void;
  readonly locate: (layerId: string) => void;
  /** Shows the fixes of many findings together; null: the findings again. */
  readonly showFixes: (parts: readonly FixPart[] | null) => void;
  /** Changes the design as fixes say, in one step; of a single one, `effect` says what it brings about. */
  readonly makeFixes: (fixes: readonly FixRequest[], effect?: string) => void;
  /** Takes the step back in which fixes were made last. */
  readonly undoFixes: () => void;
  readonly closeNotice: () => void;
  /** Opens an address in the browser. */
  readonly openLink: (url: string) => void;
  readonly showHistory: () => void;
  /** Looks at the page or the file as those do who keep a design system. */
  readonly reviewLibrary: (scope: LibraryScope) => void;
  readonly showPastReview: (id: string) => void;
  /** Shows the account; with a way, connects it. */
  readonly showAccount: (way: LinkWay | null) => void;
  /** Notes that the team can read a review, or no longer. */
  readonly noteTeamSharing: (reviewId: string, isShared: boolean) => void;
  /** Asks the API again for the account and the allowance. */
  readonly readInstallationState: () => void;
}

/** The commands of the panel: each changes its state, and tells the main thread what it must know. */
export function makeCommands(dispatch: (action: Action) => void): Commands {
  const locateAll = (layerIds: readonly string[]) => {
    const [id, ...others] = layerIds.filter(isOnCanvas);
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
    chooseFileSettings: (settings) => {
      dispatch({ type: "file-settings-chosen", settings });
      send("save-file-settings", { settings });
    },
    dismiss: (wanted) => {
      const id = randomKey();
      dispatch({ type: "finding-dismissed", dismissal: { id, title: wanted.title } });
      send("dismiss", { id, ...wanted });
    },
    restore: (ids) => {
      dispatch({ type: "notice-closed" });
      send("restore", { ids });
    },
    placePins: (findings) => send("place-pins", { findings }),
    showPins: (isShown) => send("show-pins", { isShown }),
    removePins: () => send("remove-pins"),
    addNotes: (notes) => send("add-notes", { notes }),
    removeNotes: () => send("remove-notes"),
    showSettings: () => dispatch({ type: "settings-wanted" }),
    sayPurpose: (frameIds, purpose, isKept) => {
      dispatch({ type: "purpose-said", frameIds, purpose });
      if (isKept) for (const frameId of frameIds) send("save-purpose", { frameId, purpose });
    },
    sayAudience: (audience) => dispatch({ type: "audience-said", audience }),
    chooseScope: (kind) => dispatch({ type: "scope-chosen", kind }),
    choosePage: () => dispatch({ type: "page-chosen" }),
    getFeedback: () => dispatch({ type: "feedback-wanted" }),
    reviewSelection: () => dispatch({ type: "selection-review-wanted" }),
    agreeToReview: (secondOpinionBy) =>
      dispatch({ type: "review-agreed", key: randomKey(), secondOpinionBy }),
    showLiveResults: () => dispatch({ type: "live-results-wanted" }),
    retryReview: () => dispatch({ type: "review-retried", key: randomKey() }),
    retryOpinion: () => dispatch({ type: "opinion-retried" }),
    endParts: () => dispatch({ type: "parts-ended" }),
    resumeParts: () => dispatch({ type: "parts-resumed", key: randomKey() }),
    showChecked: () => dispatch({ type: "checked-wanted" }),
    readAgain: () => dispatch({ type: "reading-wanted" }),
    checkAgain: () => dispatch({ type: "check-wanted" }),
    cancelReading: () => dispatch({ type: "reading-cancelled" }),
    goToStart: () => dispatch({ type: "start-wanted" }),
    showFrame: (frameId) => dispatch({ type: "frame-shown", frameId }),
    chooseFilters: (filters) => dispatch({ type: "filters-chosen", filters }),
    openFinding: ({ key, layers }) => {
      dispatch({ type: "finding-opened", key });
      locateAll(layers.map((layer) => layer.id));
    },
    closeFinding: ({ key }) => dispatch({ type: "finding-closed", key }),
    stepTo: ({ key, layers }) => {
      dispatch({ type: "finding-stepped-to", key });
      locateAll(layers.map((layer) => layer.id));
    },
    showFixes: (fixing) => dispatch({ type: "fixing-wanted", fixing }),
    makeFixes: (fixes, effect) => {
      dispatch({ type: "fixes-wanted", fixes, effect });
      send("apply-fixes", fixes);
    },
    undoFixes: () => {
      dispatch({ type: "notice-closed" });
      send("undo-fixes");
    },
    closeNotice: () => dispatch({ type: "notice-closed" }),
    openLink: (url) => send("open-link", { url }),
    showHistory: () => dispatch({ type: "history-wanted" }),
    reviewLibrary: (scope) => dispatch({ type: "library-wanted", scope }),
    showPastReview: (id) => dispatch({ type: "past-review-wanted", id }),
    showAccount: (way) => dispatch({ type: "account-wanted", way }),
    noteTeamSharing: (reviewId, isShared) => dispatch({ type: "team-sharing-changed", reviewId, isShared }),
    readInstallationState: () => dispatch({ type: "installation-wanted" }),
  };
}
