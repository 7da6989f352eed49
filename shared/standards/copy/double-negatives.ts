import type { Language } from "../../i18n/language.ts";
import { LATIN } from "../words/latin-letters.ts";

const NOT = "(?:do not|don['’]t|does not|doesn['’]t|cannot|can['’]t|will not|won['’]t|never)";
const NEGATIVE =
  "(?:not|no|never|nothing|without|stop|disable|disallow|deactivate|block|prevent|hide|exclude|opt out|unsubscribe|turn off|switch off|refuse|reject|deny|forbid|skip)";

/** Two negatives in one short sentence: it takes working out what is meant. */
export const DOUBLE_NEGATIVES: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<![${LATIN}])${NOT} (?:[${LATIN}]+ ){0,3}?${NEGATIVE}(?![${LATIN}])|(?<![${LATIN}])not un[${LATIN}]{4,}`,
    "iu",
  ),
  fr: new RegExp(
    String.raw`(?<![${LATIN}])(?:ne |n['’])(?:pas |plus |jamais )?(?:[${LATIN}]+ ){0,3}?(?:désactiver|refuser|masquer|bloquer|empêcher|exclure|interdire|arrêter|cesser|(?:se |me |vous )?désabonner|sans)(?![${LATIN}])`,
    "iu",
  ),
};
