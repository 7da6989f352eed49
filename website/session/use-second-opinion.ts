import { siteConfig } from "./site-config.ts";
import { useLoaded } from "./use-loaded.ts";

/** True when this server gives second opinions, so that plans buy something; null: not known yet. */
export function useHasSecondOpinion(): boolean | null {
  const [config] = useLoaded(siteConfig);
  if (config.state === "loading") return null;
  return config.state === "failed" || config.value.secondOpinion !== null;
}
