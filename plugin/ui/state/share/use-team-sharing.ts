import { useState } from "preact/hooks";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { errorCodeOf } from "../error-code.ts";
import { usePanel } from "../panel-context.ts";
import type { Shared } from "./shared.ts";

/** The team that a review can be shared with. */
interface TeamSharing {
  readonly team: string;
  readonly isShared: boolean;
  readonly isBusy: boolean;
  /** Words the outcome of the last choice. */
  readonly says: string;
  readonly choose: (isShared: boolean) => void;
}

/** Sharing a stored review of one's own with one's team; null where there is none of either. */
export function useTeamSharing({ storedId, team: readable }: Shared): TeamSharing | null {
  const { client, commands, state, texts } = usePanel();
  const [isBusy, setBusy] = useState(false);
  const [says, setSays] = useState("");
  const team = state.installationState?.allowance.team;
  if (!client || !team || storedId === null || readable?.isOwn === false) return null;
  const words = texts.share.team;
  const change = async (isShared: boolean): Promise<string> => {
    const call = { params: { id: storedId }, body: { isShared } };
    await client.call(theEndpoints().shareWithTeam, call);
    commands.noteTeamSharing(storedId, isShared);
    return isShared ? words.shared : words.unshared;
  };
  const choose = (isShared: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setSays("");
    void change(isShared)
      .catch((error: unknown) => (errorCodeOf(error) === "no_team" ? words.gone : texts.share.failed))
      .then((outcome) => {
        setSays(outcome);
        setBusy(false);
      });
  };
  const isShared = state.teamShares[storedId] ?? readable !== undefined;
  return { team: team.name, isShared, isBusy, says, choose };
}
