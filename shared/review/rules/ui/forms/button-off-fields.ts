import { nearWidths } from "../../../../perception/controls/fields/near-widths.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { alignWithFields } from "../../../fixes/place/align-with-fields.ts";
import { defineRule } from "../../../rule.ts";

export const buttonOffFields = defineRule({
  id: "button-off-fields",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    en: {
      title: "Button and fields do not line up",
      problem:
        "“{label}” almost lines up with the fields above it: its left edge is {leftPx} px off theirs, its right edge {rightPx} px.",
      why: "Button and fields are read as one column; a small step in its edge looks like a slip.",
      fix: "Let “{label}” start and end where the fields do, {fieldPx} px wide.",
    },
    fr: {
      title: "Bouton et champs mal alignés",
      problem:
        "« {label} » s’aligne à peu près sur les champs du dessus : il s’en écarte de {leftPx} px à gauche et de {rightPx} px à droite.",
      why: "Le bouton et les champs se lisent comme une seule colonne ; un petit décrochement au bord a l’air d’une erreur.",
      fix: "Faites commencer et finir « {label} » là où commencent et finissent les champs : {fieldPx} px de large.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? nearWidths(frame).map(({ button }) => button.layers[0]) : []),
  check: (layer, { frame, pass, fail }) => {
    const found = nearWidths(frame).find(({ button }) => button.layers[0] === layer);
    if (!found) return pass();
    const { button, form, leftPx, rightPx } = found;
    return fail(
      {
        label: excerpt(button.label, 40),
        leftPx: Math.round(leftPx),
        rightPx: Math.round(rightPx),
        fieldPx: Math.round(form[0].box.width),
      },
      { layers: [layer, (form.at(-1) ?? form[0]).layers[0]], mend: () => alignWithFields(found, frame) },
    );
  },
});
