import { useState } from "react";
import { forgetFailure, tellFailure } from "./answers/failure-toast.tsx";
import { showToast } from "./toasts/toast.ts";

export interface Act {
  readonly isBusy: boolean;
  /**
   * Does something, says that it is done or why it is not, and goes on to what follows from it. Resolves true when it
   * was done.
   */
  readonly act: (work: () => Promise<unknown>, said?: string) => Promise<boolean>;
}

/** Runs acts that may fail. What is done is said in passing; what is not stays until it is tried again. */
export function useAct(failureOf: (error: unknown) => string, onDone?: () => void | Promise<void>): Act {
  const [isBusy, setIsBusy] = useState(false);
  const act: Act["act"] = async (work, said) => {
    setIsBusy(true);
    forgetFailure();
    try {
      await work();
      if (said) showToast({ color: "green", message: said });
      await onDone?.();
      return true;
    } catch (error) {
      tellFailure(failureOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, act };
}
