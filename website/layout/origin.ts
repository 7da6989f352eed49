import { ORIGIN_TO_COME } from "../../shared/site-origin.ts";

/** The origin of the site: of a page that is built before it is known, what the server puts in its place. */
export const ORIGIN = typeof window === "undefined" ? ORIGIN_TO_COME : window.location.origin;
