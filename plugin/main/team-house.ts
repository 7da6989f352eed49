import { send } from "../protocol/bridge.ts";
import type { TeamHouse } from "../protocol/messages.ts";
import { keptHere } from "./kept-here.ts";

const kept = keptHere("team-house");

const isTeamHouse = (stored: unknown): stored is TeamHouse =>
  typeof stored === "object" &&
  stored !== null &&
  "name" in stored &&
  typeof stored.name === "string" &&
  "rules" in stored &&
  typeof stored.rules === "object" &&
  stored.rules !== null &&
  "version" in stored.rules &&
  stored.rules.version === 1;

/** Sends the panel the house rules of the team as they were heard last: a live check asks nobody. */
export async function loadTeamHouse(): Promise<void> {
  const stored = await kept.load();
  send("team-house-loaded", { team: isTeamHouse(stored) ? stored : null });
}

/** Keeps them for the next start. */
export const saveTeamHouse = ({ team }: { readonly team: TeamHouse | null }): Promise<void> =>
  kept.save(team);
