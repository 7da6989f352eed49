import type { LabelChange } from "../../../mend/change.ts";
import { usualLabel } from "../../../perception/controls/fields/field-labels.ts";
import { computed } from "../../../perception/frame/computed.ts";
import { closest, type Frame, type Layer } from "../../../perception/frame/frame.ts";
import { groundBehind } from "../../../perception/paint/backdrop.ts";
import { contains } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { labelColor } from "./label-look.ts";
import { makeRoom, type Room } from "./make-room.ts";
import { isPlacedByLayout } from "../set-values.ts";
import { type Unlabelled, unlabelledIn } from "./unlabelled.ts";

/** A label stands near its field: nearer by half than what is above. */
const GAPS_PX = [8, 7, 6, 5, 4] as const;
const NEARER = 1.5;

const isInInstance = ({ node, parent }: Layer): boolean =>
  node.id.includes(";") ||
  (parent !== null && closest(parent, (one) => one.node.type === "INSTANCE") !== undefined);

/** The layer beside which a label finds its place: not in what is drawn right around the field. */
function besideOf(field: Layer, label: Box): Layer | undefined {
  const found = closest(
    field,
    (one) => isPlacedByLayout(one) || (one.parent !== null && contains(one.parent.node.box, label)),
  );
  return found?.parent && found.parent.node.type !== "BOOLEAN_OPERATION" && !isInInstance(found)
    ? found
    : undefined;
}

/** True where a stack can take a field with its label in the place of the field. */
const isInStack = ({ node, parent }: Layer, gapPx: number): boolean =>
  parent?.node.layout?.direction === "vertical" &&
  parent.node.layout.align !== "space-between" &&
  parent.node.layout.gapPx >= NEARER * gapPx &&
  parent.node.sizing?.vertical === "hug" &&
  node.sizing?.vertical !== "fill";

/** How the labels of a frame stand above their fields. */
interface Standing {
  readonly gapPx: number;
  /** How far a field goes down, to make room. */
  readonly downOf: (field: Layer) => number;
  /** The place in the painting order below which only the ground of the labels is painted. */
  readonly groundBelow: (field: Layer) => number;
}

function changeFor(
  { field, words, look, x, width }: Unlabelled,
  { gapPx, downOf, groundBelow }: Standing,
  frame: Frame,
): LabelChange | undefined {
  const { box } = field.node;
  const label = { x, y: box.y + downOf(field) - gapPx - look.linePx, width, height: look.linePx };
  const beside = besideOf(field, label);
  if (!beside || (isPlacedByLayout(beside) && !isInStack(beside, gapPx))) return undefined;
  const ground = groundBehind(frame, isPlacedByLayout(beside) ? box : label, groundBelow(field));
  const ink = ground && labelColor(look, ground, frame);
  return (
    ink && {
      layer: beside.node.id,
      property: "label",
      from: beside.node.box,
      to: words,
      box: label,
      like: look.like.node.id,
      sizePx: look.sizePx,
      ...ink,
    }
  );
}

const isEnough =
  (gapPx: number) =>
  ({ field, look, roomPx }: Unlabelled): boolean =>
    isPlacedByLayout(field) || roomPx >= look.linePx + gapPx + NEARER * gapPx;

/** Where fields stand too close, each goes down by so much that its label stands well between it and the one above. */
const APART = { gapPx: 6, abovePx: 12 };

/** All labels for the fields of a frame, and what moves to make room for them. */
interface Labels {
  readonly byField: ReadonlyMap<Layer, LabelChange>;
  readonly room?: Room;
}

const NO_LABELS: Labels = { byField: new Map() };

/** The labels of all these fields, or of none. */
function labelsIn(
  frame: Frame,
  wanted: readonly Unlabelled[],
  standing: Standing,
): ReadonlyMap<Layer, LabelChange> {
  const found = wanted.flatMap((one) => {
    const change = changeFor(one, standing, frame);
    return change ? [[one.field, change] as const] : [];
  });
  return new Map(found.length === wanted.length ? found : []);
}

function movedApart(frame: Frame, wanted: readonly Unlabelled[], gapPx: number): Labels {
  const wishes = wanted.map(({ field, look, roomPx }) => ({
    field,
    px: Math.max(0, Math.ceil(look.linePx + gapPx + Math.max(APART.abovePx, gapPx * NEARER) - roomPx)),
  }));
  const parent = wanted[0]?.field.parent;
  const room = parent && !parent.node.layout ? makeRoom(parent, wishes) : undefined;
  if (!room) return NO_LABELS;
  const lowest = wanted.reduce((least, { field }) => Math.min(least, field.order), Infinity);
  const standing = { gapPx, downOf: room.downOf, groundBelow: () => lowest };
  return { byField: labelsIn(frame, wanted, standing), room };
}

/** The labels that the fields of a frame can have which only a placeholder explains, all with one gap. */
const labels = computed((frame: Frame): Labels => {
  const wanted = unlabelledIn(frame);
  const usual = usualLabel(frame)?.gapPx;
  const gaps = usual === undefined ? GAPS_PX : [Math.max(4, Math.round(usual))];
  const gapPx = gaps.find((gap) => wanted.every(isEnough(gap)));
  if (gapPx === undefined) return movedApart(frame, wanted, gaps.length > 1 ? APART.gapPx : (gaps[0] ?? 0));
  const standing = { gapPx, downOf: () => 0, groundBelow: ({ order }: Layer) => order };
  return { byField: labelsIn(frame, wanted, standing) };
});

/** Puts labels above a field that only its placeholder explains and those beside it, where there is room or some can be made. */
export function putLabels(field: Layer, frame: Frame): readonly Proposal[] {
  const { byField, room } = labels(frame);
  const [first] = byField.values();
  if (!first || !byField.has(field)) return [];
  const changes = [...byField.values(), ...(room?.changes ?? [])];
  const [to, count, px] = [first.to, byField.size, room?.mostPx ?? 0];
  if (count === 1)
    return [room ? propose("label-with-room", { to, px }, changes) : propose("label-above", { to }, changes)];
  return [
    room
      ? propose("labels-with-room", { to, count, px }, changes)
      : propose("labels-above", { to, count }, changes),
  ];
}
