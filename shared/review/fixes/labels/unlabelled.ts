import { widthOf } from "../../../mend/width-of.ts";
import { usualLabel } from "../../../perception/controls/fields/field-labels.ts";
import { fields } from "../../../perception/controls/fields/fields.ts";
import { placeholderOnly } from "../../../perception/controls/fields/placeholder-only.ts";
import { roomAbove } from "../../../perception/controls/fields/room-above.ts";
import type { Frame, Layer, TextLayer } from "../../../perception/frame/frame.ts";
import { textLanguage } from "../../../perception/text/language/language.ts";
import { labelFromPlaceholder } from "./label-from-placeholder.ts";
import { labelLook, type LabelLook } from "./label-look.ts";

/** A field that is to have a label. */
export interface Unlabelled {
  readonly field: Layer;
  readonly words: string;
  readonly look: LabelLook;
  readonly x: number;
  readonly width: number;
  /** The free height above it; none where an auto layout makes room. */
  readonly roomPx: number;
}

const leftOf = ({ node }: Layer, frame: Frame): number => node.box.x + (usualLabel(frame)?.indentPx ?? 0);

const widthIn = ({ like, sizePx }: LabelLook, words: string): number => {
  const [run] = like.node.text.runs;
  return run ? Math.ceil(widthOf({ runs: [{ ...run, sizePx, start: 0, end: words.length }] })) : 0;
};

function unlabelled(field: Layer, placeholder: TextLayer, frame: Frame): Unlabelled | undefined {
  const words = labelFromPlaceholder(placeholder.node.text.characters, textLanguage(placeholder, frame));
  if (!words) return undefined;
  const look = labelLook(placeholder, frame);
  const width = widthIn(look, words);
  const x = leftOf(field, frame);
  const roomPx = roomAbove(field, { ...field.node.box, x, width }, frame);
  return { field, words, look, x, width, roomPx };
}

const SAME_PX = 4;
/** More fields than a form has: a table, or a sheet of examples. */
const MOST_FIELDS = 40;

const columnOf = ({ node: { box } }: Layer): string =>
  `${Math.round(box.x / SAME_PX)} ${Math.round(box.width / SAME_PX)}`;

/**
 * The fields that only a placeholder explains, with those in the same column whose words explain them well enough: all of
 * them get a label, or the form looks torn. None where one of them can have none.
 */
export function unlabelledIn(frame: Frame): readonly Unlabelled[] {
  const asked = new Map(
    [...fields(frame).keys()].flatMap((field) => {
      const placeholder = placeholderOnly(field, frame);
      return placeholder ? [[field, placeholder] as const] : [];
    }),
  );
  const columns = new Set([...asked.keys()].map(columnOf));
  const lacking = [...fields(frame).values()].filter(
    ({ target: { layer }, label }) => columns.has(columnOf(layer)) && !(label && usualLabel(frame)),
  );
  if (lacking.length > MOST_FIELDS) return [];
  const wanted = lacking.map(({ target: { layer }, inside, label }) => {
    const placeholder = asked.get(layer) ?? (inside.length === 1 && !label ? inside[0] : undefined);
    return placeholder && unlabelled(layer, placeholder, frame);
  });
  return wanted.every((one) => one !== undefined)
    ? wanted.toSorted((a, b) => a.field.node.box.y - b.field.node.box.y || a.x - b.x)
    : [];
}
