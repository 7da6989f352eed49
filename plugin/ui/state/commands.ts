import type { WantedFindings } from "../../../shared/review/is-wanted.ts";
import type { NewHouseEntry } from "../../../shared/house-rules/house-entry.ts";
import { send } from "../../protocol/bridge.ts";
import type { Inquiry } from "../../../shared/api/review-shapes.ts";
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
import { askForInstallation, noteTeamSharing, showAccount } from "./account/account-acts.ts";
import {
  agreeToReview,
  askOpinionAgain,
  endParts,
  resumeParts,
  retryReview,
  showLiveResults,
  wantFeedback,
} from "./asked/asked-acts.ts";
import { askInquiry } from "./ask/ask-acts.ts";
import { showFixes, wantFixes } from "./findings/fix-acts.ts";
import {
  closeFinding,
  openFinding,
  stepToFinding,
  chooseFilters,
  showFrame,
} from "./findings/result-acts.ts";
import { chooseForFile, chooseUsual, dismissFinding, sayBrief } from "./kept/kept-acts.ts";
import {
  askForLayers,
  cancelReading,
  checkAgain,
  choosePage,
  chooseScope,
  showChecked,
} from "./reading/reading-acts.ts";
import { closeNotice, goToStart, sayPurpose, show } from "./screen-acts.ts";
import { type Act, setParts } from "./store.ts";
import type { FixPart } from "./findings/fix-part.ts";
import { isOnCanvas } from "./findings/is-on-canvas.ts";
import type { Stop } from "./findings/step-from.ts";
import type { LinkWay } from "./account/link.ts";
import { randomKey } from "./asked/random-key.ts";

