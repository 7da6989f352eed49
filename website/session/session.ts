import { atom } from "jotai";
import type { Account } from "../../shared/api/endpoints/account.ts";

/** Who is signed in: the sign-in's record and the account that belongs to it. */
export interface User extends Account {
  /** How the person signs in: `email`, or a provider. */
  readonly provider: string;
  readonly accessToken: string;
  /** True when the session was refreshed since the page was opened. */
  readonly isRefreshed: boolean;
}

export type Session =
  | { readonly status: "loading" }
  /** `hasEnded`: the session ended by itself, or in another tab, while the person was at something. */
  | { readonly status: "signed-out"; readonly hasEnded: boolean }
  /** Somebody is signed in; who it is cannot be read now. */
  | { readonly status: "unreadable" }
  /** By the link of a reset mail: good for a new password, and for nothing else. */
  | { readonly status: "recovering" }
  | { readonly status: "signed-in"; readonly user: User };

/** Read at the start, then kept up to date with what happens in this tab and in others. */
export const sessionAtom = atom<Session>({ status: "loading" });
