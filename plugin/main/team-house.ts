import { send } from "../protocol/bridge.ts";
import type { TeamHouse } from "../protocol/messages.ts";

const KEY = "team-house";

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
  const stored: unknown = await figma.clientStorage.getAsync(KEY).catch(() => undefined);
  send("team-house-loaded", { team: isTeamHouse(stored) ? stored : null });
}

/** Keeps them for the next start; where storage takes no more, they are asked for again. */
export const saveTeamHouse = ({ team }: { readonly team: TeamHouse | null }): Promise<void> =>
  figma.clientStorage.setAsync(KEY, team).catch(() => {});
