import type { FileKept, Settings } from "../../../protocol/messages.ts";

/** The settings in force: those of the file where it has any, else one's own; the language is always one's own. */
export const settingsInForce = (usual: Settings, { settings }: FileKept): Settings => ({
  ...usual,
  ...settings,
});
