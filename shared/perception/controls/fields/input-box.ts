import { descendants, isText, type Layer } from "../../frame/frame.ts";
import { isPainted } from "../../paint/painted-box.ts";

const SMALLEST_SHARE_OF_WIDTH = 0.6;
const SMALLEST_HEIGHT_PX = 20;
/** A box this much smaller than its field leaves room for a label above, below or beside it. */
const LABEL_ROOM_PX = 10;

const isInputBox = (field: Layer, inner: Layer): boolean =>
  !isText(inner) &&
  isPainted(inner) &&
  inner.visibleBox !== null &&
  inner.node.box.width >= SMALLEST_SHARE_OF_WIDTH * field.node.box.width &&
  inner.node.box.height >= SMALLEST_HEIGHT_PX &&
  inner.node.box.height <= field.node.box.height - LABEL_ROOM_PX;

/** The box to type into inside a field with a label; the field itself when it has no such box. */
export function inputBoxOf(field: Layer): Layer {
  if (isPainted(field)) return field;
  return descendants(field).find((inner) => isInputBox(field, inner)) ?? field;
}
