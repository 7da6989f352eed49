import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { LAYOUT_EN } from "./layout.en.ts";

export const LAYOUT_FR: TextsLike<typeof LAYOUT_EN> = {
  skip: "Aller au contenu",
  loading: "Chargement…",
  frame: {
    needs: "Cette page a besoin de JavaScript\u00a0: elle montre ce qui est à votre compte.",
    late: "C’est plus long que prévu. Rechargez la page\u00a0; si rien ne change, ses scripts sont bloqués quelque part.",
  },
  needsScript:
    "Ce formulaire a besoin de JavaScript. Activez-le pour ce site, ou écrivez-nous\u00a0: le formulaire de contact s’en passe.",
  socialPicture:
    "Le logo, «\u00a0La critique de design, preuves à l’appui\u00a0», et le panneau à côté d’un écran de paiement.",
  menu: { open: "Ouvrir le menu", close: "Fermer le menu", label: "Principal" },
  header: {
    logIn: "Se connecter",
    create: "Créer un compte",
    welcome: ({ name }) => `Bienvenue ${name}`,
    logOut: "Se déconnecter",
    reviews: "Vos revues",
    progress: "Position dans la page",
  },
  footer: {
    label: "Pied de page",
    tagline: "La critique de design, preuves à l’appui.",
    product: "Produit",
    features: "Fonctionnalités",
    audience: "Pour qui",
    pricing: "Tarifs",
    help: "Aide",
    rules: "Règles",
    sampleReport: "Exemple de rapport",
    changelog: "Nouveautés",
    tryIt: "Essayer",
    company: "Entreprise",
    about: "À propos",
    blog: "Blog",
    careers: "Carrières",
    contact: "Contact",
    opinion: "Votre avis",
    legal: "Mentions",
    privacy: "Confidentialité",
    terms: "Conditions d’utilisation",
    security: "Sécurité",
    accessibility: "Accessibilité",
    legalNotice: "Mentions légales",
    language: "Langue",
    theme: "Thème",
    themes: { auto: "Selon le système", light: "Clair", dark: "Sombre" },
    rights: ({ year }) => `© ${year} ${PRODUCT.name}. Tous droits réservés.`,
  },
  cookies: {
    label: "Cookies",
    text: "Pouvons-nous retenir votre langue et votre thème\u00a0?",
    more: "Confidentialité",
    accept: "Tout accepter",
    decline: "Refuser",
    close: "Fermer",
  },
  floating: "Créer votre compte gratuit",
  success: {
    title: "Connexion réussie",
    description: "Heureux de vous revoir\u00a0! Vous êtes connecté.",
  },
  notFound: {
    title: "Page introuvable",
    heading: "Attendez… Je ne trouve pas cette page\u00a0!",
    needed: "échec\u00a0: il faut 200",
    text: "L’adresse est peut-être mal saisie, ou la page a changé de place.",
    back: "Retour à l’accueil",
  },
  changelog: {
    title: "Nouveautés",
    description: "Ce qui change dans Regard, jour après jour.",
    kinds: { review: "Revues", plugin: "Plugin", site: "Site", account: "Comptes" },
  },
  failed: {
    heading: "Cette page n’a pas pu s’afficher",
    text: "Un problème est survenu chez nous, ou la connexion s’est coupée. Rien de ce que vous avez saisi n’a été envoyé.",
    again: "Recharger",
    inert:
      "Une partie de cette page n’est pas arrivée. Ce que vous voyez et ce que vous avez saisi restent là. Rechargez la page pour obtenir la suite.",
  },
  required: "Obligatoire",
  opensInNewTab: "s’ouvre dans un nouvel onglet",
};
