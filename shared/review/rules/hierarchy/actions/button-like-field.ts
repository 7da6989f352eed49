import { likeFields } from "../../../../perception/controls/fields/like-fields.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { fillButton } from "../../../fixes/recolor/fill-button.ts";
import { defineRule } from "../../../rule.ts";

export const buttonLikeField = defineRule({
  id: "button-like-field",
  aspect: "hierarchy",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/clickable-elements/",
  says: {
    en: {
      title: "Button looks like a field",
      problem: "“{label}” has the fill, the outline and the height of the fields of this form.",
      why: "People look for the button by its look; one that is drawn as a field is taken for one more thing to fill in.",
      fix: "Fill the main button with a strong colour, and leave the fields as they are.",
    },
    fr: {
      title: "Le bouton a l’air d’un champ",
      problem: "« {label} » a le fond, le contour et la hauteur des champs de ce formulaire.",
      why: "On cherche le bouton à son apparence ; dessiné comme un champ, il passe pour une case de plus à remplir.",
      fix: "Donnez au bouton principal un fond de couleur forte, et laissez les champs tels quels.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? likeFields(frame).map(({ button }) => button.layers[0]) : []),
  check: (layer, { frame, pass, fail }) => {
    const found = likeFields(frame).find(({ button }) => button.layers[0] === layer);
    if (!found) return pass();
    return fail(
      { label: excerpt(found.button.label, 40) },
      { cause: "form", mend: () => fillButton(layer, frame) },
    );
  },
});
