import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { HELP_EN } from "./help.en.ts";

export const HELP_FR: TextsLike<typeof HELP_EN> = {
  title: "Aide",
  description: `Comment installer ${PRODUCT.name}, contrôler un écran, corriger et écarter des constats, partager une revue, et automatiser le tout.`,
  heading: "Aide",
  lead: "Des réponses courtes, à lire à côté du plugin.",
  search: "Chercher dans l’aide",
  found: ({ count }) => `${count} sujets trouvés`,
  none: "Rien ici n’y répond encore.",
  ask: "Demandez-nous",
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
      summary: "Depuis Figma Community, comme plugin de développement, ou pas du tout.",
      words: "télécharger manifest importer figma application ajouter",
    },
    "first-review": {
      title: "Votre première revue",
      summary: "D’un écran sélectionné à une liste de constats enregistrée.",
      words: "débuter commencer écran cadre contrôles retour historique comparer",
    },
    fix: {
      title: "Corriger un constat",
      summary: "Ce que fait une correction, comment elle a été essayée, comment l’annuler.",
      words: "annuler appliquer bouton composant couleur style variable réparer",
    },
    dismiss: {
      title: "Écarter un constat",
      summary: "Pour un calque, un composant ou toute une règle, avec une raison.",
      words: "ignorer masquer faux positif désactiver règle taire",
    },
    share: {
      title: "Partager et exporter une revue",
      summary: "Liens privés, équipe, images et tableaux.",
      words: "lien équipe pdf csv markdown ticket jira rapport client",
    },
    "fig-files": {
      title: "Ouvrir un fichier .fig",
      summary: "Contrôler un fichier dans le navigateur, sans Figma.",
      words: "déposer copie locale json api rest essayer navigateur",
    },
    "design-systems": {
      title: "Design systems et bibliothèques",
      summary: "Styles, variables, composants et modes.",
      words: "tokens variantes sombre thème bibliothèque composant",
    },
    "house-rules": {
      title: "Règles maison et brief",
      summary: "Vos mots, vos valeurs et vos principes, respectés par chaque revue.",
      words:
        "charte glossaire terminologie ton voix marque équipe config espacements tokens principes sur mesure",
    },
    "command-line": {
      title: "Ligne de commande et intégration continue",
      summary: "Contrôler des fichiers dans un terminal, et faire échouer un build sur ce qui est grave.",
      words: "sarif junit github actions json terminal cli code de sortie automatiser ci",
    },
    "second-opinion": {
      title: "Le second avis et son prix",
      summary: "Ce qu’un modèle ajoute, et quelles revues sont décomptées.",
      words: "ia modèle gpt coût prix formule crédit utilisateurs équipe quota",
    },
    privacy: {
      title: "Ce qui quitte votre fichier",
      summary: "Ce qui est envoyé, à qui, et pour combien de temps.",
      words: "données rgpd sécurité entraînement supprimer exporter stockage",
    },
  },
};
