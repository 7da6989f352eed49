import type { Language } from "../../shared/i18n/language.ts";
import { useSpoken } from "./spoken.ts";

/** The language that is spoken now. */
export const useLanguage = (): Language => useSpoken().language;
