import type { WELCOME_EN } from "./welcome.en.ts";

/** The same in French. */
export const WELCOME_FR = {
  heading: "Mode d’emploi",
  steps: [
    {
      title: "Choisissez un écran",
      text: "Cliquez sur un cadre du canevas, ou sur un élément qu’il contient.",
    },
    {
      title: "Lisez les constats",
      text: "Les contrôles en direct se font aussitôt et n’envoient rien. «\u00a0Second avis\u00a0» envoie vos écrans, une fois que vous l’avez accepté.",
    },
    {
      title: "Corrigez",
      text: "Un constat mène à ses calques. Beaucoup se corrigent d’un clic, et s’annulent d’un seul geste.",
    },
  ],
  done: "fait",
  close: "Compris",
} satisfies typeof WELCOME_EN;
