import type { HOUSE_FAULTS_EN } from "./house-faults.en.ts";

const KINDS: Readonly<Record<string, string>> = {
  string: "un texte entre guillemets droits",
  number: "un nombre",
  array: "une liste entre crochets",
  object: "des champs entre accolades",
  record: "des champs entre accolades",
};

/** Why a part of house rules cannot be read, and what to do, in French. */
export const HOUSE_FAULTS_FR: typeof HOUSE_FAULTS_EN = {
  place: (line, field) =>
    [line === undefined ? "" : `Ligne ${line}`, field]
      .filter((part) => part !== "")
      .join(", ")
      .replace(/.$/u, "$& : "),
  reasons: {
    notJson: (what) => `Ce n’est pas du JSON : ${what}.`,
    missing: () => "Il manque ce champ. Ajoutez-le.",
    wrongKind: (what) => `Écrivez ici ${KINDS[what] ?? what}.`,
    unknownField: (what) => `Rien ne s’appelle « ${what} » ici. Corrigez le nom ou retirez-le.`,
    unknownRule: (what) =>
      `Regard n’a pas de règle « ${what} » : cela n’a aucun effet. Ses règles et leurs identifiants sont à la page « Règles ».`,
    notOneOf: (what) => `Écrivez l’une de ces valeurs : ${what}.`,
    noColor: () => "Écrivez une couleur avec # et six chiffres, comme #1a2b3c.",
    wrongLetters: () => "Il y a là quelque chose qui n’est pas du texte. Écrivez-le de nouveau.",
    empty: () => "Il n’y a rien ici. Écrivez quelque chose ou retirez ce champ.",
    tooLong: (what) => `C’est trop long. Ne dépassez pas ${what} caractères.`,
    tooMany: (what) => `Il y en a trop. Gardez-en ${what} au plus.`,
    tooLarge: (what) => `C’est trop grand. La limite est ${what}.`,
    tooSmall: (what) => `C’est trop petit. Il faut au moins ${what}.`,
    noArrow: () =>
      "Écrivez « Connexion → Se connecter », ou commencez par une ligne de noms : say,never,where,language,kind. Mettez entre guillemets droits ce qui contient une virgule.",
    openQuote: () => "Un guillemet s’ouvre ici et ne se ferme pas. Fermez-le.",
  },
};
