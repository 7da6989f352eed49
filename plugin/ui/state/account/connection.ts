import { apiUrl } from "./api-url.ts";
import type { Connection } from "./use-client.ts";

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
