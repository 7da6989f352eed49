import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { useSession } from "./use-session.ts";
import { useNext } from "./use-next.ts";

/** The ways in: whoever is in already goes on at once. */
export function ForVisitors({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const next = useNext();
  return status === "signed-in" ? <Navigate to={next()} replace /> : children;
}
