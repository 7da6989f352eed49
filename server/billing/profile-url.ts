import type { Env } from "../env.ts";

/** The address of the profile that the browser comes back to, with what its page is told. */
export const profileUrl = (
  { SITE_URL }: Pick<Env, "SITE_URL">,
  query: "refresh=true" | "checkout=success" | "checkout=cancel",
): string => `${SITE_URL}/profile?${query}`;
