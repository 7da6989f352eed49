import { pluralFr as plural } from "../../plural.ts";
import { SHARE_FR } from "../../panel/share.fr.ts";
import type { TextsLike } from "../../texts-like.ts";
import type { REVIEW_VIEW_EN } from "./review-view.en.ts";

export const REVIEW_VIEW_FR: TextsLike<typeof REVIEW_VIEW_EN> = {
  pins: ({ name }) => `${name}, avec les numéros des constats`,
  pin: ({ number, title }) => `Constat ${number}\u00a0: ${title}`,
  evidence: "Mesures",
  sample: "Les deux couleurs, telles que le design les emploie",
  causes: "Par cause",
  causesText: "Ce que plusieurs écrans ont en commun se corrige une seule fois.",
  places: ({ count }) => plural(count, `${count} endroit`, `${count} endroits`),
  compare: {
    heading: "Comparer avec une revue antérieure",
    text: "Ce qu’est devenu cet écran depuis.",
    choose: "Choisir…",
    screen: "Écran",
    earlier: "Revue antérieure",
    before: "Avant",
    after: "Maintenant",
    gone: ({ count }) => `Disparus\u00a0: ${count}`,
    stillOpen: ({ count }) => `Encore ouverts\u00a0: ${count}`,
    added: ({ count }) => `Nouveaux\u00a0: ${count}`,
    otherEngine:
      "Cette revue a été faite avec une autre version des règles, d’où peut-être certaines différences.",
    otherDemands:
      "Cette revue suivait un autre niveau ou une autre plateforme, d’où peut-être certaines différences.",
    failed: "Cette revue n’a pas pu être chargée.",
  },
  tell: {
    heading: "Exporter",
    markdown: SHARE_FR.markdown,
    page: SHARE_FR.page,
    table: SHARE_FR.table,
    json: SHARE_FR.json,
    collecting: "Les images arrivent…",
    copied: "Copié.",
    saved: ({ name }) => `Enregistré sous «\u00a0${name}\u00a0».`,
    failed: SHARE_FR.failed,
    fileName: ({ what }) => `Revue de ${what}`,
    fallbackName: "revue",
  },
  sampleReport: {
    title: "Un exemple de rapport",
    description:
      "À quoi ressemble une revue\u00a0: un écran de paiement de notre main, semé de fautes volontaires, tel que le moteur l’a jugé.",
    heading: "Un rapport, tel que vous le recevriez",
    lead: "Nous avons dessiné cet écran de paiement et y avons glissé des fautes exprès. Le moteur du plugin l’a jugé lors de la création de cette page\u00a0; ce que seul un modèle d’IA peut dire vient à la suite, sous «\u00a0Second avis\u00a0». Aucun constat n’est écrit à la main.",
    action: "Examiner votre fichier",
    stage: "Ouvrir ce design dans le navigateur",
  },
};
