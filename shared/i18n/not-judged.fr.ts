import type { NotJudgedReason } from "../review/report.ts";

const had = (rules: number): string =>
  rules < 2 ? `${rules} règle ne s’applique pas` : `${rules} règles ne s’appliquent pas`;

/** The same in French. */
export const NOT_JUDGED_FR: Readonly<Record<NotJudgedReason, (rules: number) => string>> = {
  picture: () =>
    "Cet écran est une image\u00a0: Regard lit des calques, et ne peut pas lire ce qu’une image montre. Sélectionnez le design dont elle vient.",
  specimen: () =>
    "Cela ressemble à une planche de styles, ou à une esquisse qui nomme ses parties\u00a0: ses textes ne sont pas jugés.",
  component: () => "Cela ressemble à un composant à remplir\u00a0: ses textes ne sont pas jugés.",
  board: () =>
    "Cela montre plusieurs écrans\u00a0: leurs textes ne sont pas jugés. Faites examiner chacun à part.",
  part: (rules) =>
    rules < 2
      ? `C’est une partie d’écran\u00a0: ${rules} règle qui porte sur l’écran entier ne s’applique pas.`
      : `C’est une partie d’écran\u00a0: ${rules} règles qui portent sur l’écran entier ne s’appliquent pas.`,
  "no-texts": (rules) => `Aucun texte\u00a0: ${had(rules)}.`,
  language: () =>
    "Trop peu de texte est clairement en français ou en anglais\u00a0: l’orthographe et la lisibilité ne sont pas jugées.",
  "no-controls": (rules) => `Aucune commande reconnue\u00a0: ${had(rules)}.`,
  "no-fields": (rules) => `Aucun champ reconnu\u00a0: ${had(rules)}.`,
};
