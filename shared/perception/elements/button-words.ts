import { LEAVES_AGAIN, LEAVING_LABELS } from "../../standards/words/action-words.ts";
import { DESTRUCTIVE_WORDS } from "../../standards/words/field-words.ts";
import { SERVICE } from "../../standards/words/sign-in-words.ts";
import { asksForAction } from "../text/language/asks-for-action.ts";
import { labelWords } from "../text/language/label-words.ts";
import type { Element } from "./element.ts";

/** “Learn more”, “Tout voir”: goes on, and settles nothing. */
const GOES_ON: ReadonlySet<string> = new Set("more all plus tout tous toutes".split(" "));
const ENDS_BEFORE_LOGO =
  /^(?:continue|sign|log|login|connect|register|join|continuer|se connecter|connexion|s.inscrire)\b.{0,24}\s(?:with|using|via|avec)$/i;

/** The first word with letters, or "". */
const firstWord = (label: string): string => labelWords(label).find((word) => /\p{L}/u.test(word)) ?? "";

/** “back to login”, “retour à la liste”. */
const BACK_TO =
  /^(?:(?:go )?back to|return to|retour (?:à|au|aux)|revenir (?:à|au|aux)|volver a|voltar (?:à|ao|para)|zurück zu[mr]?|powrót do|wróć do|terug naar|kembali ke|назад к|вернуться (?:к|на|в))(?!\p{L})/u;

/** “Cancel”, “Back”. */
export const leadsBack = (label: string): boolean =>
  LEAVING_LABELS.has(label.trim().toLowerCase()) || BACK_TO.test(label.trim().toLowerCase());

/** The same, and “Log out”; to check out is to pay. */
function leaves(label: string): boolean {
  const [first, second = ""] = labelWords(label);
  return leadsBack(label) || (LEAVES_AGAIN.has(second) && first !== "check");
}

/** “Continue with Google”, or “Continue with” before a logo. */
export const isThroughOthers = ({ label }: Element): boolean =>
  SERVICE.test(label.toLowerCase()) || ENDS_BEFORE_LOGO.test(label);

/** Leads away or to somebody else, destroys something or says nothing. */
export const isBeside = (button: Element): boolean =>
  button.label === "" ||
  leaves(button.label) ||
  DESTRUCTIVE_WORDS.has(firstWord(button.label)) ||
  isThroughOthers(button);

/** “upgrade to pro”: sells more of the product, wherever people are in it. */
const PROMOTES =
  /^(?:upgrade|(?:unlock|go|get|try|buy) (?:pro|premium|plus)|passe[rz] (?:à|au|en) (?:pro|premium))(?!\p{L})/u;

/** Says something of the product as a whole: what it sells, or a name as “Documentation”. */
export const isAboutProduct = (button: Element): boolean =>
  PROMOTES.test(button.label.trim().toLowerCase()) || !saysWhat(button);

/** True of a button that says what it does. */
export const saysWhat = ({ label }: Element): boolean =>
  asksForAction(label) && !labelWords(label).some((word) => GOES_ON.has(word));
