import { useEffect } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { Action } from "../action.ts";
import { errorCodeOf } from "../error-code.ts";
import type { Link } from "./link.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** Gets a code whenever the panel wants to show one and has none. */
export function useLinkCode(
  link: Link | null,
  client: Client | null,
  dispatch: (action: Action) => void,
): void {
  const isWanted = link !== null && link.code === null && link.fault === null;
  useEffect(() => {
    if (!client || !isWanted) return;
    const stop = new AbortController();
    const { signal } = stop;
    client.call(theEndpoints().createLinkCode, { signal }).then(
      (code) => signal.aborted || dispatch({ type: "link-code-given", code }),
      (error: unknown) => signal.aborted || dispatch({ type: "link-failed", fault: errorCodeOf(error) }),
    );
    return () => stop.abort();
  }, [client, isWanted, dispatch]);
}
