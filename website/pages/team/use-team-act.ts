import { useAct, type Act } from "../../components/use-act.ts";
import { useTeamFailure } from "./use-team-failure.ts";

/** Runs the acts on a team; after each, the team is read again. */
export const useTeamAct = (onDone?: () => void | Promise<void>): Act => useAct(useTeamFailure(), onDone);
