import type { HouseEntry } from "../../../../shared/house-rules/house-entry.ts";
import type { HouseRules } from "../../../../shared/house-rules/house-rules.ts";
import { mergeHouseRules } from "../../../../shared/house-rules/merge-house-rules.ts";
import type { FileKept, ReviewSettings, Settings } from "../../../protocol/messages.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import type { Rule } from "../../../../shared/review/rule.ts";

/** How many rules run with these settings. */
export const countRules = (
  rules: readonly Rule[],
  { aspects, house }: Pick<SettingsInForce, "aspects" | "house">,
): number =>
  rules.filter(({ id, aspect }) => aspects.includes(aspect) && house?.rules?.[id] !== "off").length;

/** The settings that screens are judged by, with the house rules of the file and of the team. */
export interface SettingsInForce extends Settings {
  readonly house?: HouseRules;
}

interface HouseOfPanel extends Pick<ReviewSettings, "rules"> {
  readonly entries: readonly HouseEntry[];
}

/** The house rules in force: what is chosen of Regard’s own rules is one of them, and has the last say. */
export function houseInForce({ entries, rules }: HouseOfPanel, team: HouseRules | null): HouseRules | null {
  const ofFile = entries.length > 0 ? theEndpoints().houseOf(entries) : null;
  const chosen = Object.keys(rules).length > 0 ? { version: 1 as const, rules } : null;
  return mergeHouseRules(mergeHouseRules(team, ofFile), chosen);
}

/** The settings in force: those of the file where it has any, else one's own; the language is always one's own. */
export function settingsInForce(
  usual: Settings,
  { settings, house: entries }: FileKept,
  team: HouseRules | null,
): SettingsInForce {
  const chosen = { ...usual, ...settings };
  const house = houseInForce({ entries, rules: chosen.rules }, team);
  return { ...chosen, ...(house && { house }) };
}
