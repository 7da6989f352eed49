import { defineFrameRule } from "../../../rule.ts";
import { slipsBy } from "./facts-behind/slips.ts";
import { oddLooks } from "./facts-behind/odd-looks.ts";
import { oddPlaces } from "./facts-behind/odd-places.ts";
import { oddPaddings, oddSizes, unevenHeights } from "./facts-behind/odd-sizes.ts";

const slips = slipsBy(oddLooks, oddPaddings, oddSizes, unevenHeights, oddPlaces);

export const unlikeEquals = defineFrameRule({
  id: "unlike-peers",
  aspect: "ui",
  // Of what was read of real designs, two in three were trivial or wrong.
  severity: "suggestion",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  kinds: {
    shadow: { basis: "https://m3.material.io/styles/elevation/overview" },
    place: { basis: "https://www.nngroup.com/articles/principles-visual-design/" },
  },
  yieldsTo: ["heading-order", "label-proximity"],
  says: {
    en: {
      title: "One of several looks different",
      problem: "“{name}” is {own}; the {others} others like it are {usual}.",
      why: "Things of one kind beside each other are compared at a glance: a difference suggests a meaning that is not there.",
      fix: "Give it {usual} too, best from one style or variable.",
      kinds: {
        text: {
          title: "One text looks different from the others",
          problem:
            "“{name}” is set in {own}; the {others} texts in the same place beside it are set in {usual}.",
          fix: "Set it in {usual}, best with one text style for all.",
        },
        shade: { title: "One of several has a slightly different colour" },
        line: {
          title: "One of several differs in line width",
          problem: "The lines of “{name}” are {own} wide, those of the {others} others like it {usual}.",
          fix: "Draw it in lines of {usual}, like the others.",
        },
        shadow: {
          title: "One of several differs in shadow",
          problem: "“{name}” lacks the shadow that the {others} others like it have: {usual}.",
          why: "A shadow says how high a thing lies: where only one differs, people look for a reason.",
          fix: "Use the shadow {usual} (x, y, blur, spread), best from one effect style.",
        },
        corners: {
          title: "Corners differ",
          problem:
            "The corners of “{name}” have a radius of {own}, those of the {others} others like it {usual}.",
          fix: "Give it a radius of {usual}, best from one style or variable.",
        },
        size: {
          title: "One of several differs in size",
          problem:
            "“{name}” measures {own} px; the same as the {others} others beside it would be {usual} px.",
          fix: "Make it {usual} px, like “{other}”.",
        },
        height: {
          title: "Controls in a row differ slightly",
          problem: "“{name}” is {own} high and “{other}” beside it {usual}.",
          fix: "Give both the same height, best that of the higher one.",
        },
        padding: {
          title: "One of several differs in padding",
          problem:
            "The padding of “{name}” is {own} px (top, right, bottom, left); that of the {others} others like it is {usual} px.",
          fix: "Give it the padding of the others, {usual} px, best from the component they share.",
        },
        place: {
          title: "One of several is not aligned with the others",
          problem: "“{name}” is {own} away from where the same part stands in the {others} others.",
          why: "The same parts are expected in the same place: the eye sees even a small step and takes it for a slip.",
          fix: "Move “{name}” by {own}, as in “{other}”.",
        },
      },
    },
    fr: {
      title: "Un élément différent des autres",
      problem: "« {name} » est en {own} ; les {others} autres du même genre sont en {usual}.",
      why: "Des éléments du même genre se comparent d’un coup d’œil : une différence laisse croire qu’elle a un sens.",
      fix: "Donnez-lui aussi {usual}, de préférence par un style ou une variable.",
      kinds: {
        text: {
          title: "Un texte différent des autres",
          problem:
            "« {name} » est en {own} ; les {others} autres textes placés au même endroit sont en {usual}.",
          fix: "Passez-le en {usual}, de préférence avec un même style de texte pour tous.",
        },
        shade: { title: "Un élément d’une couleur à peine différente" },
        line: {
          title: "Un élément aux traits d’une autre épaisseur",
          problem:
            "Les traits de « {name} » font {own} d’épaisseur, ceux des {others} autres du même genre {usual}.",
          fix: "Tracez-le en {usual}, comme les autres.",
        },
        shadow: {
          title: "Un élément n’a pas l’ombre des autres",
          problem: "« {name} » n’a pas l’ombre des {others} autres du même genre : {usual}.",
          why: "Une ombre dit à quelle hauteur se trouve un élément : si une seule diffère, on en cherche la raison.",
          fix: "Utilisez l’ombre {usual} (x, y, flou, étendue), de préférence par un style d’effet.",
        },
        corners: {
          title: "Coins différents",
          problem:
            "Les coins de « {name} » ont un rayon de {own}, ceux des {others} autres du même genre {usual}.",
          fix: "Donnez-lui un rayon de {usual}, de préférence avec un style ou une variable.",
        },
        size: {
          title: "Un élément n’a pas la taille des autres",
          problem:
            "« {name} » mesure {own} px ; à la taille des {others} autres à côté, il ferait {usual} px.",
          fix: "Donnez-lui {usual} px, comme « {other} ».",
        },
        height: {
          title: "Deux hauteurs presque égales côte à côte",
          problem: "« {name} » mesure {own} de haut et « {other} », à côté, {usual}.",
          fix: "Donnez la même hauteur aux deux, de préférence celle du plus haut.",
        },
        padding: {
          title: "Une marge intérieure différente des autres",
          problem:
            "La marge intérieure de « {name} » est de {own} px (haut, droite, bas, gauche) ; celle des {others} autres du même genre est de {usual} px.",
          fix: "Donnez-lui la marge des autres, {usual} px, de préférence dans leur composant commun.",
        },
        place: {
          title: "Un élément n’est pas aligné avec les autres",
          problem:
            "« {name} » est à {own} de l’endroit où se trouve le même élément chez les {others} autres.",
          why: "On attend les mêmes éléments à la même place : l’œil perçoit même un petit décalage et le prend pour une erreur.",
          fix: "Déplacez « {name} » de {own}, comme « {other} ».",
        },
      },
    },
  },
  find: slips,
  tell: (found, { fail }) => found.map(({ said, ...options }) => fail(said, options)),
});
