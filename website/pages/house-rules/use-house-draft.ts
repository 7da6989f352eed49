import { useState } from "react";
import type { TeamHouseRules } from "../../../shared/api/endpoints/house-rules.ts";
import { type HouseChange, houseChangesBetween } from "../../../shared/house-rules/house-changes.ts";
import { type HouseParts, housePartsOf, houseRulesOf } from "../../../shared/house-rules/house-parts.ts";
import type { HouseRules } from "../../../shared/house-rules/house-rules.ts";

/** House rules that somebody changes, beside those that are saved. Its values may be wrong until they are checked. */
export interface HouseDraft {
  /** True for the owner of the team: members read. */
  readonly canEdit: boolean;
  readonly rules: HouseRules;
  /** The entries of the rules, part by part. */
  readonly parts: HouseParts;
  /** All that differs from what is saved. */
  readonly changes: readonly HouseChange[];
  /** Writes an entry of a part; `undefined` takes it away. */
  readonly put: (part: keyof HouseParts, key: string, value: unknown) => void;
  /** Puts other rules in the place of all: fields are written anew. */
  readonly replace: (rules: HouseRules) => void;
  /** Another number whenever all was replaced. */
  readonly revision: number;
}

const NO_RULES: HouseRules = { version: 1 };

/** The draft of what a team has saved. */
export function useHouseDraft({ team, rules: saved }: TeamHouseRules): HouseDraft {
  const [{ rules, revision }, setDraft] = useState({ rules: saved ?? NO_RULES, revision: 0 });
  const parts = housePartsOf(rules);
  return {
    canEdit: team?.role === "owner",
    rules,
    parts,
    revision,
    changes: houseChangesBetween(saved, rules),
    put: (part, key, value) =>
      setDraft((before) => {
        const all = housePartsOf(before.rules);
        const entries = new Map<string, unknown>(all[part]);
        if (value === undefined) entries.delete(key);
        else entries.set(key, value);
        return { ...before, rules: houseRulesOf({ ...all, [part]: entries }) };
      }),
    replace: (other) => setDraft((before) => ({ rules: other, revision: before.revision + 1 })),
  };
}
