import { wanderingEdges } from "./facts-behind/wandering-edges.ts";
import { rangeOf } from "../../../../perception/layout/rows/range-of.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";

/** From here on the steps are seen without a ruler. */
const SEEN_PX = 6;

export const wanderingLeftEdges = defineRule({
  id: "wandering-edges",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  says: {
    en: {
      title: "No common left edge",
      problem:
        "The {count} blocks of this column start {edgesPx} px from the left edge of the screen: none of these lines is kept by most of them.",
      why: "One edge holds a column together, and the eye comes back to it; several close to each other look like slips.",
      fix: "Choose one margin, for example {usualPx} px, and let all blocks start there.",
    },
    fr: {
      title: "Pas de bord gauche commun",
      problem:
        "Les {count} blocs de cette colonne commencent à {edgesPx} px du bord gauche de l’écran : la plupart ne suivent aucune de ces lignes.",
      why: "Un bord commun tient la colonne ensemble, et l’œil y revient ; plusieurs bords très proches passent pour des erreurs.",
      fix: "Choisissez une seule marge, par exemple {usualPx} px, et faites-y commencer tous les blocs.",
    },
  },
  applies: (frame) =>
    isScreen(frame)
      ? (wanderingEdges(frame)
          ?.blocks.slice(0, 1)
          .map(({ thing }) => thing.layer) ?? [])
      : [],
  check: (_, { frame, pass, fail }) => {
    const found = wanderingEdges(frame);
    if (!found) return pass();
    const edgesPx = found.edgesPx.map(Math.round);
    return fail(
      { count: found.blocks.length, edgesPx, usualPx: Math.round(found.usualPx) },
      {
        layers: found.blocks.map(({ thing }) => thing.layer),
        miss: rangeOf(edgesPx) >= SEEN_PX ? "clear" : "slight",
        mend: () => [
          propose(
            "one-edge",
            { to: Math.round(found.usualPx) },
            found.blocks.flatMap(({ thing, box }) =>
              moveThing(thing, frame.root.node.box.x + found.usualPx - box.x, 0),
            ),
          ),
        ],
      },
    );
  },
});
