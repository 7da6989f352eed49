import { useEffect } from "preact/hooks";
import { send } from "../../protocol/bridge.ts";

/**
 * The editor does not tell of variables that change. Whoever turns to the panel wants to know what is now, so that is
 * when it is looked up.
 */
export function useLookedAt(): void {
  useEffect(() => {
    const look = () => send("check-scene");
    window.addEventListener("focus", look);
    document.documentElement.addEventListener("pointerenter", look);
    return () => {
      window.removeEventListener("focus", look);
      document.documentElement.removeEventListener("pointerenter", look);
    };
  }, []);
}
