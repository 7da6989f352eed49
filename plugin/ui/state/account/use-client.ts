import { useMemo } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import { send } from "../../../protocol/bridge.ts";
import type { Identity } from "../../../protocol/messages.ts";
import { makeInstalledClient } from "./installed-client.ts";
import { apiUrl } from "./api-url.ts";

/** The pause between two questions to the API, in ms: it answers no more often. */
const POLL_MS = 3000;

/** Asks nothing while the browser has no network: it would only fail. */
const fetchOnline: typeof fetch = (input, init) =>
  navigator.onLine ? fetch(input, init) : Promise.reject(new TypeError("There is no network."));

/** The connection of the panel's page. */
export const pageConnection = (): Connection => ({
  baseUrl: apiUrl(document.documentElement),
  fetch: fetchOnline,
  pollMs: POLL_MS,
});

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
