import { defineFrameRule } from "../../../rule.ts";
import { offBoxes } from "./facts-behind/off-boxes.ts";
import { offFields } from "./facts-behind/off-fields.ts";
import { offScreenMiddle } from "./facts-behind/off-screen-middle.ts";
import { slipsBy } from "./facts-behind/slips.ts";

const slips = slipsBy(offScreenMiddle, offFields, offBoxes);

export const offCentre = defineFrameRule({
  id: "off-centre",
  aspect: "ui",
  severity: "minor",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: ["unlike-peers/place", "cramped-box"],
  mendedIn: "component",
  says: {
    en: {
      title: "Off centre",
      problem:
        "“{content}” is not in the middle of its box: {roomLeftPx} px are left of it and {roomRightPx} px right of it, {roomAbovePx} px above and {roomBelowPx} px below.",
      why: "In a small box the space around words or an icon is seen at once: uneven space looks like a slip.",
      fix: "Centre “{content}” in its box, best with an auto layout.",
      kinds: {
        box: { title: "Off centre in its box" },
        field: {
          title: "Text off centre in its field",
          problem:
            "“{content}” is not in the middle of its field: {roomAbovePx} px are above it and {roomBelowPx} px below (fields: {count}).",
          why: "A field is a narrow box around one line: words too high or too low in it look as if they had slipped.",
          fix: "Centre the words in the height of their field, best with an auto layout.",
        },
        screen: {
          title: "Slightly off centre",
          problem:
            "“{content}” stands alone about in the middle of the screen, but {roomLeftPx} px are left of it and {roomRightPx} px right of it.",
          why: "What is centred shares one axis; a block a few pixels beside it makes the whole screen look as if it had slipped.",
          fix: "Centre “{content}” on the screen, like what stands above or below it.",
        },
      },
    },
    fr: {
      title: "Décentré",
      problem:
        "« {content} » n’est pas au milieu de son cadre : {roomLeftPx} px à sa gauche et {roomRightPx} px à sa droite, {roomAbovePx} px au-dessus et {roomBelowPx} px au-dessous.",
      why: "Dans un petit cadre, l’espace autour des mots ou de l’icône saute aux yeux : inégal, il passe pour une erreur.",
      fix: "Centrez « {content} » dans son cadre, de préférence avec un auto layout.",
      kinds: {
        box: { title: "Décentré dans son cadre" },
        field: {
          title: "Texte décalé dans son champ",
          problem:
            "« {content} » n’est pas au milieu de son champ : {roomAbovePx} px au-dessus et {roomBelowPx} px au-dessous (champs : {count}).",
          why: "Un champ entoure de près une seule ligne : un texte trop haut ou trop bas a l’air d’avoir glissé.",
          fix: "Centrez le texte dans la hauteur de son champ, de préférence avec un auto layout.",
        },
        screen: {
          title: "Légèrement décentré",
          problem:
            "« {content} » est seul à peu près au milieu de l’écran, mais avec {roomLeftPx} px à sa gauche et {roomRightPx} px à sa droite.",
          why: "Ce qui est centré partage un même axe ; un bloc décalé de quelques pixels donne l’impression que tout l’écran a glissé.",
          fix: "Centrez « {content} » dans l’écran, comme ce qui est au-dessus ou au-dessous.",
        },
      },
    },
  },
  find: slips,
  tell: (found, { fail }) => found.map(({ said, ...options }) => fail(said, options)),
});
