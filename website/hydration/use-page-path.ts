import { useLocation } from "react-router-dom";
import { PATHS } from "../paths.ts";
import { useIsAlive } from "./use-is-alive.ts";

/** True when the HTML is the one that stands for every address without a page. */
const isForAny =
  typeof document !== "undefined" && document.querySelector("#root [data-any-address]") !== null;

/** The path of the page that is open: while HTML that stands for any address comes alive, the path it was made for. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const isAlive = useIsAlive();
  return isForAny && !isAlive ? PATHS.notFound : pathname;
}
