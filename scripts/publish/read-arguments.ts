import { parseArgs } from "node:util";

/** The site and the number that a build of the plugin for others is made with. */
export interface Publication {
  /** The origin of the site and its API, without a slash at its end. */
  readonly siteUrl: string;
  /** The number that Figma gave the plugin; null before its first publication. */
  readonly id: string | null;
}

const LOCAL_HOSTS: readonly string[] = ["localhost", "127.0.0.1"];

/** The origin of an address that a plugin may ask: https, or http on this machine. */
function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.pathname !== "/" || url.search || url.hash || url.username) return null;
  const isLocal = LOCAL_HOSTS.includes(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal) ? url.origin : null;
}

/** A publication from the words of a command line, or one sentence on what is wrong with them. */
export function readArguments(words: readonly string[]): Publication | string {
  let values: { readonly site?: string; readonly id?: string };
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: { site: { type: "string" }, id: { type: "string" } },
    }));
  } catch (error) {
    return (error as Error).message;
  }
  const { site, id = null } = values;
  if (site === undefined)
    return "--site is missing: the address of the site, such as https://regard.example.";
  const siteUrl = originOf(site);
  if (siteUrl === null)
    return `--site ${site} is no address of a site: https, a domain, and nothing behind it (http only for localhost).`;
  if (id !== null && !/^\d{5,30}$/.test(id)) return `--id ${id} is no number as Figma gives them to plugins.`;
  return { siteUrl, id };
}
