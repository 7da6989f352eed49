import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { COMPANY_EN } from "./company.en.ts";

export const COMPANY_FR: TextsLike<typeof COMPANY_EN> = {
  about: {
    title: "À propos",
    description: `Pourquoi ${PRODUCT.name} existe, ce à quoi nous tenons, et qui fait quoi.`,
    heading: "Des retours que l’on peut vérifier",
    lead: `${PRODUCT.name} est né en 2023, au pied des Alpes. Une petite entreprise le développe, avec son siège en Savoie et son bureau à Annecy.`,
    story: {
      heading: "Notre histoire",
      first:
        "Tout a commencé par des revues de design trop tardives, et par des outils qui donnaient à chaque écran les dix mêmes conseils. De tels retours usent la confiance\u00a0: après trois indications fausses, personne ne lit la quatrième, même juste.",
      second: `Nous avons donc pris le problème à l’envers. ${PRODUCT.name} mesure d’abord\u00a0: le contraste avec ce qui est vraiment peint sous un texte, la taille de ce qu’un pouce doit toucher, les espacements, les mots, le poids. Chaque constat nomme son calque, montre ses chiffres et la norme qui le fonde.`,
      third:
        "Ce qu’aucune règle ne mesure reçoit un second avis, présenté comme tel. Et là où personne ne peut savoir, Regard le dit. Nous préférons trois constats justes à trente constats possibles.",
    },
    values: {
      heading: "Ce à quoi nous tenons",
      innovation: {
        title: "Innovation",
        text: "Une idée neuve reste si ses effets se mesurent. Les règles sont essayées sur de vrais écrans, et les résultats sont publiés.",
      },
      accessibility: {
        title: "Accessibilité",
        text: "C’est le socle de nos constats comme de nos pages\u00a0: clavier, contraste, mots simples.",
      },
      community: {
        title: "Communauté",
        text: "Les designers nous disent où un constat était faux, et la règle est corrigée. Les contrôles en direct sont gratuits pour tous.",
      },
    },
    team: {
      heading: "Une équipe de quatre",
      lead: "Quatre personnes, quatre regards sur le même écran.",
      design: { title: "Design", text: "Dessine le produit, et en est le premier critique." },
      engineering: { title: "Développement", text: "Construit les règles, et les tests qui les prouvent." },
      research: { title: "Recherche", text: "Lit les normes et les études qui fondent les constats." },
      support: { title: "Assistance", text: "Répond à chaque message, et nous rapporte ce qui ne va pas." },
    },
    action: "Nous écrire",
  },
  careers: {
    title: "Carrières",
    description: `Travailler chez ${PRODUCT.name}\u00a0: aucun poste n’est ouvert en ce moment.`,
    heading: "Aucun poste ouvert",
    lead: "Nous sommes quatre et ne recrutons pas en ce moment. Le jour où cela change, vous le lirez ici.",
    text: "Si le design qui marche pour tout le monde vous tient à cœur et que vous voulez être prévenu, écrivez-nous. Nous répondons.",
    action: "Nous contacter",
  },
};
