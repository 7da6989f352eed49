import { useLocation } from "react-router-dom";
import { PATHS, safePath } from "../paths.ts";
import type { Origin } from "./guard.tsx";

/**
 * Where to go on to after signing in: where one came from, else the profile, which does what the address carries (a
 * plan, a plugin's code).
 */
export function useNext(): () => string {
  const { state, search } = useLocation();
  const { from } = (state ?? {}) as { readonly [Key in keyof Origin]?: unknown };
  return () =>
    safePath(typeof from === "string" ? from : null, window.location.origin) ?? `${PATHS.profile}${search}`;
}
