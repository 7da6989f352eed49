import { useLocation } from "react-router-dom";
import type { Language } from "../../shared/i18n/language.ts";
import { pathIn } from "../../shared/site-language.ts";
import { useQuery } from "../hydration/use-query.ts";

/** The address of the page that is open in each language: a path, with what its query says. */
export function useThisPageIn(): (language: Language) => string {
  const { pathname } = useLocation();
  const query = useQuery();
  return (language) => `${pathIn(language, pathname)}${query}`;
}
