import { Loading } from "../components/loading.tsx";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { PATHS } from "../paths.ts";
import { sessionAtom } from "./session.ts";

/** Where a visitor wanted to go before they had to sign in. */
export interface Origin {
  readonly from: string;
}

/** Shows its content to people who are signed in; visitors sign in first, and come back to where they were. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { status } = useAtomValue(sessionAtom);
  const { pathname, search, hash } = useLocation();
  if (status === "loading") return <Loading />;
  if (status === "signed-in") return children;
  const from: Origin = { from: `${pathname}${search}${hash}` };
  return <Navigate to={{ pathname: PATHS.login, search, hash }} state={from} replace />;
}
