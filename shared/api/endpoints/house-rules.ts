import * as z from "zod/mini";
import { houseChange } from "../../house-rules/house-changes.ts";
import { houseRules } from "../../house-rules/house-rules.ts";
import { defineEndpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";

/** 0: nothing was saved yet. */
const version = z.int().check(z.minimum(0));

const changed = {
  at: instant,
  /** The member who changed them; empty when they have given no name, or are no member any more. */
  by: z.string(),
};

const teamHouseRules = z.object({
  /** The team whose rules these are; null: the person is in none. */
  team: z.nullable(z.object({ name: z.string(), role: z.enum(["owner", "member"]) })),
  version,
  /** The rules; null: the team has none yet. */
  rules: z.nullable(houseRules),
  changed: z.nullable(z.object(changed)),
});
export type TeamHouseRules = z.infer<typeof teamHouseRules>;

/** The house rules of the team of the person, or of whoever a plugin is connected to: for all members. */
export const readTeamHouseRules = defineEndpoint({
  method: "GET",
  path: "/api/house-rules",
  access: "either",
  query: z.object({
    /** An earlier version, which is kept for a while; the latest when absent. */
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  }),
  answer: teamHouseRules,
  errors: ["not_found"],
});

/**
 * Saves the house rules of a team as its next version. For its owner, with a plan. Refused when somebody saved another
 * version than the one that is named: nothing of theirs is lost.
 */
export const saveTeamHouseRules = defineEndpoint({
  method: "POST",
  path: "/api/house-rules",
  access: "user",
  body: z.object({
    /** The version that was changed. */
    version,
    rules: houseRules,
  }),
  answer: z.object({ version }),
  errors: ["no_team", "team_unpaid", "house_rules_changed"],
});

const houseVersion = z.object({ version, ...changed, changes: z.array(houseChange) });
export type HouseVersion = z.infer<typeof houseVersion>;

/** Who changed what of the house rules of a team, and when: the last fifty versions, the latest first. */
export const listHouseVersions = defineEndpoint({
  method: "GET",
  path: "/api/house-rules/versions",
  access: "user",
  answer: z.object({ versions: z.array(houseVersion) }),
});
