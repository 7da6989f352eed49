import type { LabelChange } from "../../mend/change.ts";
import { widthOf } from "../../mend/set-text.ts";
import { usualLabel } from "../../perception/controls/fields/field-labels.ts";
import { fields } from "../../perception/controls/fields/fields.ts";
import { placeholderOnly } from "../../perception/controls/fields/placeholder-only.ts";
import { roomAbove } from "../../perception/controls/fields/room-above.ts";
import { computed } from "../../perception/frame/computed.ts";
import { closest, type Frame, type Layer } from "../../perception/frame/frame.ts";
import { groundBehind } from "../../perception/paint/backdrop.ts";
import { textLanguage } from "../../perception/text/language/language.ts";
import { contains } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { propose, type Proposal } from "./fix.ts";
import { labelFromPlaceholder } from "./label-from-placeholder.ts";
import { labelColor, labelLook, type LabelLook } from "./label-look.ts";
import { isPlacedByLayout } from "./set-values.ts";

/** A field that is to have a label. */
interface Unlabelled {
  readonly field: Layer;
  readonly words: string;
  readonly look: LabelLook;
  readonly x: number;
  readonly width: number;
  /** The free height above it; none where an auto layout makes room. */
  readonly roomPx: number;
}

/** A label stands near its field: nearer by half than what is above. */
const GAPS_PX = [8, 7, 6, 5, 4] as const;
const NEARER = 1.5;
const leftOf = ({ node }: Layer, frame: Frame): number => node.box.x + (usualLabel(frame)?.indentPx ?? 0);

const widthIn = ({ like, sizePx }: LabelLook, words: string): number => {
  const [run] = like.node.text.runs;
  return run ? Math.ceil(widthOf({ runs: [{ ...run, sizePx, start: 0, end: words.length }] })) : 0;
};

function unlabelled(field: Layer, frame: Frame): Unlabelled | undefined {
  const placeholder = placeholderOnly(field, frame);
  const words =
    placeholder && labelFromPlaceholder(placeholder.node.text.characters, textLanguage(placeholder, frame));
  if (!words) return undefined;
  const look = labelLook(placeholder, frame);
  const width = widthIn(look, words);
  const x = leftOf(field, frame);
  const roomPx = roomAbove(field, { ...field.node.box, x, width }, frame);
  return { field, words, look, x, width, roomPx };
}

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

function changeFor(
  { field, words, look, x, width }: Unlabelled,
  gapPx: number,
  frame: Frame,
): LabelChange | undefined {
  const { box } = field.node;
  const label = { x, y: box.y - gapPx - look.linePx, width, height: look.linePx };
  const beside = besideOf(field, label);
  if (!beside || (isPlacedByLayout(beside) && !isInStack(beside, gapPx))) return undefined;
  const ground = groundBehind(frame, isPlacedByLayout(beside) ? box : label, field.order);
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

/** The labels that the fields of a frame can have which only a placeholder explains, all with one gap. */
const labels = computed((frame: Frame): ReadonlyMap<Layer, LabelChange> => {
  const wanted = [...fields(frame).keys()].flatMap((field) => unlabelled(field, frame) ?? []);
  const usual = usualLabel(frame)?.gapPx;
  const gaps = usual === undefined ? GAPS_PX : [Math.max(4, Math.round(usual))];
  const gapPx = gaps.find((gap) => wanted.every(isEnough(gap))) ?? Math.min(...gaps);
  return new Map(
    wanted.filter(isEnough(gapPx)).flatMap((one) => {
      const change = changeFor(one, gapPx, frame);
      return change ? [[one.field, change] as const] : [];
    }),
  );
});

/** Puts a label above a field that only its placeholder explains, where there is room for it. */
export function putLabel(field: Layer, frame: Frame): readonly Proposal[] {
  const change = labels(frame).get(field);
  return change ? [propose("label-above", { to: change.to }, [change])] : [];
}
