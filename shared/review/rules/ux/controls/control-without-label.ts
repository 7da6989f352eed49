import type { PressedRole } from "../../../../perception/elements/element.ts";
import { groupBy } from "../../../../group-by.ts";
import type { Box } from "../../../../scene/scene.ts";
import { contains, gapBetween, grow, union } from "../../../../scene/geometry.ts";
import { isSearchField } from "../../../../perception/controls/fields/field-purpose.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { fields } from "../../../../perception/controls/fields/fields.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { repetitions } from "../../../../perception/structure/repetition/repetition.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import { boxPainter, hasPicture } from "../../../../perception/paint/painted-box.ts";
import { textsOf } from "../../../../perception/controls/targets/target-words.ts";
import { activeTargets, targetByLayer } from "../../../../perception/controls/targets/targets.ts";
import { screenKind } from "../../../../perception/structure/screens/screen-kind.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import {
  ancestors,
  descendants,
  type Frame,
  isText,
  type Layer,
  originOf,
} from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** A question above a field may stand further away than a label. */
const ABOVE_PX = 64;
const CONTAINERS_AROUND = 3;
/** Narrower boxes are the cells of a code: one text speaks for all. */
const SMALLEST_FIELD_PX = 80;

/** True when a text stands in the row of a layer, however far away, or right above or below it. */
function hasTextNear(frame: Frame, { node: { box } }: Layer): boolean {
  const tall = grow(box, ABOVE_PX);
  const around = { ...tall, x: frame.root.node.box.x, width: frame.root.node.box.width };
  return textIndex(frame)
    .touching(around)
    .some((text) => {
      const gap = gapBetween(text.node.box, box);
      return gap.y <= 0 || gap.x <= 0;
    });
}

/** A control in a card or on a picture chooses that card or picture. */
const hasTextOrPictureAround = (layer: Layer): boolean =>
  ancestors(layer)
    .filter(({ parent }) => parent !== null)
    .slice(0, CONTAINERS_AROUND)
    .some((one) => hasPicture(one) || descendants(one).some(hasPicture) || textsOf(one).length > 0);

/**
 * True when an icon is drawn in an empty field: it may say what the field is for, as a magnifying glass does,
 * but nobody can be sure of what it shows.
 */
const showsIcon = (layer: Layer, frame: Frame): boolean =>
  elementByLayer(frame).get(layer)?.parts.icons !== undefined;

function isBare(frame: Frame, layer: Layer): boolean {
  if (textsOf(layer).length > 0 || hasTextNear(frame, layer)) return false;
  const field = fields(frame).get(layer);
  if (field)
    return field.inside.length === 0 && !field.label && !isSearchField(field) && !showsIcon(layer, frame);
  return !hasTextOrPictureAround(layer);
}

const BUTTON = { minWidthPx: 48, minHeightPx: 24 };

/** A button of a component in which nothing is drawn, on a screen whose other buttons have words: no shape of a screen that loads. */
function isEmptyButton(layer: Layer, frame: Frame): boolean {
  const { width, height } = layer.node.box;
  if (!layer.node.instance) return false;
  const isLarge = width >= BUTTON.minWidthPx && height >= BUTTON.minHeightPx;
  const isWordless = textIndex(frame).touching(layer.node.box).length === 0;
  return (
    isLarge && isWordless && boxPainter(layer) !== undefined && isBlank(layer) && wordyButtons(frame) > 0
  );
}

/** A button that is cut off by an edge may have its words behind it. */
const isBlank = (layer: Layer): boolean =>
  !hasPicture(layer) &&
  layer.visibleBox !== null &&
  contains(layer.visibleBox, layer.node.box, 1) &&
  descendants(layer).every((one) => one.visibleBox === null || (isText(one) && wordsOf(one) === ""));

const wordyButtons = computed(
  (frame: Frame): number =>
    activeTargets(frame, "button", "icon-button").filter((one) => textsOf(one).length > 0).length,
);

/** Instances of one component in one layer, by both. */
const siblingsOf = ({ parent, node }: Layer): string => `${parent?.order} ${node.instance?.componentId}`;

const FEWEST_ROWS = 3;

