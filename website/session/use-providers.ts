import { PROVIDERS, type Provider } from "../components/sign-in/provider-logo.tsx";
import { useLoaded } from "./use-loaded.ts";

/** The settings of the sign-in service that anybody may read. */
interface Settings {
  readonly external: Readonly<Record<string, boolean>>;
}

/** The providers that are enabled at the sign-in service; throws where it cannot say. */
async function load(): Promise<readonly Provider[]> {
  const { signIn } = await (await import("./site-config.ts")).siteConfig();
  const answer = await fetch(`${signIn.url ?? ""}/auth/v1/settings`, {
    headers: { apikey: signIn.publishableKey },
  });
  const { external } = (await answer.json()) as Settings;
  return PROVIDERS.filter((provider) => external[provider]);
}

/** The ways in by a provider: all of them where nobody can say which there are; null while that is asked. */
export function useProviders(): readonly Provider[] | null {
  const [loaded] = useLoaded(load);
  if (loaded.state === "loading") return null;
  return loaded.state === "loaded" ? loaded.value : PROVIDERS;
}
