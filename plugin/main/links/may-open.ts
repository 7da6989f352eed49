import { PRODUCT } from "../../../shared/product.ts";
import { KNOWN_HOSTS } from "./known-hosts.ts";

/** The host right before the path: nothing in between that could name another one. */
const SECURE = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/;

interface Owner {
  readonly siteUrl: string;
  readonly supportEmail: string | null;
}

/** The origin, with nothing behind it that could make another one of it. */
const isOfSite = (url: string, siteUrl: string): boolean =>
  url === siteUrl || ["/", "?", "#"].some((sign) => url.startsWith(siteUrl + sign));

/** True when an address may be opened: the product's own, mail to its support, and what findings rest on. */
export function mayOpen(url: string, { siteUrl, supportEmail }: Owner = PRODUCT): boolean {
  const isMail = supportEmail !== null && url.split("?")[0] === `mailto:${supportEmail}`;
  const host = SECURE.exec(url)?.[1];
  return isMail || isOfSite(url, siteUrl) || (host !== undefined && KNOWN_HOSTS.includes(host));
}
