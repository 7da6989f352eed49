import { errorText } from "../error-text.ts";
import { faultsOf, type HouseFault } from "./faults.ts";
import { houseRules, type HouseRules } from "./house-rules.ts";

/** House rules that could be read, or why not. */
export type ReadHouseRules =
  | { readonly rules: HouseRules; readonly faults?: never }
  | { readonly rules?: never; readonly faults: readonly HouseFault[] };

/** Reads house rules of any origin. */
export function readHouseRules(value: unknown): ReadHouseRules {
  const { data, error } = houseRules.safeParse(value, { reportInput: true });
  return data ? { rules: data } : { faults: faultsOf(error) };
}

/** The same from the text of a file. */
export function readHouseRulesText(text: string): ReadHouseRules {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch (error) {
    return { faults: [{ field: "", reason: "notJson", what: errorText(error) }] };
  }
  return readHouseRules(value);
}
