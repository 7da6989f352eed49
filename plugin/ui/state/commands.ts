import type { Inquiry } from "../../../shared/api/review-shapes.ts";
import type { NewHouseEntry } from "../../../shared/house-rules/house-entry.ts";
import { send } from "../../protocol/bridge.ts";
import type { LibraryScope } from "../../protocol/library-messages.ts";
import type {
  DismissalRequest,
  FixRequest,
  LayerNote,
  PinnedFinding,
  ReviewSettings,
  Settings,
} from "../../protocol/messages.ts";
import * as account from "./account/account-acts.ts";
import { askInquiry } from "./ask/ask-acts.ts";
import * as asked from "./asked/asked-acts.ts";
import { randomKey } from "./asked/random-key.ts";
import { showFixes, wantFixes } from "./findings/fix-acts.ts";
import { isOnCanvas } from "./findings/is-on-canvas.ts";
import * as results from "./findings/result-acts.ts";
import type { Stop } from "./findings/step-from.ts";
import * as kept from "./kept/kept-acts.ts";
import * as reading from "./reading/reading-acts.ts";
import { closeNotice, goToStart, sayPurpose, show } from "./screen-acts.ts";
import { type Act, bindActs, setParts } from "./store.ts";

/** The acts that change the panel alone; what each does is said where it is. */
const OWN = {
  chooseScope: reading.chooseScope,
  choosePage: reading.choosePage,
  showChecked: reading.showChecked,
  readAgain: reading.askForLayers,
  checkAgain: reading.checkAgain,
  cancelReading: reading.cancelReading,
  getFeedback: asked.wantFeedback,
  showLiveResults: asked.showLiveResults,
  retryOpinion: asked.askOpinionAgain,
  endParts: asked.endParts,
  goToStart,
  closeNotice,
  showFrame: results.showFrame,
  search: results.search,
  showFixes,
  showAccount: account.showAccount,
  noteTeamSharing: account.noteTeamSharing,
  readInstallationState: account.askForInstallation,
};

/** The acts of a designer in the panel: each changes its state, and tells the main thread what it must know. */
export function makeCommands(act: Act) {
  const locateAll = (layerIds: readonly string[]) => {
    const [id, ...others] = layerIds.filter(isOnCanvas);
    if (id === undefined) return;
    act(closeNotice);
    send("locate-layer", { id, ...(others.length > 0 && { others }) });
  };
  const locateLayers = ({ layers }: Stop) => locateAll(layers.map(({ id }) => id));
  return {
    ...bindActs(act, OWN),
    locate: (id: string) => locateAll([id]),
    chooseSettings: (settings: Settings) => {
      act(kept.chooseUsual, settings);
      send("save-settings", settings);
    },
    /** Settings for all who work on the file; null takes them away. */
    chooseFileSettings: (settings: ReviewSettings | null) => {
      act(kept.chooseForFile, settings);
      send("save-file-settings", { settings });
    },
    /** Dismisses a finding, for all who work on the file. */
    dismiss: (wanted: Omit<DismissalRequest, "id">) => {
      const id = randomKey();
      act(kept.dismissFinding, id, wanted.title);
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
    showHistory: () => act(show, { screen: "history", pastReviewId: null }),
    /** Looks at the page or the file as those do who keep a design system. */
    reviewLibrary: (scope: LibraryScope) => act(show, { screen: "library", libraryScope: scope }),
    showPastReview: (pastReviewId: string) => act(setParts, { screen: "past-review", pastReviewId }),
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
      act(kept.sayBrief, brief);
      if (isKept) send("save-brief", { brief });
    },
    reviewSelection: () => act((state) => asked.wantFeedback(reading.askForLayers(state))),
    /** Sends the design for a review: with a second opinion it costs one of the allowance; without (null) it is free. */
    agreeToReview: (secondOpinionBy: string | null) => act(asked.agreeToReview, randomKey(), secondOpinionBy),
    retryReview: () => act(asked.retryReview, randomKey()),
    /** Asks the model a question about a screen of the review, or a finding on it. */
    ask: (inquiry: Inquiry) => act(askInquiry, randomKey(), inquiry),
    resumeParts: () => act(asked.resumeParts, randomKey()),
    /** Opens a finding and goes to its layers. */
    openFinding: (stop: Stop) => {
      act(results.openFinding, stop.key);
      locateLayers(stop);
    },
    closeFinding: ({ key }: Stop) => act(results.closeFinding, key),
    /** Opens a finding in the place of the one that was gone to last. */
    stepTo: (stop: Stop) => {
      act(results.stepToFinding, stop.key);
      locateLayers(stop);
    },
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
    /** Opens an address in the browser. */
    openLink: (url: string) => send("open-link", { url }),
  };
}

/** The acts of a designer in the panel. */
export type Commands = ReturnType<typeof makeCommands>;
