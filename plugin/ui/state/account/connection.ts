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
