import { showUI } from "@create-figma-plugin/utilities";
import { PRODUCT } from "../../shared/product.ts";
import { listen } from "../protocol/bridge.ts";
import { inBackground } from "./background.ts";
import { pictureExporter } from "./export-picture.ts";
import { applyFix } from "./fix/apply-fix.ts";
import { followChanges } from "./follow/follow-changes.ts";
import { followSelection } from "./follow-selection.ts";
import { loadIdentity, saveToken } from "./identity.ts";
import { locateLayer } from "./locate-layer.ts";
import { savePurpose } from "./purpose.ts";
import { sceneReader } from "./read/read-scene.ts";
import { offerReview } from "./relaunch.ts";
import { loadSettings, saveSettings } from "./settings.ts";

const PANEL = { width: 400, height: 640, title: PRODUCT.name };

/** Starts the plugin: it listens to the panel, then opens it. */
export default function main(): void {
  figma.skipInvisibleInstanceChildren = true;
  const changes = followChanges();
  const scenes = sceneReader(changes);
  const selection = followSelection(() => inBackground(changes.check()));
  const pictures = pictureExporter();

  listen("panel-ready", () => {
    inBackground(loadSettings());
    inBackground(loadIdentity());
    selection.start();
  });
  listen("read-scene", ({ frameIds, requestId }) => inBackground(scenes.read(frameIds, requestId)));
  listen("cancel-reading", scenes.cancel);
  listen("check-scene", () => inBackground(changes.check()));
  listen("export-picture", pictures.add);
  listen("cancel-picture", pictures.cancel);
  listen("locate-layer", (request) => inBackground(locateLayer(request)));
  listen("offer-review", (request) => inBackground(offerReview(request)));
  listen("apply-fix", (request) => inBackground(applyFix(request)));
  listen("save-settings", (settings) => inBackground(saveSettings(settings)));
  listen("save-token", (request) => inBackground(saveToken(request)));
  listen("save-purpose", (request) => inBackground(savePurpose(request)));

  showUI(PANEL, { command: figma.command });
}
