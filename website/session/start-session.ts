import { getDefaultStore } from "jotai";
import { mayHaveSession, SESSION_KEY } from "./kept-session.ts";
import { sessionAtom } from "./session.ts";

const signedOut = (): void => getDefaultStore().set(sessionAtom, { status: "signed-out" });

const follow = (): void =>
  void import("./follow-session.ts").then(({ followSession }) => followSession()).catch(signedOut);

let isStarted = false;

/** Finds out who is signed in. Pages for everybody load nothing for it unless a session was kept. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener("storage", ({ key }) => {
    if (key === SESSION_KEY) follow();
  });
  if (mayHaveSession()) follow();
  else signedOut();
}
