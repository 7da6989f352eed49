import { controlSetsIn } from "../../facts/control-states.ts";
import { refOf } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";

/** One control with a hover may be on trial. */
const FEWEST_HOVERED = 2;
const MOST_NAMED = 4;

export const noFocusState = defineLibraryRule({
  id: "no-focus-state",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html",
  says: {
    en: {
      title: "No control shows the keyboard’s focus",
      problem: "Controls with a look for the pointer: {places} ({names}). None has one for the keyboard.",
      why: "What has a hover is used with a keyboard too, and who does so sees where they are only if it is drawn.",
      fix: "Draw the focus once, with an outline of at least 3:1 to what lies around it, and give it to all controls.",
    },
    fr: {
      title: "Aucun composant ne montre le focus du clavier",
      problem:
        "Composants dessinés pour le survol\u00a0: {places} ({names}). Aucun ne l’est pour le focus du clavier.",
      why: "Ce qui réagit au survol s’utilise aussi au clavier, et qui le fait ne voit où il en est que si c’est dessiné.",
      fix: "Dessinez le focus une fois, avec un contour d’au moins 3:1 avec ce qui l’entoure, et donnez-le à tous les composants.",
    },
  },
  find: (library) => {
    const controls = controlSetsIn(library);
    const hovered = controls.filter(({ states }) => states.has("hover"));
    if (hovered.length < FEWEST_HOVERED || controls.some(({ states }) => states.has("focus"))) return [];
    const names = hovered.map(({ spot }) => spot.node.name);
    return [
      {
        evidence: { names: names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "…"] : names },
        at: hovered.map(({ spot }) => refOf(spot)),
        places: hovered.length,
      },
    ];
  },
});
