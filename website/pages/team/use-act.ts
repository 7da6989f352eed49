import { useState } from "react";
import { useTeamFailure } from "./use-team-failure.ts";
import { showToast } from "../../components/toasts/toast.ts";

export interface Act {
  readonly isBusy: boolean;
  /**
   * Does something, says that it is done or why it is not, and reads the team again. Resolves true when it was
   * done.
   */
  readonly act: (work: () => Promise<unknown>, said: string) => Promise<boolean>;
}

/** Runs the acts on a team, one at a time. */
export function useAct(onDone: () => void | Promise<void>): Act {
  const failureOf = useTeamFailure();
  const [isBusy, setIsBusy] = useState(false);
  const act: Act["act"] = async (work, said) => {
    setIsBusy(true);
    try {
      await work();
      showToast({ color: "green", message: said });
      await onDone();
      return true;
    } catch (error) {
      showToast({ color: "red", message: failureOf(error) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, act };
}
