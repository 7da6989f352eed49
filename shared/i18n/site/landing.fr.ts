import { pluralFr as plural } from "../plural.ts";
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
    heading: "La critique de design, <lit>preuves</lit> à\u00a0l’appui.",
    lead: `${PRODUCT.name} montre le calque et le chiffre derrière chaque remarque, et corrige ce qui peut l’être. Quand il n’est pas sûr, il le dit.`,
    tryNow: "Essayer en ligne",
    community: "Installer dans Figma",
    install: "Obtenir le plugin",
    proof: ({ wrong }) =>
      `Dans des designs nouveaux pour lui, ${wrong} constats sur 100 étaient faux, et nous publions tous les chiffres. Les contrôles tournent sur votre machine\u00a0: rien n’est envoyé.`,
    pricings: "Voir les tarifs",
    screen: "Un paiement sur téléphone\u00a0: livraison, carte, code promo et récapitulatif de la commande.",
    sample: "Page de paiement",
    count: ({ count }) => `${count} constats`,
    whole: "Voir le rapport entier",
    videoLabel: `${PRODUCT.name} à l’œuvre\u00a0: un écran de paiement est sélectionné, ses constats s’affichent, l’un d’eux est ouvert sur son calque et corrigé.`,
    videoText:
      "Dans l’éditeur, un écran de paiement est sélectionné. Le panneau le contrôle aussitôt et affiche ce qu’il a trouvé.\n\nUn clic sur «\u00a0Texte trop pâle\u00a0» amène ce texte au milieu du canevas et dit ce qui ne va pas. Son contraste est de 2,54:1, il en faut 4,5:1. Deux corrections sont proposées, chacune avec le contraste obtenu.\n\nUn clic sur «\u00a0Appliquer\u00a0» donne au texte la couleur que le design réserve déjà aux textes discrets\u00a0: 5,81:1. Le constat se referme et dit qu’il est corrigé.",
    videoTextLabel: "Transcription",
    play: "Lire la vidéo",
  },
  lab: {
    heading: "Mesuré, pas deviné.",
    lead: "Contrastes, tailles, distances, mots\u00a0: tout est calculé à partir de vos calques. Faites glisser le curseur\u00a0: le moteur juge à nouveau l’écran.",
    screen:
      "Un petit écran de paiement avec une note pâle, un mot mal orthographié et deux boutons de même poids.",
    findings: ({ count }) =>
      plural(count, `${count} constat sur cet écran`, `${count} constats sur cet écran`),
    took: ({ ms }) => `revérifié en ${ms} ms par le moteur du plugin`,
    drag: "Foncez la note jusqu’à ce qu’elle passe",
    needs: "il faut 4,5:1",
    passes: "c’est bon\u00a0: il faut 4,5:1",
    fix: ({ hex }) => `Corriger\u00a0: ${hex}`,
    undo: "Recommencer",
  },
  film: {
    heading: "Trouvé, donc corrigé.",
    lead: "Un clic sur un constat mène à son calque, un clic sur la correction l’applique. Chacune a d’abord été essayée sur une copie.",
  },
  privacy: {
    heading: "Ce qui quitte votre fichier",
    lead: "Les contrôles en direct n’envoient rien.",
    short: { what: "Envoyé", who: "À qui", kept: "Durée" },
    act: "Quand vous",
    what: "Ce qui est envoyé",
    who: "À qui",
    kept: "Combien de temps",
    live: {
      act: "Dessinez, avec les contrôles en direct",
      what: "Rien",
      who: "Personne",
      kept: "Rien n’est conservé",
    },
    review: {
      act: "Demandez une revue",
      what: "Les calques, les textes et une image des écrans sélectionnés, avec vos réglages",
      who: PRODUCT.name,
      kept: "Jusqu’à ce que vous la supprimiez\u00a0; sans compte, 90 jours",
    },
    second: {
      act: "Demandez un second avis",
      what: "La même chose, sans votre nom ni votre identifiant Figma",
      who: "Le fournisseur du modèle, nommé avant l’envoi",
      kept: "Il lui est demandé de ne rien conserver",
    },
    more: "Lire la politique de confidentialité",
  },
  accuracy: {
    heading: "A-t-il souvent raison\u00a0?",
    lead: ({ rules, read, fewest, most, wrong }) =>
      `Nous avons lu ${read} constats dans de vrais designs, et publions les chiffres des ${rules} règles, y compris les moins flatteurs. Beaucoup de défauts ont été corrigés depuis. Dans des designs nouveaux pour lui, deux lecteurs ont jugé justes ${fewest} et ${most} constats sur 100, et faux ${wrong}.`,
    share: ({ part, whole }) => `${part} sur ${whole}`,
    ofRule: "étaient justes",
    parts: { right: "justes et utiles", trivial: "vrais mais mineurs", wrong: "faux" },
    more: ({ rules }) => `Voir les ${rules} règles et leurs chiffres`,
  },
  audience: {
    heading: "Pour qui",
    solo: {
      title: "En solo",
      text: "Designers, fondateurs, chefs de produit\u00a0: un second regard, à toute heure.",
    },
    teams: {
      title: "En équipe",
      text: "Équipes de design, entreprises, agences\u00a0: la même exigence pour chaque écran, et un rapport à remettre. Plus de 50 utilisateurs\u00a0?",
      action: "Demander un devis",
    },
    learning: {
      title: "Pour apprendre",
      text: "Étudiants et écoles\u00a0: la norme derrière chaque constat.",
      action: "Vérifier l’éligibilité",
    },
  },
  pricing: {
    heading: "Tarifs",
    lead: "Tout est dans chaque formule, même la gratuite. Seul le nombre de seconds avis change.",
    cost: SENDING_FR.cost,
    unsold: "Les seconds avis ne sont pas encore disponibles. Tout le reste est gratuit en attendant.",
    requests: ({ count }) => `Second avis\u00a0: ${count} par mois`,
    seats: ({ count }) => plural(count, `${count} utilisateur`, `${count} utilisateurs`),
    popular: "Le plus choisi",
    choose: ({ plan }) => `Choisir ${plan}`,
    fits: {
      starter: "Pour un projet personnel\u00a0: quelques écrans par semaine.",
      essential: "Pour un designer et un produit.",
      pro: "Pour un designer qui livre chaque semaine.",
      studio: "Pour plusieurs produits ou clients à la fois.",
    },
    free: {
      title: "Gratuit",
      text: "Aussi longtemps que vous voulez.",
      price: "0\u00a0€",
      gives: ({ count }) => `Second avis\u00a0: ${count} offerts`,
      action: "Commencer",
    },
    team: {
      label: "Utilisateurs",
      more: "Un utilisateur de plus",
      fewer: "Un utilisateur de moins",
      text: "En équipe, le prix est le même pour chacun\u00a0: une seule facture, et les seconds avis sont mis en commun. De 2 à 50 utilisateurs.",
    },
    tax: "Prix en euros, TVA comprise. Résiliable à tout moment\u00a0: votre formule reste active jusqu’à la fin de la période payée.",
  },
  questions: {
    heading: "Questions",
    figma: {
      asks: "Est-ce que cela modifie mon fichier\u00a0?",
      says: "Seulement quand vous cliquez sur une correction, et Figma sait l’annuler. Repères et notes ne s’ajoutent qu’à votre demande, et s’enlèvent d’un clic.",
    },
    ai: {
      asks: "Est-ce un simple chatbot devant une capture\u00a0?",
      says: "Non. Des règles lisent vos calques et calculent\u00a0: contraste, tailles, distances, mots. Un modèle ne donne un second avis que si vous le demandez. Ses remarques sont signalées, et chacune est vérifiée sur les calques avant de vous parvenir.",
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
  },
  end: {
    heading: "Apportez l’écran dont vous doutez.",
    lead: "Ou un fichier .fig entier, avec ses états cachés. Il est lu sur votre machine et n’en sort pas.",
  },
};
