import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { BLOG_EN } from "./blog.en.ts";

export const BLOG_FR: TextsLike<typeof BLOG_EN> = {
  title: "Blog",
  heading: "Carnet de mesures",
  lead: "Ce qui se mesure sur un écran, ce que veulent dire les chiffres des normes, et l’endroit où commence le jugement.",
  authors: { team: `L’équipe ${PRODUCT.name}` },
  readMore: "Lire la suite",
  loadMore: "Charger d’autres articles",
  noMore: "Pas d’autres articles",
  back: "Tous les articles",
  figures: {
    passes: "suffit",
    fails: "échoue",
    row: ({ sizePx, gapPx }) => `${sizePx} px, écart de ${gapPx} px`,
    step: ({ ratio }) => `${ratio} fois la suivante`,
  },
  try: {
    text: `${PRODUCT.name} mesure tout cela sur vos propres écrans, dans le navigateur, sans compte.`,
    action: "Essayer maintenant",
  },
  articles: {
    "the-true-backdrop": {
      title: "Le vrai fond : quand le vérificateur de contraste se trompe de couleur",
      excerpt:
        "Un vérificateur de contraste compare deux couleurs. Un texte sur un dégradé, une photo ou une carte translucide en rencontre bien plus. Comment trouver la paire qui compte.",
    },
    "target-sizes": {
      title: "24, 44, 48 : ce que demandent vraiment les tailles de cible",
      excerpt:
        "Trois nombres, trois sources, trois unités. Ce que chacun veut dire, et l’exception d’espacement du critère 2.5.8 des WCAG, expliquée cercle par cercle.",
    },
    "words-people-press": {
      title: "Les mots sur lesquels on appuie",
      excerpt:
        "Boutons et messages d’erreur sont les textes les plus courts d’un produit, et les plus lourds de conséquences. Comment les écrire, sources à l’appui.",
    },
    "measurable-hierarchy": {
      title: "Une hiérarchie qui se mesure",
      excerpt:
        "Une bonne part de la clarté d’un écran se compte : écarts de taille, graisse, espace autour des titres, actions principales. Le reste se voit en plissant les yeux.",
    },
  },
};
