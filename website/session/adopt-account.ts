import { getDefaultStore } from "jotai";
import type { Account } from "../../shared/api/endpoints/account.ts";
import { sessionAtom } from "./session.ts";

/** Takes over what the API said of the account of whoever is signed in. Nothing happens when nothing is new. */
export function adoptAccount(account: Account): void {
  const store = getDefaultStore();
  const session = store.get(sessionAtom);
  if (session.status !== "signed-in" || session.user.userId !== account.userId) return;
  const user = { ...session.user, ...account };
  if (JSON.stringify(user) !== JSON.stringify(session.user)) store.set(sessionAtom, { ...session, user });
}
