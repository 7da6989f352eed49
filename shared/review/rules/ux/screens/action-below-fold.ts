import { hiddenMainAction } from "../../../../perception/controls/hidden-main-action.ts";
import { defineFrameRule } from "../../../rule.ts";

export const actionBelowFold = defineFrameRule({
  id: "action-below-fold",
  aspect: "ux",
  severity: "suggestion",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/page-fold-manifesto/",
  says: {
    en: {
      title: "Main action out of sight",
      problem:
        "“{name}” stands {downPx} px down, and a phone shows about {viewPx} px at once. Nothing that stays in view leads on.",
      why: "People who do not scroll to the end find no way on, and those who do have lost sight of what they chose.",
      fix: "Keep the action in a bar at the bottom of the view, with the total or the choice it acts on.",
    },
    fr: {
      title: "Action principale hors de vue",
      problem:
        "« {name} » se trouve à {downPx} px du haut, et un téléphone montre environ {viewPx} px à la fois. Rien de ce qui reste visible ne mène plus loin.",
      why: "Sans faire défiler jusqu’au bout, on ne trouve pas la suite ; arrivé là, on a perdu de vue ce que l’on a choisi.",
      fix: "Gardez l’action dans une barre en bas de l’écran, avec le total ou le choix qu’elle concerne.",
    },
  },
  find: (frame) => {
    const found = hiddenMainAction(frame);
    return found ? [[found.action.layers[0], found] as const] : [];
  },
  tell: ({ action, downPx, viewPx }, { layer, fail }) =>
    fail({ name: layer, downPx: Math.round(downPx), viewPx: Math.round(viewPx) }, { layers: action.layers }),
});
