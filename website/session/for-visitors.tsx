import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { sessionAtom } from "./session.ts";
import { useNext } from "./use-next.ts";

/** The ways in: whoever is in already goes on at once. */
export function ForVisitors({ children }: { readonly children: ReactNode }) {
  const { status } = useAtomValue(sessionAtom);
  const next = useNext();
  return status === "signed-in" ? <Navigate to={next()} replace /> : children;
}
