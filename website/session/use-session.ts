import { useAtomValue } from "jotai";
import { useIsAlive } from "../hydration/use-is-alive.ts";
import { type Session, sessionAtom } from "./session.ts";

const LOADING: Session = { status: "loading" };

/**
 * Who is signed in. The HTML of a page is that of nobody: a part of it that comes alive after the session was read must
 * begin there, too.
 */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useIsAlive() ? session : LOADING;
}
