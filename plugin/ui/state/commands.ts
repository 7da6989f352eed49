import type { Inquiry } from "../../../shared/api/review-shapes.ts";
import type { NewHouseEntry } from "../../../shared/house-rules/house-entry.ts";
import { send } from "../../protocol/bridge.ts";
import type { LibraryScope } from "../../protocol/library-messages.ts";
import type { DismissalRequest, FixRequest, ReviewSettings, Settings } from "../../protocol/messages.ts";
import * as account from "./account/account-acts.ts";
import * as ask from "./ask/ask-acts.ts";
import * as asked from "./asked/asked-acts.ts";
import { randomKey } from "./asked/random-key.ts";
import * as fixes from "./findings/fix-acts.ts";
import { isOnCanvas } from "./findings/is-on-canvas.ts";
import * as results from "./findings/result-acts.ts";
import type { Stop } from "./findings/step-from.ts";
import * as kept from "./kept/kept-acts.ts";
import * as reading from "./reading/reading-acts.ts";
import * as screens from "./screen-acts.ts";
import { actsOf } from "./store.ts";

/** All that changes the panel alone; what each does is said where it is. */
export const acts = actsOf({
  ...account,
  ...ask,
  ...asked,
  ...fixes,
  ...results,
  ...kept,
  ...reading,
  ...screens,
});

/** Shows layers on the canvas, those that have a place there. */
const locate = (layers: Stop["layers"]) => {
  const [id, ...others] = layers.map((layer) => layer.id).filter(isOnCanvas);
  if (id === undefined) return;
  acts.closeNotice();
  send("locate-layer", { id, ...(others.length > 0 && { others }) });
};

/** The commands of a designer in the panel: each changes its state, and tells the main thread what it must know. */
export const commands = {
  ...acts,
  locate,
  chooseSettings: (settings: Settings) => {
    acts.chooseUsual(settings);
    send("save-settings", settings);
  },
  /** Settings for all who work on the file; null takes them away. */
  chooseFileSettings: (settings: ReviewSettings | null) => {
    acts.chooseForFile(settings);
    send("save-file-settings", { settings });
  },
  /** Dismisses a finding, for all who work on the file. */
  dismiss: (wanted: Omit<DismissalRequest, "id">) => {
    const id = randomKey();
    acts.dismissFinding(id, wanted.title);
    send("dismiss", { id, ...wanted });
  },
  restore: (ids: readonly string[]) => {
    acts.closeNotice();
    send("restore", { ids });
  },
  showSettings: () => acts.show({ screen: "settings" }),
  showHouse: () => acts.show({ screen: "house" }),
  showHistory: () => acts.show({ screen: "history", pastReviewId: null }),
  /** Looks at the page or the file as those do who keep a design system. */
  reviewLibrary: (scope: LibraryScope) => acts.show({ screen: "library", libraryScope: scope }),
  showPastReview: (pastReviewId: string) => acts.setParts({ screen: "past-review", pastReviewId }),
  /** Keeps house rules in the file, in the place of others, by their ids. */
  changeHouse: (remove: readonly string[], add: readonly NewHouseEntry[]) =>
    send("change-house", { remove, add: add.map((entry) => ({ id: randomKey(), ...entry })) }),
  /** Says what screens are for; where the file may be changed it is kept on them. */
  sayPurpose: (frameIds: readonly string[], purpose: string, isKept: boolean) => {
    acts.sayPurpose(frameIds, purpose);
    if (isKept) for (const frameId of frameIds) send("save-purpose", { frameId, purpose });
  },
  /** Says what the product is; where the file may be changed it is kept in it. */
  sayBrief: (brief: string, isKept: boolean) => {
    acts.sayBrief(brief);
    if (isKept) send("save-brief", { brief });
  },
  /** Shows what is found on all that is selected. */
  reviewSelection: () => {
    acts.readAgain();
    acts.readWhole();
    acts.showLiveResults();
  },
  /** Sends the design for a review: with a second opinion it costs one of the allowance; without (null) it is free. */
  agreeToReview: (secondOpinionBy: string | null) => acts.agreeToReview(randomKey(), secondOpinionBy),
  retryReview: () => acts.retryReview(randomKey()),
  /** Asks the model a question about a screen of the review, or a finding on it. */
  ask: (inquiry: Inquiry) => acts.askInquiry(randomKey(), inquiry),
  resumeParts: () => acts.resumeParts(randomKey()),
  /** Opens a finding and goes to its layers. */
  openFinding: (stop: Stop) => {
    acts.openFinding(stop.key);
    locate(stop.layers);
  },
  closeFinding: ({ key }: Stop) => acts.closeFinding(key),
  /** Opens a finding in the place of the one that was gone to last. */
  stepTo: (stop: Stop) => {
    acts.stepToFinding(stop.key);
    locate(stop.layers);
  },
  /** Changes the design as fixes say, in one step; of a single one, `effect` says what it brings about. */
  makeFixes: (fixes: readonly FixRequest[], effect?: string) => {
    acts.wantFixes(fixes, effect);
    send("apply-fixes", fixes);
  },
  undoFixes: () => {
    acts.closeNotice();
    send("undo-fixes");
  },
};
