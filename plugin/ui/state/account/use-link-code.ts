import { useEffect } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { Act } from "../store.ts";
import { failLink, takeLinkCode } from "./account-acts.ts";
import { errorCodeOf } from "../error-code.ts";
import type { Link } from "./link.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** Gets a code whenever the panel wants to show one and has none. */
export function useLinkCode(link: Link | null, client: Client | null, act: Act): void {
  const isWanted = link !== null && link.code === null && link.fault === null;
  useEffect(() => {
    if (!client || !isWanted) return;
    const stop = new AbortController();
    const { signal } = stop;
    client.call(theEndpoints().createLinkCode, { signal }).then(
      (code) => signal.aborted || act(takeLinkCode, code),
      (error: unknown) => signal.aborted || act(failLink, errorCodeOf(error)),
    );
    return () => stop.abort();
  }, [client, isWanted, act]);
}
