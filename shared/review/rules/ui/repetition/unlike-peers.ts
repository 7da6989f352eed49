import { isText } from "../../../../perception/frame/frame.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { setLike } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";
import { type LookName, type OddLook, oddLooks } from "./facts-behind/odd-looks.ts";

const CONSISTENCY = "https://www.nngroup.com/articles/consistency-and-standards/";

/** How each look is called where it is set like that of its equals; a shadow, and the ground of a sign, is set by hand. */
const SET_LIKE = {
  shade: "color-of-equals",
  line: "line-of-equals",
  corners: "corners-of-equals",
} as const satisfies Partial<Record<LookName, Proposal["kind"]>>;

/** Of these, what was read of real designs was trivial or wrong. */
const SELDOM_RIGHT: ReadonlySet<LookName> = new Set(["text", "shadow"]);

function mend({ look, peer: { part }, model, changes, usual }: OddLook): readonly Proposal[] {
  if (look === "text") return isText(part) && isText(model) ? setLike(part, model, usual) : [];
  if (look === "shadow" || look === "ground") return [];
  const to = look === "shade" ? usual : Number.parseFloat(usual);
  return [propose(SET_LIKE[look], { to }, changes)];
}

export const unlikeEquals = defineFrameRule({
  id: "unlike-peers",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: CONSISTENCY,
  bases: {
    text: CONSISTENCY,
    shade: CONSISTENCY,
    line: CONSISTENCY,
    shadow: "https://m3.material.io/styles/elevation/overview",
    corners: CONSISTENCY,
    ground: CONSISTENCY,
  },
  yieldsTo: ["heading-order"],
  says: {
    en: {
      title: "One of several looks different",
      problem: "“{name}” is {own}; the {others} others like it are {usual}.",
      why: "Things of one kind beside each other are compared at a glance: a difference suggests a meaning that is not there.",
      fix: "Give it {usual} too, best from one style or variable.",
      by: {
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
        ground: {
          title: "Controls of one row have different backgrounds",
          problem: "“{name}” stands on {own}, the {others} controls beside it on {usual}.",
          why: "Controls of one kind are recognised by their background; where it varies, one looks chosen or switched off.",
          fix: "Give it the background of the others; if it has another state, show that in another way too.",
        },
      },
    },
    fr: {
      title: "Un élément différent des autres",
      problem: "« {name} » est en {own} ; les {others} autres du même genre sont en {usual}.",
      why: "Des éléments du même genre se comparent d’un coup d’œil : une différence laisse croire qu’elle a un sens.",
      fix: "Donnez-lui aussi {usual}, de préférence par un style ou une variable.",
      by: {
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
        ground: {
          title: "Commandes d’une même rangée sur des fonds différents",
          problem: "« {name} » est sur un fond {own}, les {others} commandes à côté sur un fond {usual}.",
          why: "Des commandes d’un même genre se reconnaissent à leur fond ; quand il varie, l’une semble choisie ou désactivée.",
          fix: "Donnez-lui le fond des autres ; si elle est dans un autre état, montrez-le aussi autrement.",
        },
      },
    },
  },
  find: oddLooks,
  tell: (odd, { layer, fail }) => {
    const { look, own, usual, others, peer } = odd;
    return fail(
      { name: layer.node.name, own, usual, others },
      {
        by: look,
        ...(SELDOM_RIGHT.has(look) && { severity: "suggestion" }),
        named: { name: layer },
        // Of a row that is bold as a whole, one thing is to be said.
        cause: `${look} ${peer.cell.layers[0].node.id}`,
        mend: () => mend(odd),
      },
    );
  },
});
