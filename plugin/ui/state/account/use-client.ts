import { useMemo } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import { send } from "../../../protocol/bridge.ts";
import type { Identity } from "../../../protocol/messages.ts";
import { makeInstalledClient } from "./installed-client.ts";

/** How the panel reaches the API. */
export interface Connection {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** How often the panel asks whether it was connected. */
  readonly pollMs: number;
}

/** The client of the API; null until the main thread said who uses the panel. */
export function useClient(identity: Identity | null, { baseUrl, fetch }: Connection): Client | null {
  return useMemo(
    () =>
      identity &&
      makeInstalledClient({ baseUrl, identity, saveToken: (token) => send("save-token", { token }), fetch }),
    [identity, baseUrl, fetch],
  );
}
