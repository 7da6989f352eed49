import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { siteConfig } from "./site-config.ts";

/** Where the session is kept in this browser. */
export const SESSION_KEY = "regard-session";

type SignIn = SupabaseClient["auth"];

let opened: Promise<SignIn> | null = null;

async function open(): Promise<SignIn> {
  const [{ createClient }, { signIn }] = await Promise.all([import("@supabase/supabase-js"), siteConfig()]);
  const { auth } = createClient(signIn.url ?? window.location.origin, signIn.publishableKey, {
    auth: { flowType: "pkce", storageKey: SESSION_KEY, detectSessionInUrl: true },
  });
  return auth;
}

/** The sign-in service. It is large, so it is loaded with the first who needs it. */
export const openSignIn = (): Promise<SignIn> => {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** Whether somebody may be signed in: without a kept session and without a code in the address nobody is. */
export function mayHaveSession(): boolean {
  try {
    return (
      localStorage.getItem(SESSION_KEY) !== null || new URLSearchParams(window.location.search).has("code")
    );
  } catch {
    return false;
  }
}

/** The token to ask the API with; null: nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  if (!mayHaveSession()) return null;
  const { data } = await (await openSignIn()).getSession();
  return data.session?.access_token ?? null;
}

/** What the sign-in service answers with: a failure is thrown. */
export function orThrow<T extends { readonly error: AuthError | null }>(answer: T): T {
  if (answer.error) throw answer.error;
  return answer;
}
