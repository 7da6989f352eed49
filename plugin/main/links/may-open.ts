import { PRODUCT } from "../../../shared/product.ts";
import { KNOWN_HOSTS } from "./known-hosts.ts";

/** The product's site on one's own machine: in development, and on the stage. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?#]|$)/;

/** The host right before the path: nothing in between that could name another one. */
const SECURE = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/;

interface Owner {
  readonly siteUrl: string | null;
  readonly supportEmail: string | null;
}

const isOfSite = (url: string, siteUrl: string | null): boolean =>
  siteUrl !== null &&
  (url === siteUrl || (url.startsWith(siteUrl) && "/?#".includes(url[siteUrl.length] ?? " ")));

/** Whether an address may be opened: the product's own, mail to its support, and what findings rest on. */
export function mayOpen(url: string, { siteUrl, supportEmail }: Owner = PRODUCT): boolean {
  const isMail = supportEmail !== null && url.split("?")[0] === `mailto:${supportEmail}`;
  const host = SECURE.exec(url)?.[1];
  return (
    isMail ||
    isOfSite(url, siteUrl) ||
    LOOPBACK.test(url) ||
    (host !== undefined && KNOWN_HOSTS.includes(host))
  );
}