/** The controls of a list whose row has no words, where all others of the same component have some. */
const wordlessOnes = computed((frame: Frame): ReadonlySet<Layer> => {
  const instances = frame.layers.filter(({ node, visibleBox }) => visibleBox && node.instance?.componentId);
  const lists = [...groupBy(instances, siblingsOf).values()].filter(({ length }) => length >= FEWEST_ROWS);
  const bare = lists.map((rows) => rows.filter((row) => textsOf(row).length === 0));
  const only = bare.filter(({ length }) => length === 1).flat();
  return new Set(only.flatMap((row) => [row, ...descendants(row)]));
});

/** Fewer boxes in rows and columns may be a short form in two columns. */
const FEWEST_CELLS_OF_TABLE = 6;

/** Boxes to fill in that stand in rows and columns are the cells of a table or a matrix: none has words of its own. */
const tables = computed((frame: Frame): readonly Box[] =>
  repetitions(frame)
    .filter(({ axis, cells }) => axis === "grid" && cells.length >= FEWEST_CELLS_OF_TABLE)
    .flatMap(({ cells }) => union(cells.map(({ box }) => box)) ?? []),
);

/** The cell that is being filled in may be drawn a little larger than the others. */
const LARGER_PX = 4;

const isCellOfTable = ({ node: { box } }: Layer, frame: Frame): boolean =>
  tables(frame).some((table) => box.width < table.width / 2 && contains(table, box, LARGER_PX));

/**
 * The cause of a missing label. A control that is drawn freely has no name to share: then it is one cause where
 * the role and the size are the same.
 */
function causeOf(layer: Layer, frame: Frame): string {
  const { width, height } = layer.node.box;
  const role = targetByLayer(frame).get(layer)?.role ?? "";
  return originOf(layer) === layer.node.id
    ? `${role} ${Math.round(width)} ${Math.round(height)}`
    : layer.node.name;
}

const JUDGED: readonly PressedRole[] = ["field", "checkbox", "radio", "switch", "button", "icon-button"];

const isButton = (role: PressedRole | undefined): boolean => role === "button" || role === "icon-button";

/** True when a layer surely is the control that it is called. */
function isSureRole(layer: Layer, frame: Frame): boolean {
  const role = targetByLayer(frame).get(layer)?.role;
  if (isButton(role)) return isEmptyButton(layer, frame);
  if (role === "field") return layer.node.box.width >= SMALLEST_FIELD_PX && !isCellOfTable(layer, frame);
  // 'Toggle' and 'switch' are also said of buttons.
  return role !== "switch" || elementByLayer(frame).get(layer)?.role === "switch";
}

export const controlWithoutLabel = defineRule({
  id: "control-without-label",
  aspect: "ux",
  severity: "major",
  judges: "fields",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  yieldsTo: ["unclear-tab-bar"],
  says: {
    en: {
      title: "Control without a label",
      problem: "No words in or next to “{name}” say what it is for.",
      why: "People have to guess what it does or asks for, and a screen reader has nothing to announce.",
      fix: "Give it a short label: on a button, otherwise above the control or right beside it.",
    },
    fr: {
      title: "Commande sans libellé",
      problem: "Aucun mot dans « {name} » ni à côté ne dit à quoi cela sert.",
      why: "Il faut deviner ce que cela fait ou demande, et un lecteur d’écran n’a rien à annoncer.",
      fix: "Donnez-lui un libellé court : dans le bouton, sinon au-dessus ou juste à côté.",
    },
  },
  // On a sheet of components nobody enters anything, and where no word is written yet a label is the least that is missing.
  applies: (frame) =>
    screenKind(frame) === "specimen" || frame.texts.length === 0
      ? []
      : activeTargets(frame, ...JUDGED).filter((layer) => isSureRole(layer, frame)),
  check: (layer, { frame, pass, fail }) => {
    const target = targetByLayer(frame).get(layer);
    return isButton(target?.role) || wordlessOnes(frame).has(layer) || isBare(frame, layer)
      ? fail({ name: layer }, { cause: causeOf(layer, frame), isGuess: target?.isDeclared === false })
      : pass();
  },
});
