import { right } from "../../../../scene/geometry.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isPainted } from "../../../../perception/paint/painted-box.ts";
import { descendants, type Frame, isText, type Layer } from "../../../../perception/frame/frame.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { cellBox } from "../../../../perception/structure/cell-box.ts";
import {
  type Cell,
  type Repetition,
  repetitions,
} from "../../../../perception/structure/repetition/repetition.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer, lengthChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** A pixel more at one side is seen by nobody. */
const OFF_PX = { min: 2, max: 4 };

/** An icon at one side is balanced with less padding there. */
const isSymmetric = ({ children }: Layer): boolean => {
  const shown = children.filter(({ node, visibleBox }) => visibleBox !== null && !node.isAbsolute);
  const [first, last] = [shown[0], shown.at(-1)];
  return first !== undefined && last !== undefined && isText(first) === isText(last);
};

/** A layout that hugs its content, or centres or fills its width, shows both paddings. */
const showsBothSides = ({ node, children }: Layer): boolean =>
  node.sizing?.horizontal === "hug" || children.some((child) => child.node.sizing?.horizontal === "fill");

interface Insets {
  readonly leftPx: number;
  readonly rightPx: number;
}

interface DrawnInsets extends Insets {
  readonly text: Layer;
}

const FEWEST_CELLS = 3;
/** Letters have a little space of their own at their sides. */
const CENTRED_PX = 1;
const SMALLEST_OFF_CENTRE_PX = 2;
const LARGEST_OFF_CENTRE_PX = 12;

/**
 * The space at the left and the right of the words in a cell that holds one line of words and nothing else;
 * undefined for any other.
 */
function insetsOf(cell: Cell): (DrawnInsets & { readonly box: Layer }) | undefined {
  const box = cellBox(cell);
  const inside = cell.layers.flatMap((layer) => [layer, ...descendants(layer)]);
  const [text, ...others] = inside.filter(isText);
  const holdsMore = inside.some((layer) => layer.children.length === 0 && !isText(layer) && layer !== box);
  if (!box || !text || others.length > 0 || holdsMore || text.node.text.resize !== "width-and-height")
    return undefined;
  const leftPx = round(text.node.box.x - box.node.box.x);
  return { box, text, leftPx, rightPx: round(right(box.node.box) - right(text.node.box)) };
}

const offOf = ({ leftPx, rightPx }: Insets): number => Math.abs(leftPx - rightPx);

/** The one cell of a repetition drawn by hand whose words are not centred as they are in all others. */
function offCentre({ cells }: Repetition): readonly (readonly [Layer, DrawnInsets])[] {
  const insets = cells.flatMap((cell) => insetsOf(cell) ?? []);
  if (insets.length < FEWEST_CELLS || insets.length < cells.length) return [];
  const odd = insets.filter((one) => offOf(one) > CENTRED_PX);
  const [only] = odd;
  const isSlip = only && offOf(only) >= SMALLEST_OFF_CENTRE_PX && offOf(only) <= LARGEST_OFF_CENTRE_PX;
  return isSlip && odd.length === 1 && !only.box.node.layout && !isForeignPart(only.box)
    ? [[only.box, only]]
    : [];
}

const offCentreBoxes = computed(
  (frame: Frame): ReadonlyMap<Layer, DrawnInsets> => new Map(repetitions(frame).flatMap(offCentre)),
);

const round = (px: number): number => Math.round(px * 100) / 100;

export const unevenPadding = defineRule({
  id: "uneven-padding",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://carbondesignsystem.com/elements/spacing/overview/",
  yieldsTo: ["odd-padding", "odd-size", "control-heights"],
  mendedIn: "component",
  says: {
    en: {
      title: "Left and right padding differ",
      problem: "“{name}” has {leftPx} px of padding on the left and {rightPx} px on the right.",
      why: "The content looks pushed to one side without a reason.",
      fix: "Use the same padding on both sides, such as {betterPx} px.",
    },
    fr: {
      title: "Marges gauche et droite différentes",
      problem: "« {name} » a {leftPx} px de marge intérieure à gauche et {rightPx} px à droite.",
      why: "Le contenu semble poussé d’un côté sans raison.",
      fix: "Mettez la même marge des deux côtés, par exemple {betterPx} px.",
    },
  },
  applies: (frame) => [
    ...frame.layers.filter(
      (layer) =>
        layer.node.layout !== undefined &&
        isPainted(layer) &&
        isSymmetric(layer) &&
        showsBothSides(layer) &&
        !isForeignPart(layer),
    ),
    ...offCentreBoxes(frame).keys(),
  ],
  check: (layer, { frame, pass, fail }) => {
    const drawn = offCentreBoxes(frame).get(layer);
    if (drawn) {
      const { leftPx, rightPx, text } = drawn;
      return fail(
        { name: layer.node.name, leftPx, rightPx, betterPx: round((leftPx + rightPx) / 2) },
        {
          named: { name: layer },
          mend: () => [propose("centre", {}, moveLayer(text, (rightPx - leftPx) / 2, 0))],
        },
      );
    }
    const [, rightPx = 0, , leftPx = 0] = layer.node.layout?.paddingPx ?? [];
    const off = Math.abs(leftPx - rightPx);
    if (off < OFF_PX.min || off > OFF_PX.max) return pass();
    const [smaller, larger] = [Math.min(leftPx, rightPx), Math.max(leftPx, rightPx)];
    const betterPx = smaller % 4 === 0 ? smaller : larger;
    return fail(
      { name: layer.node.name, leftPx, rightPx, betterPx },
      {
        named: { name: layer },
        mend: () => [
          propose("even-padding", { to: betterPx }, [
            ...lengthChange(layer, "padding-left", leftPx, betterPx),
            ...lengthChange(layer, "padding-right", rightPx, betterPx),
          ]),
        ],
      },
    );
  },
});
