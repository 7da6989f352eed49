import type { Session as SignInSession } from "@supabase/supabase-js";
import { getDefaultStore } from "jotai";
import { readAccount } from "../../shared/api/endpoints/account.ts";
import { api } from "./api.ts";
import { isRecoverySession } from "./recovery-session.ts";
import { readFailure } from "./read-failure.ts";
import { openSignIn } from "./sign-in.ts";
import { sessionAtom, type Session } from "./session.ts";

const set = (session: Session): void => getDefaultStore().set(sessionAtom, session);

/** The account of a session; without an account nobody is signed in. */
async function read(session: SignInSession | null, isRefreshed: boolean): Promise<void> {
  if (!session) return set({ status: "signed-out" });
  if (isRecoverySession(session)) return set({ status: "recovering" });
  try {
    const account = await api.call(readAccount, {});
    const { provider = "email" } = session.user.app_metadata;
    set({
      status: "signed-in",
      user: { ...account, provider, accessToken: session.access_token, isRefreshed },
    });
  } catch {
    set({ status: "signed-out" });
  }
}

/** Reads the account again, after something changed it. Throws, and changes nothing, while nobody can be asked. */
export async function refreshUser(): Promise<void> {
  const { data, error } = await (await openSignIn()).refreshSession();
  if (error && readFailure(error) === "away") throw error;
  await read(data.session, true);
}

let isFollowing = false;

/** Loads the sign-in service and follows what happens to the session, here and in other tabs. */
export async function followSession(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  const signIn = await openSignIn();
  signIn.onAuthStateChange((event, session) => {
    // The service waits for this to end, and what is read asks the service: so it is done right after.
    setTimeout(() => void read(session, event === "TOKEN_REFRESHED"), 0);
  });
}

/** Does something with the sign-in service, and waits until the session of the page is what came of it. */
export async function withSignIn<T>(
  use: (signIn: Awaited<ReturnType<typeof openSignIn>>) => Promise<T>,
): Promise<T> {
  await followSession();
  const signIn = await openSignIn();
  const result = await use(signIn);
  const { data } = await signIn.getSession();
  await read(data.session, false);
  return result;
}
