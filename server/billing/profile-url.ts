import type { Env } from "../env.ts";

/** Where the browser comes back to, with what the page is told. */
export const profileUrl = (
  { SITE_URL }: Pick<Env, "SITE_URL">,
  query: "refresh=true" | "checkout=success" | "checkout=cancel",
): string => `${SITE_URL}/profile?${query}`;
