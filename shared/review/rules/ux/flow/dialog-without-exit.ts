import { groupBy } from "../../../../group-by.ts";
import { targets } from "../../../../perception/controls/targets/targets.ts";
import { mayLeadOut } from "../../../../perception/controls/way-out.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, type Layer, isText } from "../../../../perception/frame/frame.ts";
import { hasFill } from "../../../../perception/paint/painted-box.ts";
import { isOpaque, veils } from "../../../../perception/paint/veils.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { countWords } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { contains } from "../../../../scene/geometry.ts";

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
const closedDialogs = computed((frame: Frame): readonly Layer[] =>
  veils(frame)
    .flatMap((veil) => dialogOver(veil, frame) ?? [])
    .filter((dialog) => isWithoutExit(dialog, frame)),
);

export const dialogWithoutExit = defineRule({
  id: "dialog-without-exit",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  says: {
    en: {
      title: "A dialog with no way out",
      problem:
        "“{name}” lies over the darkened screen, and nothing in it can be pressed to close it or to go on.",
      why: "Not everyone thinks of tapping outside it, and with a keyboard or a screen reader that is not possible.",
      fix: "Add a close button at the top, or a button at the bottom such as “Not now”.",
    },
    fr: {
      title: "Une fenêtre sans sortie",
      problem:
        "« {name} » recouvre l’écran assombri, et rien à l’intérieur ne permet de la fermer ni de continuer.",
      why: "Tout le monde ne pense pas à toucher à côté, et c’est impossible au clavier ou avec un lecteur d’écran.",
      fix: "Ajoutez un bouton de fermeture en haut, ou un bouton en bas, par exemple « Plus tard ».",
    },
  },
  applies: (frame) => (isScreen(frame) ? closedDialogs(frame) : []),
  check: (dialog, { fail }) => fail({ name: dialog.node.name }, { named: { name: dialog } }),
});
