import type { Language } from "../../shared/i18n/language.ts";
import { pathIn } from "../../shared/site-language.ts";
import { usePagePath } from "../hydration/use-page-path.ts";
import { useQuery } from "../hydration/use-query.ts";

/** The address of the page that is open in each language: a path, with what its query says. */
export function useThisPageIn(): (language: Language) => string {
  const pathname = usePagePath();
  const query = useQuery();
  return (language) => `${pathIn(language, pathname)}${query}`;
}
