import type { HouseRules } from "../../../../shared/house-rules/house-rules.ts";
import { mergeHouseRules } from "../../../../shared/house-rules/merge-house-rules.ts";
import type { FileKept, Settings } from "../../../protocol/messages.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** The settings that screens are judged by, with the house rules of the file and of the team. */
export interface SettingsInForce extends Settings {
  readonly house?: HouseRules;
}

/** The settings in force: those of the file where it has any, else one's own; the language is always one's own. */
export function settingsInForce(
  usual: Settings,
  { settings, house: entries }: FileKept,
  team: HouseRules | null,
): SettingsInForce {
  const ofFile = entries.length > 0 ? theEndpoints().houseOf(entries) : null;
  const house = mergeHouseRules(team, ofFile);
  return { ...usual, ...settings, ...(house && { house }) };
}
