import type { Session as SignInSession } from "@supabase/supabase-js";
import { getDefaultStore } from "jotai";
import { readAccount } from "../../shared/api/endpoints/account.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { loadOnce } from "../load-once.ts";
import { api } from "./api.ts";
import { forgetSession, mayHaveSession } from "./kept-session.ts";
import { isRecoverySession } from "./recovery-session.ts";
import { readFailure } from "./read-failure.ts";
import { openSignIn } from "./sign-in.ts";
import { sessionAtom, type Session } from "./session.ts";

const store = getDefaultStore();

/** The session ended, unless nobody was signed in anyway. */
function signedOut(): Session {
  const now = store.get(sessionAtom);
  return now.status === "signed-out" ? now : { status: "signed-out", hasEnded: now.status !== "recovering" };
}

/** Without a session: one that is kept could not be renewed for now. */
function withoutSession(): Session {
  const isSignedOut = store.get(sessionAtom).status === "signed-out";
  return !isSignedOut && mayHaveSession() ? { status: "unreadable" } : signedOut();
}

/** The session when the account cannot be read: whoever was seen to be signed in still is. */
function withoutAccount(error: unknown, { user }: SignInSession): Session {
  if (error instanceof ApiError && error.status === 401) return { status: "signed-out", hasEnded: true };
  const now = store.get(sessionAtom);
  return now.status === "signed-in" && now.user.userId === user.id ? now : { status: "unreadable" };
}

async function sessionOf(session: SignInSession | null, isRefreshed: boolean): Promise<Session> {
  if (!session) return withoutSession();
  if (isRecoverySession(session)) return { status: "recovering" };
  try {
    const account = await api.call(readAccount, {});
    const { provider = "email" } = session.user.app_metadata;
    return {
      status: "signed-in",
      user: { ...account, provider, accessToken: session.access_token, isRefreshed },
    };
  } catch (error) {
    return withoutAccount(error, session);
  }
}

let turns = 0;

/** True while somebody signs out: the account is not read any more, as the answer would be a refusal. */
let isLeaving = false;

/** Takes up what a session means; what is read late does not undo what was read since. */
async function read(session: SignInSession | null, isRefreshed: boolean): Promise<void> {
  if (isLeaving) return;
  turns += 1;
  const turn = turns;
  const found = await sessionOf(session, isRefreshed);
  if (turn === turns) store.set(sessionAtom, found);
}

/** Takes up that somebody signed out, here or in another tab, whose storage this one may see a little later. */
function end(): void {
  turns += 1;
  store.set(sessionAtom, signedOut());
}

/** Reads the account again, after something changed it. Throws, and changes nothing, while nobody can be asked. */
export async function refreshUser(): Promise<void> {
  const { data, error } = await (await openSignIn()).refreshSession();
  if (error && readFailure(error) === "away") throw error;
  await read(data.session, true);
}

/** Loads the sign-in service and follows what happens to the session, here and in other tabs. */
export const followSession = loadOnce(async () => {
  (await openSignIn()).onAuthStateChange((event, session) => {
    // The service waits for this to end, and what is read asks the service: so it is done right after.
    setTimeout(() => (event === "SIGNED_OUT" ? end() : void read(session, event === "TOKEN_REFRESHED")), 0);
  });
});

/** Reads the session that is kept, as it is now. */
export async function readSession(): Promise<void> {
  await followSession();
  const { data } = await (await openSignIn()).getSession();
  await read(data.session, false);
}

/** Does something with the sign-in service, and waits until the page has the session that came of it. */
export async function withSignIn<T>(
  use: (signIn: Awaited<ReturnType<typeof openSignIn>>) => Promise<T>,
): Promise<T> {
  await followSession();
  const result = await use(await openSignIn());
  await readSession();
  return result;
}

/**
 * Signs out because the person wants it: nothing ends behind their back. Here it ends whatever the service says.
 * `deleted`: the service knows the account no more, and is not asked.
 */
export async function leave(scope: "local" | "global" | "deleted"): Promise<void> {
  isLeaving = true;
  if (scope === "deleted") forgetSession(); // what is not kept is not ended over there
  try {
    await followSession();
    await (await openSignIn()).signOut({ scope: scope === "deleted" ? "local" : scope });
  } catch {
    // Out of reach: what is kept here is forgotten all the same.
  }
  forgetSession();
  isLeaving = false;
  turns += 1;
  store.set(sessionAtom, { status: "signed-out", hasEnded: false });
}
