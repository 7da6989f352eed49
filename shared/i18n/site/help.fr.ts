import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { HELP_EN } from "./help.en.ts";

export const HELP_FR: TextsLike<typeof HELP_EN> = {
  title: "Aide",
  description: `Comment installer ${PRODUCT.name}, contrôler un écran, corriger et écarter des constats, partager une revue, et automatiser le tout.`,
  heading: "Aide",
  lead: "Des réponses courtes, à lire à côté du plugin.",
  next: "Ensuite\u00a0:",
  pictures: {
    "first-review": "L’éditeur avec un écran de paiement, et le panneau avec ses constats.",
    fix: "Le panneau avec un constat corrigé.",
    dismiss: "Le panneau avec un constat ouvert, et le cadre autour de son calque.",
    "design-systems": "L’éditeur en mode sombre, avec plusieurs corrections dans le panneau, avant et après.",
  },
  topics: {
    install: {
      title: "Installer le plugin",
      summary: "Depuis Figma Community, ou pas du tout.",
    },
    "first-review": {
      title: "Votre première revue",
      summary: "D’un écran sélectionné à une liste de constats enregistrée.",
    },
    fix: {
      title: "Corriger un constat",
      summary: "Ce que fait une correction, comment elle a été essayée, comment l’annuler.",
    },
    dismiss: {
      title: "Écarter un constat",
      summary: "Pour un calque, un composant ou toute une règle, avec une raison.",
    },
    share: {
      title: "Partager et exporter une revue",
      summary: "Liens privés, équipe, images et tableaux.",
    },
    "fig-files": {
      title: "Ouvrir un fichier .fig",
      summary: "Contrôler un fichier dans le navigateur, sans Figma.",
    },
    "design-systems": {
      title: "Design systems et bibliothèques",
      summary: "Styles, variables et composants.",
    },
    "house-rules": {
      title: "Règles maison et brief",
      summary: "Vos mots, vos valeurs et vos principes, respectés par chaque revue.",
    },
    "command-line": {
      title: "Ligne de commande et intégration continue",
      summary: "Contrôler des fichiers dans un terminal, et faire échouer un build sur ce qui est grave.",
    },
    "second-opinion": {
      title: "Le second avis et son prix",
      summary: "Ce qu’un modèle ajoute, et quelles revues sont décomptées.",
    },
    privacy: {
      title: "Ce qui quitte votre fichier",
      summary: "Ce qui est envoyé, à qui, et pour combien de temps.",
    },
  },
};
