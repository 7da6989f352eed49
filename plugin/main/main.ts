import { listen, send } from "../protocol/bridge.ts";
import { TYPING } from "../protocol/typing.ts";
import { inBackground } from "./background.ts";
import { addNotes, removeNotes } from "./canvas/notes.ts";
import { placePins, removePins, showPins } from "./canvas/pins.ts";
import { pictureExporter } from "./export-picture.ts";
import { applyFix } from "./fix/apply-fix.ts";
import { findComponent } from "./fix/find-component.ts";
import { followChanges } from "./follow/follow-changes.ts";
import { followSelection } from "./follow-selection.ts";
import { loadIdentity, saveToken } from "./identity.ts";
import { openLink } from "./links/open-link.ts";
import { dismiss, restore } from "./kept/dismissals.ts";
import { saveFileSettings } from "./kept/file-settings.ts";
import { followKept } from "./kept/follow-kept.ts";
import { rightsNow } from "./kept/writing.ts";
import { libraryReader } from "./library/read-library.ts";
import { locateLayer } from "./locate-layer.ts";
import { openPanel, resizePanel } from "./panel-window.ts";
import { savePurpose } from "./purpose.ts";
import { sceneReader } from "./read/read-scene.ts";
import { offerReview } from "./relaunch.ts";
import { loadSettings, saveSettings } from "./settings.ts";
import { chooseTyping, tellTyping } from "./typing/choose-typing.ts";
import { reviewTyping } from "./typing/review-typing.ts";
import { loadWelcome, saveWelcome } from "./welcome.ts";

/** Listens to the panel, then opens it. */
function openWithPanel(): void {
  figma.skipInvisibleInstanceChildren = true;
  const changes = followChanges();
  const scenes = sceneReader(changes);
  const selection = followSelection(() => inBackground(changes.check()));
  const pictures = pictureExporter();
  const library = libraryReader();
  const kept = followKept();
  /** What was written, or refused, is told at once, not at the next look. */
  const keeping = (work: Promise<void>): void => inBackground(work.then(kept.tellAnew));

  listen("panel-ready", () => {
    inBackground(loadSettings());
    inBackground(loadIdentity());
    send("rights-known", { rights: rightsNow("edit") });
    kept.start();
    inBackground(loadWelcome());
    tellTyping();
    selection.start();
  });
  listen("read-scene", ({ frameIds, requestId }) => inBackground(scenes.read(frameIds, requestId)));
  listen("cancel-reading", scenes.cancel);
  listen("check-scene", () => inBackground(changes.check()));
  listen("read-library", (request) => inBackground(library.read(request)));
  listen("cancel-library", library.cancel);
  listen("export-picture", pictures.add);
  listen("cancel-picture", pictures.cancel);
  listen("locate-layer", (request) => inBackground(locateLayer(request)));
  listen("offer-review", (request) => inBackground(offerReview(request)));
  listen("apply-fix", (request) => inBackground(applyFix(request)));
  listen("find-component", (question) => inBackground(findComponent(question)));
  listen("open-link", openLink);
  listen("dismiss", (request) => keeping(dismiss(request)));
  listen("restore", (request) => keeping(restore(request)));
  listen("save-file-settings", (request) => keeping(saveFileSettings(request)));
  listen("place-pins", (request) => keeping(placePins(request)));
  listen("show-pins", (request) => keeping(showPins(request)));
  listen("remove-pins", () => keeping(removePins()));
  listen("add-notes", (request) => keeping(addNotes(request)));
  listen("remove-notes", () => keeping(removeNotes()));
  listen("choose-typing", (request) => inBackground(chooseTyping(request)));
  listen("resize-panel", (request) => inBackground(resizePanel(request)));
  listen("save-settings", (settings) => inBackground(saveSettings(settings)));
  listen("save-welcome", () => inBackground(saveWelcome()));
  listen("save-token", (request) => inBackground(saveToken(request)));
  listen("save-purpose", (request) => inBackground(savePurpose(request)));

  inBackground(openPanel(figma.command));
}

/** Starts the plugin: with its panel, or unseen while somebody types. */
export default function main(): void {
  if (figma.command === TYPING) reviewTyping();
  else openWithPanel();
}
