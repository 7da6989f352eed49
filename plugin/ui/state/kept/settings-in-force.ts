import type { FileKept, Settings } from "../../../protocol/messages.ts";

/** What screens are judged by here: the settings of the file where it has any, else one's own; the language is one's own. */
export const settingsInForce = (usual: Settings, { settings }: FileKept): Settings => ({
  ...usual,
  ...settings,
});
