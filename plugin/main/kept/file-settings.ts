import type { ReviewSettings } from "../../protocol/messages.ts";
import { readReviewSettings } from "../settings.ts";
import { keptFields } from "./kept-fields.ts";
import { writing } from "./writing.ts";

const KEY = "settings";

/** The settings as the file has them now, not yet read. */
export const writtenSettings = (): string => figma.root.getPluginData(KEY);

/** The settings that the file keeps for all who work on it; null when it has none that can be read. */
export function readFileSettings(): ReviewSettings | null {
  const fields = keptFields(writtenSettings());
  return fields && readReviewSettings(fields);
}

/** Keeps settings in the file; null removes them. */
export const saveFileSettings = ({ settings }: { readonly settings: ReviewSettings | null }): Promise<void> =>
  writing("settings", () =>
    figma.root.setPluginData(KEY, settings ? JSON.stringify(readReviewSettings(settings)) : ""),
  );
