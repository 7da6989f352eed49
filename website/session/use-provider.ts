import { useTexts } from "../language/use-texts.ts";
import { useNavigate } from "react-router-dom";
import type { Provider } from "../components/sign-in/provider-logo.tsx";
import { tellFailure } from "../components/answers/failure-toast.tsx";
import { returnPath } from "../paths.ts";
import { readFailure } from "./read-failure.ts";
import { orThrow, openSignIn } from "./sign-in.ts";

/**
 * Signs in by a provider, and comes back to a page of the site. A provider that is not enabled refuses before anybody
 * leaves the site: that is tried first, without following.
 */
export function useProvider(next: () => string) {
  const texts = useTexts();
  const navigate = useNavigate();
  return async (provider: Provider): Promise<void> => {
    try {
      const signIn = await openSignIn();
      const redirectTo = `${window.location.origin}${returnPath(next())}`;
      const options = { redirectTo, skipBrowserRedirect: true };
      const { data } = orThrow(await signIn.signInWithOAuth({ provider, options }));
      const probe = await fetch(data.url ?? "", { redirect: "manual" });
      if (probe.type !== "opaqueredirect" && !probe.ok)
        throw Object.assign(new Error(provider), { code: "provider_disabled" });
      window.location.assign(data.url ?? "");
    } catch (error) {
      const reason = readFailure(error);
      tellFailure(
        texts.account.login.error,
        texts.account.login.errorTitle,
        reason === "unknown" ? undefined : texts.account.failures[reason],
      );
      void navigate(next());
    }
  };
}
