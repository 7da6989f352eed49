import { PRODUCT } from "../../../../shared/product.ts";

/** Where `npm start` listens: the manifest names it for development. */
const DEVELOPMENT_URL = "http://localhost:4321";

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** The origin of the API and the site: the page's own on the stage, else the product's. */
export function apiUrl(baseUri: string): string {
  const base = URL.canParse(baseUri) ? new URL(baseUri) : null;
  return base && LOOPBACK.includes(base.hostname) ? base.origin : (PRODUCT.siteUrl ?? DEVELOPMENT_URL);
}
