import { SENDING_FR } from "../sending.fr.ts";
import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { LANDING_EN } from "./landing.en.ts";

export const LANDING_FR: TextsLike<typeof LANDING_EN> = {
  title: `${PRODUCT.name}\u00a0: des retours de design fiables`,
  description:
    "Sélectionnez un écran dans Figma et recevez des retours sur l’UX, l’UI, les textes et la hiérarchie visuelle\u00a0: justes, rattachés au calque, corrigeables sur-le-champ.",
  hero: {
    eyebrow: "Un plugin Figma",
    heading: "Des retours de design justes, rattachés au calque.",
    lead: `Sélectionnez vos écrans. ${PRODUCT.name} mesure ce qui se mesure, montre les chiffres, dit pourquoi c’est important et vous mène au calque. Ce qu’il ne peut savoir, il le dit.`,
    tryNow: "Essayer maintenant",
    tryNote: "Ouvrez votre fichier .fig\u00a0: sans plugin, sans compte, sans jeton.",
    community: "Obtenir le plugin sur Figma Community",
    pricings: "Voir les tarifs",
    videoLabel: `${PRODUCT.name} à l’œuvre\u00a0: un écran de paiement est sélectionné, ses constats s’affichent, l’un d’eux est ouvert sur son calque et corrigé.`,
    videoText:
      "Dans l’éditeur, un paiement sur téléphone est sélectionné. Le panneau l’a contrôlé aussitôt et montre ce qu’il a trouvé. Un clic sur «\u00a0Texte trop pâle pour être lu\u00a0» amène le texte au milieu du canevas et dit pourquoi\u00a0: son contraste est de 2,54:1, il en faut 4,5:1. Deux corrections sont proposées, chacune avec le contraste obtenu. Un clic sur «\u00a0Corriger\u00a0» donne au texte la couleur que le design réserve aux textes discrets\u00a0: 5,81:1. Le constat est barré et reste à sa place.",
    videoTextLabel: "La vidéo en mots",
    play: "Lire la vidéo",
    pause: "Mettre la vidéo en pause",
  },
  features: {
    heading: "Quatre regards sur chaque écran",
    lead: "Chaque constat nomme son calque, sa preuve et la norme ou l’étude qui le fonde.",
    ux: {
      title: "UX",
      text: "Des cibles trop petites pour un pouce, des champs sans libellé, des actions qui détruisent à côté de celles qui enregistrent.",
    },
    ui: {
      title: "UI",
      text: "Le contraste avec ce qui est vraiment peint sous un texte, les espacements hors de votre échelle, les alignements manqués de peu.",
    },
    copy: {
      title: "Textes",
      text: "Du faux texte oublié, des boutons vagues, des messages d’erreur qui accusent. En français et en anglais.",
    },
    hierarchy: {
      title: "Hiérarchie",
      text: "L’action qui pèse le plus à l’œil, les titres qui ne ressortent pas, deux actions principales qui se disputent.",
    },
    trust: {
      heading: "D’abord mesuré, puis un deuxième avis",
      measured: {
        title: "Mesuré",
        text: "Des règles calculent contrastes, tailles et distances à partir de vos calques. Les chiffres sont dans le constat\u00a0: vous pouvez vérifier.",
      },
      second: {
        title: "Deuxième avis",
        text: "Un modèle regarde ce qu’aucune règle ne mesure. C’est signalé, rattaché aux calques, et chaque affirmation est vérifiée avant que vous la voyiez.",
      },
      unsure: {
        title: "Pas certain",
        text: "Une photo sous un texte, une police inconnue\u00a0: quand un verdict serait une supposition, on vous dit pourquoi il n’y en a pas.",
      },
    },
    live: {
      title: "Des contrôles en direct pendant le travail",
      text: "Les règles mesurées tournent dans le panneau, gratuitement et sans limite. Corrigez un calque, son constat disparaît.",
    },
  },
  audience: {
    heading: "Pour qui",
    solo: "Seul",
    teams: "En équipe",
    designers: { title: "Designers", text: "Un second regard avant la revue, à toute heure." },
    founders: {
      title: "Fondateurs",
      text: "Savoir ce qui est faible dans vos écrans avant que vos utilisateurs ne le disent.",
    },
    managers: {
      title: "Chefs de produit",
      text: "Poser de meilleures questions, avec des preuves plutôt que des goûts.",
    },
    students: {
      title: "Étudiants",
      text: "Apprendre la norme derrière chaque constat, sur votre propre travail.",
    },
    designTeams: {
      title: "Équipes de design",
      text: "Le même niveau pour chaque écran, pour que les revues parlent d’idées.",
    },
    companies: {
      title: "Grandes entreprises",
      text: "Des constats qui citent les WCAG et les guides des plateformes, prêts pour un audit.",
    },
    agencies: { title: "Agences", text: "Livrer des écrans contrôlés, et montrer qu’ils l’ont été." },
  },
  pricing: {
    heading: "Tarifs",
    lead: "Essayez gratuitement depuis le plugin\u00a0: {{count}} avis, sans carte. Les contrôles en direct restent gratuits, comme les avis sans deuxième avis.",
    cost: SENDING_FR.cost,
    perMonth: "/ mois",
    requests: "{{count}} avis par mois",
    seats_one: "{{count}} siège",
    seats_other: "{{count}} sièges",
    popular: "Le plus choisi",
    choose: "Choisir {{plan}}",
    includes: "Les quatre regards, le deuxième avis, l’historique et les liens privés",
    free: {
      title: "Installer gratuitement",
      text: "{{count}} avis pour tout essayer, les contrôles en direct aussi longtemps que vous voulez.",
      action: "Commencer gratuitement",
    },
    enterprise: {
      title: "Entreprise",
      text: "Plus de sièges, des factures, vos conditions. Dites-nous ce qu’il vous faut.",
      action: "Demander un devis",
    },
    education: {
      title: "Éducation",
      text: "Pour les étudiants et les écoles. Demandez-nous si vous y avez droit.",
      action: "Vérifier l’éligibilité",
    },
    tax: "Prix en euros, par mois, TVA comprise. Résiliable à tout moment.",
  },
};
