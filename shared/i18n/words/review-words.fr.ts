import { countFr } from "../plural.ts";
import type { REVIEW_WORDS_EN } from "./review-words.en.ts";
import type { TextsLike } from "../texts-like.ts";

export const REVIEW_WORDS_FR: TextsLike<typeof REVIEW_WORDS_EN> = {
  aspects: { ux: "UX", ui: "UI", copy: "Textes", hierarchy: "Hiérarchie" },
  severity: { critical: "Critique", major: "Majeur", minor: "Mineur", suggestion: "Suggestion" },
  certainty: {
    measured: { name: "Mesuré", means: "Calculé d’après une norme." },
    likely: { name: "Probable", means: "Recommandation ou forte présomption\u00a0: à vous de juger." },
    noticed: {
      name: "Second avis",
      means: "Un modèle l’a remarqué\u00a0; à vous de juger.",
    },
    confirmed: {
      name: "Second avis, mesuré",
      means: "Un modèle l’a désigné\u00a0; les chiffres sont calculés d’après les calques.",
    },
  },
  doubted: { name: "Mis en doute", means: "Le second avis en doute :" },
  verdicts: {
    blocked: {
      title: "À corriger",
      text: "Commencez par ce qui est critique\u00a0: cela exclut des personnes.",
    },
    "needs-work": { title: "À améliorer", text: "Rien de critique, mais des points gênent l’usage." },
    polish: { title: "À peaufiner", text: "Il ne reste que des détails à peaufiner." },
    clear: { title: "Aucun défaut mesuré", text: "" },
  },
  onlyDetails: "Rien que des détails",
  undecided: (layers) => `Rien de grave, ${countFr(layers, "calque non contrôlé", "calques non contrôlés")}`,
  onlyDismissed: "Aucun autre défaut mesuré",
  acrossScreens: "Sur plusieurs écrans",
  asked: "Questions et réponses",
  dismissalReasons: {
    intended: "C’est voulu",
    "not-ours": "Ce n’est pas à nous",
    wrong: "Constat erroné",
    misread: "Pris pour autre chose",
    own: "Autre raison",
  },
  perspectives: {
    newcomer: "Comme à la première visite",
    payer: "Comme quelqu’un qui paie",
    "screen-reader": "Comme avec un lecteur d’écran",
    engineer: "Comme la personne qui développe",
  },
};
