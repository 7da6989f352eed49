import process from "node:process";

/**
 * Options of esbuild with the origin in the environment's `PLUGIN_SITE_URL` put into `shared/product.ts`; without it,
 * the build is one for development.
 *
 * @template {{ readonly define?: Readonly<Record<string, string>> }} Options
 * @param {Options} options
 */
export function namingSite(options) {
  const { PLUGIN_SITE_URL: siteUrl } = process.env;
  return siteUrl
    ? { ...options, define: { ...options.define, PUBLISHED_SITE_URL: JSON.stringify(siteUrl) } }
    : options;
}
