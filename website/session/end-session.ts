import { getDefaultStore } from "jotai";
import { sessionAtom } from "./session.ts";
import { openSignIn } from "./sign-in.ts";

/** Forgets a session that the server knows no more: the guard leads to signing in, and back. */
export async function endSession(): Promise<void> {
  getDefaultStore().set(sessionAtom, { status: "signed-out", hasEnded: true });
  await (await openSignIn()).signOut({ scope: "local" });
}
