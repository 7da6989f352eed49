import { TYPING } from "./plugin/protocol/typing.ts";
import { ENGINE_FILE } from "./scripts/publish/engine-beside.mjs";

/** The command that has a button on layers, too. */
const ON_LAYERS = "review";

/**
 * The plugin's builder reads this file by its name and writes the manifest that it answers. It only knows one file of the
 * interface, and commands of buttons: the engine lies beside the panel, and all commands are named among the buttons. Those
 * that people choose make the menu and the quick actions; the one with which Figma starts the plugin when somebody
 * types is in neither.
 *
 * @param {{ readonly name: string, readonly ui: string, readonly relaunchButtons: readonly { readonly command: string, readonly name: string }[] }} manifest
 */
export default function asFigmaReadsIt(manifest) {
  const { name, ui } = manifest;
  const chosen = manifest.relaunchButtons.filter(({ command }) => command !== TYPING);
  const relaunchButtons = chosen
    .filter(({ command }) => command === ON_LAYERS)
    .map((button) => ({ ...button, name: `Review with ${name}` }));
  const menu = chosen.map(({ command, name: label }) => ({ name: label, command }));
  return { ...manifest, ui: { panel: ui, engine: ENGINE_FILE }, menu, relaunchButtons };
}
