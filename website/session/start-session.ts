import { getDefaultStore } from "jotai";
import { mayHaveSession, SESSION_KEY } from "./kept-session.ts";
import { sessionAtom } from "./session.ts";

const store = getDefaultStore();

/** The script that reads the session did not come through: who is signed in is not known. */
const giveUp = (): void => {
  if (store.get(sessionAtom).status === "loading") store.set(sessionAtom, { status: "unreadable" });
};

const follow = (): void =>
  void import("./follow-session.ts").then(({ followSession }) => followSession()).catch(giveUp);

let isStarted = false;

/** Finds out who is signed in. Pages for everybody load nothing for it unless a session was kept. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener("storage", ({ key }) => {
    if (key === SESSION_KEY) follow();
  });
  if (mayHaveSession()) follow();
  else store.set(sessionAtom, { status: "signed-out", hasEnded: false });
}
