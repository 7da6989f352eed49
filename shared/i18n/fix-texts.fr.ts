import type { FIX_TEXTS_EN } from "./fix-texts.en.ts";

type FixTexts = Readonly<
  Record<keyof typeof FIX_TEXTS_EN, { readonly title: string; readonly effect: string }>
>;

export const FIX_TEXTS_FR: FixTexts = {
  "text-color": {
    title: "Mettre le texte en {to}",
    effect:
      "Le contraste passe de {before}:1 à {after}:1. C’est la couleur la plus proche de la même teinte.",
  },
  "text-color-in-use": {
    title: "Mettre le texte en {to}",
    effect:
      "Le contraste passe de {before}:1 à {after}:1. D’autres textes de l’écran ont déjà cette couleur.",
  },
  "text-color-grey": {
    title: "Mettre le texte en {to}",
    effect: "Le contraste passe de {before}:1 à {after}:1. Dans sa propre teinte, il deviendrait brun.",
  },
  "text-color-named": {
    title: "Donner « {name} » au texte ({to})",
    effect: "Le contraste passe de {before}:1 à {after}:1.",
  },
  "ground-color": {
    title: "Mettre le fond en {to}",
    effect: "Le contraste passe de {before}:1 à {after}:1, et ce qui est posé dessus garde sa couleur.",
  },
  "other-letters": {
    title: "Mettre le texte en {to}",
    effect: "Le contraste passe de {before}:1 à {after}:1, et le fond garde sa couleur.",
  },
  "ground-gradient": {
    title: "Faire aller le dégradé de {first} à {last}",
    effect: "Le contraste y est partout d’au moins {after}:1, et le texte garde sa couleur.",
  },
  "one-shade": {
    title: "Utiliser {to} à la place de {from}",
    effect:
      "Ce qui était trop pâle dans cette couleur a alors assez de contraste, dans une seule nouvelle couleur.",
  },
  opacity: {
    title: "Porter son opacité à {percent} %",
    effect: "Le contraste passe de {before}:1 à {after}:1, et la couleur réglée reste la même.",
  },
  "border-color": {
    title: "Tracer le contour en {to}",
    effect:
      "Le contraste passe de {before}:1 à {after}:1. C’est la couleur la plus proche de la même teinte.",
  },
  "border-color-in-use": {
    title: "Tracer le contour en {to}",
    effect: "Le contraste passe de {before}:1 à {after}:1. L’écran a déjà cette couleur.",
  },
  "icon-color": {
    title: "Dessiner l’icône en {to}",
    effect:
      "Le contraste passe de {before}:1 à {after}:1. C’est la couleur la plus proche de la même teinte.",
  },
  "icon-color-in-use": {
    title: "Dessiner l’icône en {to}",
    effect: "Le contraste passe de {before}:1 à {after}:1. L’écran a déjà cette couleur.",
  },
  "bind-color": {
    title: "Prendre la couleur de « {name} »",
    effect: "Rien ne change à l’œil, et l’élément suivra désormais les autres.",
  },
  "bind-text-style": {
    title: "Lui donner le style « {name} »",
    effect: "Rien ne change à l’œil, et le texte suivra désormais le style.",
  },
  "place-of-equals": {
    title: "Le déplacer de {px} px",
    effect: "Il est alors aligné avec les autres.",
  },
  centre: {
    title: "Le centrer",
    effect: "L’espace autour de lui est alors régulier.",
  },
  "one-line": {
    title: "Les mettre sur une ligne",
    effect: "La rangée est alors droite ; rien ne bouge sur les côtés.",
  },
  "even-gaps": {
    title: "Laisser {to} px entre tous",
    effect: "Le premier et le dernier restent à leur place.",
  },
  "one-edge": {
    title: "Tout commencer à {to} px",
    effect: "La colonne a alors un seul bord gauche.",
  },
  "even-heights": {
    title: "Donner {to} px de haut aux deux",
    effect: "Les commandes de la rangée ont alors la même hauteur.",
  },
  "text-size": {
    title: "Le composer en {to} px",
    effect: "Il était en {from} px.",
  },
  weight: {
    title: "Le mettre en graisse {to}",
    effect: "Il était en {from}.",
  },
  "add-text": {
    title: "Ajouter « {to} »",
    effect: "Il est composé comme les mots voisins.",
  },
  "write-and": {
    title: "Écrire «\u00a0{to}\u00a0», avec ce qui va avec",
    effect: "Valeurs modifiées\u00a0: {count}. Essayé d’abord sur une copie.",
  },
  "as-proposed": {
    title: "Le faire sur les calques",
    effect: "Valeurs modifiées\u00a0: {count}. Essayé d’abord sur une copie.",
  },
  "house-length": {
    title: "Passer à {to} px",
    effect: "C’était {from} px. C’est la longueur la plus proche de vos règles maison.",
  },
  "house-color": {
    title: "Lui donner {to}",
    effect: "C’est la couleur la plus proche de vos règles maison.",
  },
  write: {
    title: "Écrire « {to} »",
    effect: "C’était « {from} ».",
  },
  "write-several": {
    title: "Corriger {count} textes",
    effect: "Le premier devient « {to} ».",
  },
};
