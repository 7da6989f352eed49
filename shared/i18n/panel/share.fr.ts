import type { SHARE_EN } from "./share.en.ts";

/** The same in French. */
export const SHARE_FR = {
  open: "Partager",
  markdown: { name: "Copier en Markdown", hint: "Pour un ticket, une discussion ou un document" },
  page: {
    name: "Enregistrer comme page",
    hint: "Avec les images et les repères numérotés\u00a0; à imprimer ou à enregistrer en PDF",
  },
  table: { name: "Enregistrer comme tableau", hint: "CSV, pour un tableur" },
  json: { name: "Enregistrer en JSON", hint: "Pour d’autres outils" },
  link: { name: "Copier un lien privé", hint: "Vers l’avis enregistré, pendant 30\u00a0jours" },
  team: {
    name: (team) => `Partagé avec «\u00a0${team}\u00a0»`,
    hint: "Toute l’équipe peut lire cet avis.",
    shared: "L’équipe peut maintenant lire cet avis.",
    unshared: "L’équipe ne voit plus cet avis.",
    gone: "Vous ne faites plus partie de cette équipe.",
  },
  linkNeedsReview:
    "Demandez un avis pour obtenir un lien privé\u00a0: les contrôles en direct ne sont pas enregistrés.",
  linkNeedsAccount: "Connectez un compte pour obtenir un lien privé.",
  drawing: "Dessin des écrans…",
  linking: "Création du lien…",
  copied: "Copié.",
  linkCopied:
    "Le lien est copié. Vous pouvez le retirer à tout moment sous «\u00a0Vos avis\u00a0», sur le site.",
  saved: (name) => `Enregistré sous «\u00a0${name}\u00a0».`,
  savedWithout: (name) =>
    `Enregistré sous «\u00a0${name}\u00a0», sans les images qui n’ont pas pu être dessinées.`,
  failed: "Cela n’a pas fonctionné. Réessayez.",
  fileName: (what) => `Avis sur ${what}`,
  fallbackName: "avis",
} satisfies typeof SHARE_EN;
