import {
  fingerPx,
  neededSides,
  smallTargets,
} from "../../../../perception/controls/targets/small-targets.ts";
import { growControls } from "../../../fixes/place/grow-control.ts";
import { defineRule } from "../../../rule.ts";

const round = (px: number): number => Math.round(px);

export const smallForAFinger = defineRule({
  id: "small-for-a-finger",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://developer.apple.com/design/human-interface-guidelines/buttons",
  says: {
    en: {
      title: "Controls drawn small for a finger",
      problem:
        "Controls of this screen are drawn lower or narrower than {requiredPx} px (controls: {count}); the smallest is {shortPx} px on its shorter side.",
      why: "A fingertip covers about 44 px. What is drawn smaller is missed by people on the move, unless the touch area around it is larger.",
      fix: "Draw them larger, or give each a touch area of {requiredPx} px that no other control reaches into.",
    },
    fr: {
      title: "Commandes petites pour un doigt",
      problem:
        "Des commandes de cet écran sont dessinées à moins de {requiredPx} px de haut ou de large (nombre : {count}) ; le petit côté de la plus petite mesure {shortPx} px.",
      why: "Le bout d’un doigt couvre environ 44 px. Ce qui est dessiné plus petit se rate en marchant, sauf si la zone tactile est plus grande.",
      fix: "Dessinez-les plus grandes, ou donnez à chacune une zone tactile de {requiredPx} px dans laquelle aucune autre n’empiète.",
    },
  },
  applies: (frame) =>
    smallTargets(frame)
      .slice(0, 1)
      .map(({ layers: [layer] }) => layer),
  check: (_, { frame, fail }) => {
    const small = smallTargets(frame);
    const shortPx = round(Math.min(...small.map(({ box }) => Math.min(box.width, box.height))));
    return fail(
      { count: small.length, shortPx, requiredPx: fingerPx(frame) },
      {
        layers: small.map(({ layers: [layer] }) => layer),
        mend: () =>
          growControls(
            small.map((one) => ({ layer: one.layers[0], ...neededSides(one, frame) })),
            frame,
          ),
      },
    );
  },
});