/** The acts of a designer in the panel: each changes its state, and tells the main thread what it must know. */
export function makeCommands(act: Act) {
  const locateAll = (layerIds: readonly string[]) => {
    const [id, ...others] = layerIds.filter(isOnCanvas);
    if (id === undefined) return;
    act(closeNotice);
    send("locate-layer", { id, ...(others.length > 0 && { others }) });
  };
  const locate = (id: string) => locateAll([id]);
  return {
    locate,
    chooseSettings: (settings: Settings) => {
      act(chooseUsual, settings);
      send("save-settings", settings);
    },
    /** Settings for all who work on the file; null takes them away. */
    chooseFileSettings: (settings: ReviewSettings | null) => {
      act(chooseForFile, settings);
      send("save-file-settings", { settings });
    },
    /** Dismisses a finding, for all who work on the file. */
    dismiss: (wanted: Omit<DismissalRequest, "id">) => {
      const id = randomKey();
      act(dismissFinding, id, wanted.title);
      send("dismiss", { id, ...wanted });
    },
    restore: (ids: readonly string[]) => {
      act(closeNotice);
      send("restore", { ids });
    },
    placePins: (findings: readonly PinnedFinding[]) => send("place-pins", { findings }),
    showPins: (isShown: boolean) => send("show-pins", { isShown }),
    removePins: () => send("remove-pins"),
    addNotes: (notes: readonly LayerNote[]) => send("add-notes", { notes }),
    removeNotes: () => send("remove-notes"),
    showSettings: () => act(show, { screen: "settings" }),
    showHouse: () => act(show, { screen: "house" }),
    /** Keeps house rules in the file, in the place of others, by their ids. */
    changeHouse: (remove: readonly string[], add: readonly NewHouseEntry[]) =>
      send("change-house", { remove, add: add.map((entry) => ({ id: randomKey(), ...entry })) }),
    /** Says what screens are for; where the file may be changed it is kept on them. */
    sayPurpose: (frameIds: readonly string[], purpose: string, isKept: boolean) => {
      act(sayPurpose, frameIds, purpose);
      if (isKept) for (const frameId of frameIds) send("save-purpose", { frameId, purpose });
    },
    /** Says what the product is; where the file may be changed it is kept in it. */
    sayBrief: (brief: string, isKept: boolean) => {
      act(sayBrief, brief);
      if (isKept) send("save-brief", { brief });
    },
    /** Takes what is selected in another way: a frame, or the board around it. */
    chooseScope: (kind: ScopeKind) => act(chooseScope, kind),
    /** Takes all screens of the page while none is selected. */
    choosePage: () => act(choosePage),
    /** Shows what was found, and on what conditions a review would be made. Nothing of the design is sent. */
    getFeedback: () => act(wantFeedback),
    reviewSelection: () => act((state) => wantFeedback(askForLayers(state))),
    /** Sends the design for a review: with a second opinion it costs one of the allowance; without (null) it is free. */
    agreeToReview: (secondOpinionBy: string | null) => act(agreeToReview, randomKey(), secondOpinionBy),
    /** Shows what the live checks found; nothing is asked for. */
    showLiveResults: () => act(showLiveResults),
    retryReview: () => act(retryReview, randomKey()),
    /** Asks once more for the second opinion on the screens that lack it: that costs nothing. */
    retryOpinion: () => act(askOpinionAgain),
    /** Asks the model a question about a screen of the review, or a finding on it. */
    ask: (inquiry: Inquiry) => act(askInquiry, randomKey(), inquiry),
    /** Of a review in parts: asks for no part after the one under way. */
    endParts: () => act(endParts),
    /** Asks for the parts that were left out. */
    resumeParts: () => act(resumeParts, randomKey()),
    /** Shows the screens that are checked already. */
    showChecked: () => act(showChecked),
    readAgain: () => act(askForLayers),
    /** Reads anew what is shown: whoever is not sure that it is up to date can be. */
    checkAgain: () => act(checkAgain),
    cancelReading: () => act(cancelReading),
    goToStart: () => act(goToStart),
    /** Shows the results of a frame; null: of all. */
    showFrame: (frameId: string | null) => act(showFrame, frameId),
    chooseFilters: (filters: Partial<WantedFindings>) => act(chooseFilters, filters),
    /** Opens a finding and goes to its layers. */
    openFinding: ({ key, layers }: Stop) => {
      act(openFinding, key);
      locateAll(layers.map((layer) => layer.id));
    },
    closeFinding: ({ key }: Stop) => act(closeFinding, key),
    /** Opens a finding in the place of the one that was gone to last. */
    stepTo: ({ key, layers }: Stop) => {
      act(stepToFinding, key);
      locateAll(layers.map((layer) => layer.id));
    },
    /** Shows the fixes of many findings together; null: the findings again. */
    showFixes: (fixing: readonly FixPart[] | null) => act(showFixes, fixing),
    /** Changes the design as fixes say, in one step; of a single one, `effect` says what it brings about. */
    makeFixes: (fixes: readonly FixRequest[], effect?: string) => {
      act(wantFixes, fixes, effect);
      send("apply-fixes", fixes);
    },
    /** Takes the step back in which fixes were made last. */
    undoFixes: () => {
      act(closeNotice);
      send("undo-fixes");
    },
    closeNotice: () => act(closeNotice),
    /** Opens an address in the browser. */
    openLink: (url: string) => send("open-link", { url }),
    showHistory: () => act(show, { screen: "history", pastReviewId: null }),
    /** Looks at the page or the file as those do who keep a design system. */
    reviewLibrary: (scope: LibraryScope) => act(show, { screen: "library", libraryScope: scope }),
    showPastReview: (pastReviewId: string) => act(setParts, { screen: "past-review", pastReviewId }),
    /** Shows the account; with a way, connects it. */
    showAccount: (way: LinkWay | null) => act(showAccount, way),
    /** Notes that the team can read a review, or no longer. */
    noteTeamSharing: (reviewId: string, isShared: boolean) => act(noteTeamSharing, reviewId, isShared),
    /** Asks the API again for the account and the allowance. */
    readInstallationState: () => act(askForInstallation),
  };
}

/** The acts of a designer in the panel. */
export type Commands = ReturnType<typeof makeCommands>;
