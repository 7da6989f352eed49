import { SENDING_FR } from "../sending.fr.ts";
import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { LANDING_EN } from "./landing.en.ts";

export const LANDING_FR: TextsLike<typeof LANDING_EN> = {
  title: `${PRODUCT.name}\u00a0: la critique de design, preuves à l’appui`,
  description:
    "Des retours sur l’UX, l’UI, les textes et la hiérarchie de vos écrans Figma. Chaque remarque donne son calque, son chiffre et sa source, et souvent une correction en un clic.",
  hero: {
    eyebrow: "Un plugin Figma",
    heading: "La critique de design, preuves à l’appui.",
    lead: `${PRODUCT.name} mesure vos écrans dans Figma, montre le calque et le chiffre derrière chaque remarque, et corrige ce qui peut l’être. Quand il n’est pas sûr, il le dit.`,
    tryNow: "Essayer sur votre fichier",
    tryNote: "Dans le navigateur, avec un fichier .fig ou notre exemple. Sans plugin, sans compte.",
    community: "Obtenir le plugin sur Figma Community",
    pricings: "Voir les tarifs",
    videoLabel: `${PRODUCT.name} à l’œuvre\u00a0: un écran de paiement est sélectionné, ses constats s’affichent, l’un d’eux est ouvert sur son calque et corrigé.`,
    videoText:
      "Dans l’éditeur, un écran de paiement est sélectionné. Le panneau le contrôle aussitôt et affiche ce qu’il a trouvé.\n\nUn clic sur «\u00a0Texte trop pâle pour être lu\u00a0» amène ce texte au milieu du canevas et dit ce qui ne va pas. Son contraste est de 2,54:1, il en faut 4,5:1. Deux corrections sont proposées, chacune avec le contraste obtenu.\n\nUn clic sur «\u00a0Corriger\u00a0» donne au texte la couleur que le design réserve déjà aux textes discrets\u00a0: 5,81:1. Le constat est barré et garde sa place.",
    videoTextLabel: "La vidéo en mots",
    play: "Lire la vidéo",
    pause: "Mettre la vidéo en pause",
  },
  lab: {
    before: "insuffisant\u00a0: il faut 4,5:1",
    after: "corrigé en un clic",
    screen:
      "Un petit écran de paiement avec une note pâle, un mot mal orthographié et deux boutons de même poids.",
    findings_one: "{{count}} constat sur cet écran",
    findings_other: "{{count}} constats sur cet écran",
    took: "revérifié en {{ms}} ms par le moteur du plugin",
    drag: "Foncez la note jusqu’à ce qu’elle passe",
    needs: "il faut 4,5:1",
    passes: "c’est bon\u00a0: il faut 4,5:1",
    fix: "Corriger\u00a0: {{hex}}",
    undo: "Recommencer",
  },
  film: {
    heading: "La même chose, dans votre éditeur",
    lead: "Le panneau contrôle pendant que vous dessinez. Un clic sur un constat mène à son calque, un clic sur la correction l’applique.",
  },
  leaving: {
    heading: "Ce qui quitte votre fichier, et ce qui n’en sort jamais",
    stays: {
      title: "Les contrôles en direct restent chez vous",
      text: `${SENDING_FR.live} Ils sont gratuits, sans limite et sans compte.`,
    },
    goes: { title: "Un avis part quand vous cliquez", text: SENDING_FR.what },
    kept: {
      title: "Vous décidez de la durée",
      text: "Les avis de votre compte restent jusqu’à ce que vous les supprimiez. Ceux faits sans compte disparaissent après 90 jours. Nous n’entraînons aucun modèle avec.",
    },
    more: "Tout lire dans la politique de confidentialité",
  },
  accuracy: {
    heading: "A-t-il souvent raison\u00a0?",
    lead: "Nous avons mesuré les {{rules}} règles et publions tous les chiffres, même ceux qui nous plaisent moins.",
    share: "{{part}} sur {{whole}}",
    found: {
      text: "défauts ont été trouvés. Nous les avons glissés un par un dans de vrais designs et dans nos exemples.",
      limit:
        "Un défaut glissé exprès se trouve plus facilement qu’une vraie erreur\u00a0: dans votre fichier, il en manquera davantage.",
    },
    right: {
      text: "constats sur de vrais designs étaient justes et utiles. La plupart ont été lus deux fois, la seconde sans connaître le premier verdict\u00a0; ceux des règles les plus récentes, une seule fois.",
      limit:
        "La plupart des autres étaient vrais mais sans importance, quelques-uns faux. Beaucoup de règles n’ont pas encore rencontré de vrai design\u00a0: leur fiche le dit.",
    },
    more: "Voir les {{rules}} règles et leurs chiffres",
  },
  features: {
    heading: "Un écran, quatre sortes d’erreurs",
    lead: "Ces constats viennent du moteur, mot pour mot\u00a0: c’est son jugement sur le paiement ci-dessus.",
    whole: "Voir un rapport entier",
    ux: { title: "UX" },
    ui: { title: "UI" },
    copy: { title: "Textes" },
    hierarchy: { title: "Hiérarchie" },
    trust: {
      heading: "Trois sortes de réponses, jamais mélangées",
      measured: {
        title: "Mesuré",
        text: "Des règles calculent contrastes, tailles et distances à partir de vos calques. Les chiffres sont dans le constat\u00a0: vous pouvez vérifier.",
      },
      second: {
        title: "Deuxième avis",
        text: "Un modèle regarde ce qu’aucune règle ne mesure. Ses remarques sont signalées, rattachées aux calques, et vérifiées avant de vous parvenir.",
      },
      unsure: {
        title: "Pas certain",
        text: "Une photo sous un texte, une police inconnue\u00a0: quand un verdict serait une supposition, on vous dit pourquoi il n’y en a pas.",
      },
    },
  },
  audience: {
    heading: "Pour qui",
    solo: "En solo",
    teams: "En équipe",
    designers: { title: "Designers", text: "Un second regard avant la revue, à toute heure." },
    founders: {
      title: "Fondateurs",
      text: "Repérez les faiblesses de vos écrans avant vos utilisateurs.",
    },
    managers: {
      title: "Chefs de produit",
      text: "Posez de meilleures questions, preuves en main plutôt que goûts en tête.",
    },
    students: {
      title: "Étudiants",
      text: "Apprenez la norme derrière chaque constat, sur votre propre travail.",
    },
    designTeams: {
      title: "Équipes de design",
      text: "La même exigence pour chaque écran, et des revues qui parlent enfin d’idées.",
    },
    companies: {
      title: "Grandes entreprises",
      text: "Des constats qui citent les WCAG et les guides des plateformes, prêts pour un audit.",
    },
    agencies: { title: "Agences", text: "Livrez des écrans contrôlés, rapport à l’appui." },
  },
  pricing: {
    heading: "Tarifs",
    lead: "Essayez gratuitement depuis le plugin\u00a0: {{count}} avis, sans carte. Les contrôles en direct restent gratuits, comme les avis sans deuxième avis.",
    cost: SENDING_FR.cost,
    requests: "{{count}} avis par mois",
    seats_one: "{{count}} place",
    seats_other: "{{count}} places",
    popular: "Le plus choisi",
    choose: "Choisir {{plan}}",
    each: "{{price}} l’avis",
    fits: {
      starter: "Pour un projet personnel\u00a0: quelques écrans par semaine.",
      essential: "Pour un designer et un produit.",
      pro: "Pour un designer qui livre chaque semaine.",
      studio: "Pour plusieurs produits ou clients à la fois.",
    },
    free: {
      title: "Installer gratuitement",
      text: "{{count}} avis pour tout essayer, et les contrôles en direct aussi longtemps que vous voulez.",
      action: "Commencer gratuitement",
    },
    enterprise: {
      title: "Entreprise",
      text: "Plus de 50 places, des factures, vos conditions. Dites-nous ce qu’il vous faut.",
      action: "Demander un devis",
    },
    education: {
      title: "Éducation",
      text: "Pour les étudiants et les écoles. Demandez-nous si vous y avez droit.",
      action: "Vérifier l’éligibilité",
    },
    tax: "Prix en euros, TVA comprise. Résiliable à tout moment\u00a0: la formule va jusqu’au bout de la période payée.",
  },
  table: {
    caption: "Ce que comprend chaque formule",
    everybody: "Pour tous",
    free: "Gratuit",
    reviews: "Avis par mois, avec deuxième avis",
    trial: "{{count}} pour essayer",
    each: "Prix d’un avis",
    live: "Contrôles en direct, sans limite",
    aspects: "UX, UI, textes et hiérarchie",
    fixes: "Corrections en un clic",
    history: "Avis enregistrés",
    links: "Liens privés à partager",
    yes: "compris",
  },
  questions: {
    heading: "Les premières questions",
    figma: {
      asks: "Est-ce que cela modifie mon fichier\u00a0?",
      says: "Seulement quand vous cliquez sur une correction, et Figma sait l’annuler. Repères et notes ne s’ajoutent qu’à votre demande, et s’enlèvent d’un clic.",
    },
    ai: {
      asks: "N’est-ce qu’un robot devant une capture d’écran\u00a0?",
      says: "Non. Des règles lisent vos calques et calculent\u00a0: contraste, tailles, distances, mots. Un modèle ne donne un deuxième avis que si vous le demandez. Ses remarques sont signalées, et chacune est vérifiée sur les calques avant de vous parvenir.",
    },
    wrong: {
      asks: "Et si un constat est faux\u00a0?",
      says: "Écartez-le pour le calque, le composant ou toute la règle, avec une raison si vous le souhaitez. Puis dites-le-nous\u00a0: c’est ainsi que les règles s’améliorent.",
    },
    languages: {
      asks: "Quelles langues lit-il\u00a0?",
      says: "Il contrôle les textes en français et en anglais. Ce qui n’est pas du texte, comme le contraste, les cibles et les espacements, est contrôlé dans toutes les langues.",
    },
    libraries: {
      asks: "Connaît-il notre design system\u00a0?",
      says: "Il lit vos styles, vos variables et vos composants. Il propose des couleurs que votre écran utilise déjà, et vous dit quand l’erreur vient d’un composant\u00a0: vous ne la corrigez qu’une fois.",
    },
    cost: { asks: "Qu’est-ce qui compte comme un avis\u00a0?", says: SENDING_FR.cost },
    cancel: {
      asks: "Puis-je résilier\u00a0?",
      says: "À tout moment, dans votre profil. La formule va jusqu’au bout du mois ou de l’année payés, et nous vous prévenons plus d’un mois avant qu’une année se renouvelle. Dans l’UE, les consommateurs peuvent aussi se rétracter sous 14 jours.",
    },
  },
  end: {
    heading: "Apportez l’écran dont vous doutez.",
    text: "Ouvrez-le dans le navigateur et voyez ce qu’il y a à trouver. Rien ne quitte votre machine.",
  },
};
