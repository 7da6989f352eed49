import { createContext, use } from "react";
import type { Language } from "../../shared/i18n/language.ts";
import type { FrontTexts } from "../../shared/i18n/site/front.en.ts";

/** The language of the page, and the texts that come with its first script. */
export interface Spoken {
  readonly language: Language;
  readonly front: FrontTexts;
}

export const SpokenContext = createContext<Spoken | null>(null);

/** The language that is spoken. Throws outside of the site. */
export function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error("A part of the site stands outside of it.");
  return spoken;
}
