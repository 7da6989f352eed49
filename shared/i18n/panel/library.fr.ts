import type { LIBRARY_EN } from "./library.en.ts";

/** The same in French. */
export const LIBRARY_FR = {
  title: "Vous tenez un design system\u00a0?",
  text: "Trouvez les valeurs saisies à la main, les calques qui suivent ce qui est supprimé et les noms qui ne disent rien.",
  offers: { page: "Contrôler cette page", file: "Contrôler tout le fichier" },
  reading: "Lecture de la bibliothèque…",
  progress: (done, total) => `${done} éléments lus sur ${total}`,
  scopes: {
    page: "Cette page, vue comme une bibliothèque. Elle a été lue une fois et ne suit pas vos modifications.",
    file: "Tout le fichier, vu comme une bibliothèque. Il a été lu une fois et ne suit pas vos modifications.",
  },
  again: "Relire",
  checked: (layers) =>
    layers > 1
      ? `${layers} calques de composants et d’écrans contrôlés.`
      : `${layers} calque de composants et d’écrans contrôlé.`,
  noSystem: {
    title: "Pas de design system ici",
    text: "Ce fichier ne garde ni composants, ni styles, ni variables\u00a0: il n’y a rien à contrôler comme bibliothèque.",
  },
  failures: {
    empty: { title: "Il n’y a rien ici", text: "Aucune page n’a de calque lisible." },
    "too-large": {
      title: "C’est trop pour un seul contrôle",
      text: "Il y a plus de 150\u00a0000 calques. Contrôlez plutôt une page.",
    },
    unreadable: { title: "La lecture a échoué", text: "L’éditeur n’a rien transmis. Rien n’a été modifié." },
  },
} satisfies typeof LIBRARY_EN;
