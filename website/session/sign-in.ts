import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { loadOnce } from "../load-once.ts";
import { mayHaveSession, SESSION_KEY } from "./kept-session.ts";
import { isRecoverySession } from "./recovery-session.ts";

type SignIn = SupabaseClient["auth"];

/** The sign-in service. It is large, so it is loaded with the first who needs it. */
export const openSignIn: () => Promise<SignIn> = loadOnce(async () => {
  const [{ createClient }, { signIn }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./site-config.ts").then(({ siteConfig }) => siteConfig()),
  ]);
  const { auth } = createClient(signIn.url ?? window.location.origin, signIn.publishableKey, {
    auth: { flowType: "pkce", storageKey: SESSION_KEY, detectSessionInUrl: false },
  });
  return auth;
});

/** The token to ask the API with; null: nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  if (!mayHaveSession()) return null;
  const { data } = await (await openSignIn()).getSession();
  return data.session && !isRecoverySession(data.session) ? data.session.access_token : null;
}

/** The answer of the sign-in service; throws where it is a failure. */
export function orThrow<T extends { readonly error: AuthError | null }>(answer: T): T {
  if (answer.error) throw answer.error;
  return answer;
}
