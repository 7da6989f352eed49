import type { Publication } from "./read-arguments.ts";

/** The part of a plugin's manifest that a publication decides: https://developers.figma.com/docs/plugins/manifest/ */
interface Manifest {
  readonly id: string;
  readonly networkAccess: {
    readonly allowedDomains: readonly string[];
    readonly devAllowedDomains?: readonly string[];
    readonly reasoning: string;
  };
}

const isLocal = (siteUrl: string): boolean => siteUrl.startsWith("http:");

/**
 * The manifest of a plugin that asks this site, and nothing else. A site on this machine is allowed for development
 * only, as Figma wants it.
 */
export function publishedManifest<Known extends Manifest>(
  manifest: Known,
  { siteUrl, id }: Publication,
): Known {
  const { allowedDomains: _, devAllowedDomains: __, ...rest } = manifest.networkAccess;
  const domains = isLocal(siteUrl)
    ? { allowedDomains: ["none"], devAllowedDomains: [siteUrl] }
    : { allowedDomains: [siteUrl] };
  return { ...manifest, id: id ?? manifest.id, networkAccess: { ...domains, ...rest } };
}
