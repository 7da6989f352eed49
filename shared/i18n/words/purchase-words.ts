import type { Language } from "../language.ts";

/**
 * The words by which a buyer asks for a plan at once and acknowledges what that means, before the first
 * payment: in their language, at most 500 characters, kept with the purchase. Directive 2011/83/EU, Articles
 * 7(3), 8(8) and 14(3).
 */
export const BEGIN_AT_ONCE: Readonly<Record<Language, string>> = {
  en: "Start my plan now. If I withdraw within 14 days, which I may as a consumer, I pay for the days or the second opinions used so far, whichever is more.",
  fr: "Je demande que ma formule commence tout de suite. Je sais qu’en tant que consommateur, je peux me rétracter sous 14 jours, et que je paie alors ce dont j’ai bénéficié jusque-là\u00a0: les jours écoulés ou les seconds avis utilisés, selon ce qui est le plus élevé.",
};
