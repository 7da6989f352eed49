import { PRODUCT } from "../../../../shared/product.ts";

/**
 * The origin of the API and the site, without a slash at its end: the one that the stage wrote on its page, else the
 * one that the plugin was built for. In the design tool the page around the panel is never asked.
 *
 * @param page `document.documentElement` of the panel.
 */
export const apiUrl = ({ dataset }: Pick<HTMLElement, "dataset">): string =>
  dataset["site"] ?? PRODUCT.siteUrl;

/** True when the panel runs on the stage, which draws something in the place of pictures and icons that it has not. */
export const isOnStage = ({ dataset }: Pick<HTMLElement, "dataset">): boolean =>
  dataset["site"] !== undefined;

/** The pause between two questions to the API, in ms: it answers no more often. */
const POLL_MS = 3000;

/** Asks nothing while the browser has no network: it would only fail. */
const fetchOnline: typeof fetch = (input, init) =>
  navigator.onLine ? fetch(input, init) : Promise.reject(new TypeError("There is no network."));

export const pageConnection = (): Connection => ({
  baseUrl: apiUrl(document.documentElement),
  fetch: fetchOnline,
  pollMs: POLL_MS,
});

export interface Connection {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** How often the panel asks whether it was connected. */
  readonly pollMs: number;
}
