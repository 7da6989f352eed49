import { TYPING } from "./plugin/protocol/typing.ts";
import { ENGINE_FILE } from "./scripts/publish/engine-beside.mjs";

/**
 * The plugin's builder reads this file by its name and writes the manifest that it answers. It only knows one file of the
 * interface, and commands of buttons: the engine lies beside the panel, and the command with which Figma starts the
 * plugin when somebody types is named among them, but is none.
 *
 * @param {{ readonly ui: string, readonly relaunchButtons: readonly { readonly command: string }[] }} manifest
 */
export default function asFigmaReadsIt(manifest) {
  const relaunchButtons = manifest.relaunchButtons.filter(({ command }) => command !== TYPING);
  return { ...manifest, ui: { panel: manifest.ui, engine: ENGINE_FILE }, relaunchButtons };
}
