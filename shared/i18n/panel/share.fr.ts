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
  link: { name: "Copier un lien privé", hint: "Vers la revue enregistrée, pendant 30\u00a0jours" },
  linkNeedsReview: "Un lien privé demande une revue conservée.",
  save: "Conserver cette revue…",
  saveAgain: "Conserver à nouveau…",
  linkNeedsAccount: "Connectez un compte pour obtenir un lien privé.",
  drawing: "Dessin des écrans…",
  linking: "Création du lien…",
  copied: "Copié.",
  linkCopied:
    "Le lien est copié. Vous pouvez le retirer à tout moment sous «\u00a0Vos revues\u00a0», sur le site.",
  saved: (name) => `Enregistré sous «\u00a0${name}\u00a0».`,
  savedWithout: (name) =>
    `Enregistré sous «\u00a0${name}\u00a0», sans les images qui n’ont pas pu être dessinées.`,
  failed: "Cela n’a pas fonctionné. Réessayez.",
  fileName: (what) => `Revue de ${what}`,
  fallbackName: "revue",
} satisfies typeof SHARE_EN;
