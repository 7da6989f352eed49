import type { HouseRules } from "../../../../shared/house-rules/house-rules.ts";
import type { FileKept, Settings } from "../../../protocol/messages.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** The settings that screens are judged by, with the house rules of the file. */
export interface SettingsInForce extends Settings {
  readonly house?: HouseRules;
}

/** The settings in force: those of the file where it has any, else one's own; the language is always one's own. */
export function settingsInForce(usual: Settings, { settings, house: entries }: FileKept): SettingsInForce {
  const house = entries.length > 0 ? theEndpoints().houseOf(entries) : null;
  return { ...usual, ...settings, ...(house && { house }) };
}
