import { isGrey } from "../../../../scene/color.ts";
import type { Library } from "../../../../scene/library.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { ownLayers } from "../../facts/own-layers.ts";
import { groupBy } from "../../../../group-by.ts";
import { paintUsesOf, type PaintUse } from "../../facts/solid-paints.ts";
import { refOf, type Spot } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";

const LARGEST_ICON_PX = 64;
const FEWEST_BOUND = 5;

const hasText = (node: SceneNode): boolean => node.text !== undefined || (node.children ?? []).some(hasText);

const isIcon = ({ node: { box, children = [] }, node }: Spot): boolean =>
  children.length > 0 &&
  Math.max(box.width, box.height) <= LARGEST_ICON_PX &&
  Math.min(box.width, box.height) >= 0.75 * Math.max(box.width, box.height) &&
  !hasText(node);

interface Icon {
  readonly component: Spot;
  readonly paints: readonly PaintUse[];
}

/** Small drawings in one colour: their colour is the one of the text beside them. */
function iconsIn(library: Library): readonly Icon[] {
  const parts = groupBy(ownLayers(library), ({ component }) => component);
  return [...parts].flatMap(([component, spots]) => {
    if (!component || !isIcon(component)) return [];
    const paints = spots.flatMap(paintUsesOf);
    const isOneColor = new Set(paints.map(({ color }) => color)).size === 1;
    const isDrawn = paints.some(({ purpose }) => purpose === "shape" || purpose === "stroke");
    return isOneColor && isDrawn ? [{ component, paints }] : [];
  });
}

const isBound = ({ paints }: Icon): boolean =>
  paints.some(({ variable, style }) => variable !== undefined || style !== undefined);

const greyIn = ({ paints: [first] }: Icon): boolean => {
  const fill = first?.spot.node.fills?.[0] ?? first?.spot.node.strokes?.[0];
  return fill?.type === "solid" && isGrey(fill.color);
};

export const rawIcon = defineLibraryRule({
  id: "raw-icon",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    en: {
      title: "Icons that keep their colour",
      problem:
        "Icons with a colour set by hand ({colors}): {places}. Icons that take theirs from a variable or style: {bound}.",
      why: "Where the ground turns dark, the others turn light and these stay dark on dark.",
      fix: "Bind the colour of these icons as in the others.",
    },
    fr: {
      title: "Icônes qui gardent leur couleur",
      problem:
        "Icônes dont la couleur est saisie à la main ({colors}) : {places}. Icônes qui la prennent d’une variable ou d’un style : {bound}.",
      why: "Là où le fond devient sombre, les autres s’éclaircissent et celles-ci restent sombres sur sombre.",
      fix: "Liez la couleur de ces icônes comme dans les autres.",
    },
  },
  find: (library) => {
    const icons = iconsIn(library);
    const bound = icons.filter(isBound);
    const shown = new Set(bound.map(({ paints: [first] }) => first?.color));
    // A colour of its own may be that of a brand or a flag.
    const raw = icons.filter((icon) => !isBound(icon) && (greyIn(icon) || shown.has(icon.paints[0]?.color)));
    if (raw.length === 0 || bound.length < FEWEST_BOUND || bound.length < raw.length) return [];
    const colors = [...new Set(raw.flatMap(({ paints: [first] }) => first?.color ?? []))].slice(0, 5);
    return [
      {
        evidence: { colors, bound: bound.length },
        at: raw.map(({ component }) => refOf(component)),
        places: raw.length,
      },
    ];
  },
});
