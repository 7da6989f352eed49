import { send } from "../protocol/bridge.ts";
import type { TeamHouse } from "../protocol/messages.ts";
import { keptHere } from "./kept-here.ts";
import { asFields } from "./kept/kept-fields.ts";

const kept = keptHere("team-house");

function isTeamHouse(stored: unknown): stored is TeamHouse {
  const { name, rules } = asFields(stored) ?? {};
  return typeof name === "string" && asFields(rules)?.["version"] === 1;
}

/** Sends the panel the house rules of the team as they were heard last: a live check asks nobody. */
export async function loadTeamHouse(): Promise<void> {
  const stored = await kept.load();
  send("team-house-loaded", { team: isTeamHouse(stored) ? stored : null });
}

/** Keeps them for the next start. */
export const saveTeamHouse = ({ team }: { readonly team: TeamHouse | null }): Promise<void> =>
  kept.save(team);
