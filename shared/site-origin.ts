/** Stands in built pages where the origin of the site belongs: only the server that serves them knows it. */
export const ORIGIN_TO_COME = "https://origin-to-come.invalid";
