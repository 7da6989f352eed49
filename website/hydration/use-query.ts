import { useLocation } from "react-router-dom";
import { useIsAlive } from "./use-is-alive.ts";

/** The query of the address. The HTML is the same for every query, so there is none before the page is alive. */
export function useQuery(): string {
  const { search } = useLocation();
  return useIsAlive() ? search : "";
}
