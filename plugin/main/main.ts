import { listenToPanel, send } from "../protocol/bridge.ts";
import { TYPING } from "../protocol/typing.ts";
import { inBackground } from "./background.ts";
import { addNotes, removeNotes } from "./canvas/notes.ts";
import { placePins, removePins, showPins } from "./canvas/pins.ts";
import { pictureExporter } from "./export-picture.ts";
import { applyFixes } from "./fix/apply-fixes.ts";
import { findOrigin } from "./fix/find-origin.ts";
import { followChanges } from "./follow/follow-changes.ts";
import { followSelection } from "./follow-selection.ts";
import { loadIdentity, saveToken } from "./identity.ts";
import { openLink } from "./links/open-link.ts";
import { dismiss, restore } from "./kept/dismissals.ts";
import { saveBrief } from "./kept/brief.ts";
import { saveFileSettings } from "./kept/file-settings.ts";
import { changeHouse } from "./kept/house.ts";
import { followKept } from "./kept/follow-kept.ts";
import { rightsNow } from "./kept/writing.ts";
import { libraryReader } from "./library/read-library.ts";
import { locateLayer } from "./locate-layer.ts";
import { sendEngine } from "./ui-files.ts";
import { fitPanel, openPanel, resizePanel } from "./panel-window.ts";
import { savePurpose } from "./purpose.ts";
import { sceneReader } from "./read/read-scene.ts";
import { noteReview } from "./note-review.ts";
import { selectLayers } from "./select-layers.ts";
import { loadSettings, saveSettings } from "./settings.ts";
import { loadOpinionOff, saveOpinionOff } from "./opinion-off.ts";
import { loadTeamHouse, saveTeamHouse } from "./team-house.ts";
import { chooseTyping, tellTyping } from "./typing/choose-typing.ts";
import { reviewTyping } from "./typing/review-typing.ts";

/** Listens to the panel, then opens it. */
function openWithPanel(): void {
  figma.skipInvisibleInstanceChildren = true;
  // All of the page is wanted, whatever was selected before.
  if (figma.command === "page") selectLayers([]);
  const changes = followChanges();
  const scenes = sceneReader(changes);
  const selection = followSelection();
  const pictures = pictureExporter();
  const library = libraryReader();
  const kept = followKept();
  /** Tells the panel the outcome as soon as something was written or refused, not at the next look. */
  const keeping = (work: Promise<void>): void => inBackground(work.then(kept.tellAnew));

  listenToPanel({
    "panel-ready": () => {
      inBackground(loadSettings());
      inBackground(loadIdentity());
      inBackground(loadTeamHouse());
      inBackground(loadOpinionOff());
      send("rights-known", { rights: rightsNow() });
      kept.start();
      tellTyping();
      selection.start();
    },
    "send-engine": sendEngine,
    "read-scene": ({ frameIds, requestId }) => inBackground(scenes.read(frameIds, requestId)),
    "cancel-reading": scenes.cancel,
    "layers-lost": ({ ids }) => changes.forget(ids),
    "check-scene": () => inBackground(changes.check()),
    "read-library": (request) => inBackground(library.read(request)),
    "cancel-library": library.cancel,
    "export-picture": pictures.add,
    "cancel-picture": pictures.cancel,
    "locate-layer": (request) => inBackground(locateLayer(request)),
    "note-review": (request) => inBackground(noteReview(request)),
    "apply-fixes": (fixes) => inBackground(applyFixes(fixes)),
    "undo-fixes": () => figma.triggerUndo(),
    "find-origin": (question) => inBackground(findOrigin(question)),
    "open-link": openLink,
    dismiss: (request) => keeping(dismiss(request)),
    restore: (request) => keeping(restore(request)),
    "save-file-settings": (request) => keeping(saveFileSettings(request)),
    "save-brief": (request) => keeping(saveBrief(request)),
    "change-house": (change) => keeping(changeHouse(change)),
    "place-pins": (request) => keeping(placePins(request)),
    "show-pins": (request) => keeping(showPins(request)),
    "remove-pins": () => keeping(removePins()),
    "add-notes": (request) => keeping(addNotes(request)),
    "remove-notes": () => keeping(removeNotes()),
    "choose-typing": (request) => inBackground(chooseTyping(request)),
    "fit-panel": fitPanel,
    "resize-panel": (request) => inBackground(resizePanel(request)),
    "save-settings": (settings) => inBackground(saveSettings(settings)),
    "save-team-house": (request) => inBackground(saveTeamHouse(request)),
    "save-opinion-off": (request) => inBackground(saveOpinionOff(request)),
    "save-token": (request) => inBackground(saveToken(request)),
    "save-purpose": (request) => inBackground(savePurpose(request)),
  });

  inBackground(openPanel(figma.command));
}

/** Starts the plugin: with its panel, or unseen while somebody types. */
export default function main(): void {
  if (figma.command === TYPING) reviewTyping();
  else openWithPanel();
}
