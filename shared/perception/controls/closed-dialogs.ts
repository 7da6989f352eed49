import { groupBy } from "../../group-by.ts";
import { contains } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { type Frame, isText, type Layer } from "../frame/frame.ts";
import { hasFill } from "../paint/painted-box.ts";
import { countWords } from "../text/language/prose.ts";
import { isOpaque, veils } from "../paint/veils.ts";
import { targets } from "./targets/targets.ts";
import { mayLeadOut } from "./way-out.ts";

const DIALOG = { minWidthPx: 160, minHeightPx: 80, mostShare: 0.9 };
/** Less is a note that goes away by itself, or says that something is loading. */
const FEWEST_WORDS = 6;

/** The first opaque box that is painted over a veil. */
const dialogOver = (veil: Layer, frame: Frame): Layer | undefined =>
  frame.layers.find(
    (layer) =>
      layer.order > veil.order &&
      !isText(layer) &&
      hasFill(layer) &&
      isOpaque(layer) &&
      layer.node.box.width >= DIALOG.minWidthPx &&
      layer.node.box.height >= DIALOG.minHeightPx &&
      layer.node.box.height <= DIALOG.mostShare * veil.node.box.height &&
      contains(veil.node.box, layer.node.box, 1),
  );

const FEWEST_SIGNS = 3;

/** Where a sign stands, and how large it is: the arrows at the end of rows are alike. */
const placeOf = ({ node: { box } }: Layer): string =>
  [box.x, box.width, box.height].map((px) => Math.round(px)).join(" ");

/** The signs that several rows have: they lead from their row to more of it, and not out. */
function signsOfRows(inside: readonly Layer[]): ReadonlySet<Layer> {
  const columns = groupBy(
    inside.filter((layer) => !isText(layer)),
    placeOf,
  );
  return new Set([...columns.values()].filter((signs) => signs.length >= FEWEST_SIGNS).flat());
}

function isWithoutExit(dialog: Layer, frame: Frame): boolean {
  const isInside = (layer: Layer): boolean =>
    layer !== dialog &&
    layer.order > dialog.order &&
    layer.visibleBox !== null &&
    contains(dialog.node.box, layer.node.box, 24);
  const inside = frame.layers.filter(isInside);
  const ofRows = signsOfRows(inside);
  const words = inside.filter(isText).reduce((sum, { node }) => sum + countWords(node.text.characters), 0);
  return (
    words >= FEWEST_WORDS &&
    !inside.some((layer) => mayLeadOut(layer) && !ofRows.has(layer)) &&
    !targets(frame).some(({ layer }) => isInside(layer))
  );
}

/** The dialogs over a darkened screen in which nothing can be pressed. */
export const closedDialogs = computed((frame: Frame): readonly Layer[] =>
  veils(frame)
    .flatMap((veil) => dialogOver(veil, frame) ?? [])
    .filter((dialog) => isWithoutExit(dialog, frame)),
);
