import { useEffect } from "preact/hooks";
import { send } from "../../../protocol/bridge.ts";
import type { TeamHouse } from "../../../protocol/messages.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { acts } from "../commands.ts";
import { untilAnswered } from "../until-answered.ts";
import { usePanel } from "../use-panel.ts";

/**
 * Asks for the house rules of the team where the account or the rules are shown, and keeps them for the next start. Live
 * checks ask nothing: those that were heard last hold. Nor is anything asked while a review is: a token that is refused
 * then must be told, and no new one got.
 */
export function useTeamHouse(): void {
  const { state, client } = usePanel();
  const { screen, installationState } = state;
  const account = installationState && (installationState.account?.email ?? "");
  const isShown = ["account", "history", "house"].includes(screen);
  useEffect(() => {
    if (!client || account === null || !isShown) return;
    const take = (team: TeamHouse | null): void => {
      acts.takeTeamHouse(team);
      send("save-team-house", { team });
    };
    if (account === "") return take(null);
    return untilAnswered(
      (signal) => client.call(theEndpoints().readTeamHouseRules, { query: {}, signal }),
      ({ team, rules }) => take(team && rules ? { name: team.name, rules } : null),
    );
  }, [client, account, isShown]);
}
