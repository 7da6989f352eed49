import { TYPING } from "./plugin/protocol/typing.ts";

/**
 * The plugin's builder reads this file by its name and writes the manifest that it answers. It only knows commands of
 * buttons: the one with which Figma starts the plugin when somebody types is named among them, but is none.
 *
 * @param {{ readonly relaunchButtons: readonly { readonly command: string }[] }} manifest
 */
export default function withoutTyping(manifest) {
  const relaunchButtons = manifest.relaunchButtons.filter(({ command }) => command !== TYPING);
  return { ...manifest, relaunchButtons };
}
