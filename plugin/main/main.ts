import { listen } from "../protocol/bridge.ts";
import { inBackground } from "./background.ts";
import { exportPicture } from "./export-picture.ts";
import { applyFix } from "./fix/apply-fix.ts";
import { followChanges } from "./follow/follow-changes.ts";
import { followSelection } from "./follow-selection.ts";
import { loadIdentity, saveToken } from "./identity.ts";
import { locateLayer } from "./locate-layer.ts";
import { openPanel, resizePanel } from "./panel-window.ts";
import { savePurpose } from "./purpose.ts";
import { sceneReader } from "./read/read-scene.ts";
import { offerReview } from "./relaunch.ts";
import { loadSettings, saveSettings } from "./settings.ts";

/** Starts the plugin: it listens to the panel, then opens it. */
export default function main(): void {
  figma.skipInvisibleInstanceChildren = true;
  const changes = followChanges();
  const scenes = sceneReader(changes);
  const selection = followSelection();

  listen("panel-ready", () => {
    inBackground(loadSettings());
    inBackground(loadIdentity());
    selection.start();
  });
  listen("read-scene", ({ frameIds }) => inBackground(scenes.read(frameIds)));
  listen("cancel-reading", scenes.cancel);
  listen("export-picture", (request) => inBackground(exportPicture(request)));
  listen("locate-layer", ({ id }) => inBackground(locateLayer(id)));
  listen("offer-review", (request) => inBackground(offerReview(request)));
  listen("apply-fix", (request) => inBackground(applyFix(request)));
  listen("resize-panel", (request) => inBackground(resizePanel(request)));
  listen("save-settings", (settings) => inBackground(saveSettings(settings)));
  listen("save-token", (request) => inBackground(saveToken(request)));
  listen("save-purpose", (request) => inBackground(savePurpose(request)));

  inBackground(openPanel(figma.command));
}
