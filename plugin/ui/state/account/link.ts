import type * as z from "zod/mini";
import type { createLinkCode } from "../../../../shared/api/endpoints/installations.ts";
import type { ErrorCode } from "../../../../shared/api/errors.ts";

/** The two pages of the site where a plugin is connected. */
export type LinkWay = "signup" | "login";

/** A code that the site approves while the panel shows it. */
export type LinkCode = z.infer<NonNullable<(typeof createLinkCode)["answer"]>>;

/** The way to an account. */
export interface Link {
  readonly way: LinkWay;
  /** Null until the API gave it. */
  readonly code: LinkCode | null;
  readonly fault: "expired" | ErrorCode | null;
}

/** The page that connects this plugin: the code goes along, so that it is only compared. */
export function linkUrl(siteUrl: string, way: LinkWay, { figmaId, code }: LinkCode): string {
  const query = new URLSearchParams({ figma_id: figmaId, link: code });
  return `${siteUrl}/${way}?${query}`;
}
