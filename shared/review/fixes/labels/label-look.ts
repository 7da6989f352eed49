import { areNear } from "../../../scene/geometry.ts";
import { usualLabel } from "../../../perception/controls/fields/field-labels.ts";
import { fields } from "../../../perception/controls/fields/fields.ts";
import { palette } from "../../../perception/contrast/colors/palette.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import { computed } from "../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../perception/frame/frame.ts";
import { groundBehind } from "../../../perception/paint/backdrop.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";
import { contrastOf, isGrey, toHex } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { groupBy } from "../../../group-by.ts";
import { contrastWanted } from "../../../perception/contrast/run-contrast.ts";

/** How a label is set that has no other to follow. */
const SMALLEST_PX = 12;
const USUAL_PX = 16;
/** A label is a little smaller than what is entered; very large words ask for a larger one. */
const SHARE = { usual: 0.875, large: 0.6 };
const NEAR_PX = 2;
/** A size that only one text has may be a slip itself. */
const FEWEST_USES = 2;
const MOST_TEXTS = 200;

const writtenInFields = computed(
  (frame: Frame): ReadonlySet<Layer> => new Set([...fields(frame).values()].flatMap(({ inside }) => inside)),
);

const textsBeside = computed((frame: Frame): readonly TextLayer[] =>
  frame.texts.filter((text) => !writtenInFields(frame).has(text)).slice(0, MOST_TEXTS),
);

/** The size of a label by that of the words in its field: one that the screen has already, where one is near. */
function sizeBeside(placeholderPx: number, frame: Frame): number {
  const share = Math.max(Math.min(USUAL_PX, placeholderPx * SHARE.usual), placeholderPx * SHARE.large);
  const wanted = Math.max(SMALLEST_PX, Math.round(share));
  const uses = new Map<number, number>();
  for (const { sizePx } of textsBeside(frame).map(styleOf))
    if (areNear(sizePx, wanted, NEAR_PX) && sizePx >= SMALLEST_PX && sizePx <= placeholderPx)
      uses.set(sizePx, (uses.get(sizePx) ?? 0) + 1);
  const [used] = [...uses].toSorted(
    (a, b) => b[1] - a[1] || Math.abs(a[0] - wanted) - Math.abs(b[0] - wanted),
  );
  return used && used[1] >= FEWEST_USES ? used[0] : wanted;
}

const solidColor = ({ node }: TextLayer): Rgb | undefined => {
  const [paint, ...others] = node.fills ?? [];
  const isPlain = paint?.type === "solid" && (paint.opacity ?? 1) === 1 && others.length === 0;
  return isPlain ? paint.color : undefined;
};

/** A text beside fields: its colour, and that of the ground it stands on. */
interface Ink {
  readonly color: Rgb;
  readonly ground: string | undefined;
}

const inksBeside = computed((frame: Frame): readonly Ink[] =>
  textsBeside(frame).flatMap((text) => {
    const [color, ink] = [solidColor(text), inkBox(text)];
    const ground = ink ? groundBehind(frame, ink, text.order) : undefined;
    return color ? [{ color, ground: ground && toHex(ground) }] : [];
  }),
);

/** The colour that most texts have on this ground, beside fields, or else elsewhere, among those that can be read on it. */
function colorInUse(ground: Rgb, required: number, frame: Frame): Rgb | undefined {
  const readable = inksBeside(frame).filter(({ color }) => contrastOf(color, ground) >= required);
  const countHere = (inks: readonly Ink[]): number =>
    inks.filter((ink) => ink.ground === toHex(ground)).length;
  // Where no text stands on this ground, the quiet colours come first: a loud one may say more than a label does.
  return [...groupBy(readable, ({ color }) => toHex(color)).values()]
    .map((inks) => ({ color: inks[0].color, here: countHere(inks), uses: inks.length }))
    .toSorted(
      (a, b) => b.here - a.here || Number(isGrey(b.color)) - Number(isGrey(a.color)) || b.uses - a.uses,
    )[0]?.color;
}

/** The variable or the style that gives the screen this colour. */
function sourceOf(color: string, frame: Frame): { readonly variable?: string; readonly style?: string } {
  const source = palette(frame).find(({ role, hex }) => role === "text" && hex === color)?.source;
  return source ? { [source.kind]: source.id } : {};
}

/** How a new label is set. */
export interface LabelLook {
  /** The text whose font it takes. */
  readonly like: TextLayer;
  readonly sizePx: number;
  readonly linePx: number;
}

const LINE = 1.25;

/** Set as the other labels of the screen are, else as the words in the field, smaller. */
export function labelLook(placeholder: TextLayer, frame: Frame): LabelLook {
  const like = usualLabel(frame)?.text ?? placeholder;
  const { sizePx, lineHeightPx } = styleOf(like);
  if (like !== placeholder) return { like, sizePx, linePx: Math.round(lineHeightPx) };
  const own = sizeBeside(sizePx, frame);
  return { like, sizePx: own, linePx: Math.round(own * LINE) };
}

/** The colour of a label on a ground; undefined where none can be read on it. */
export function labelColor(
  { like }: LabelLook,
  ground: Rgb,
  frame: Frame,
): { readonly color: string; readonly variable?: string; readonly style?: string } | undefined {
  const required = contrastWanted(frame, "normal");
  const own = solidColor(like);
  const isLabel = usualLabel(frame)?.text === like;
  const kept = isLabel && own && contrastOf(own, ground) >= required ? own : undefined;
  const color = kept ?? colorInUse(ground, required, frame) ?? (own && readableColor(own, ground, required));
  return color && { color: toHex(color), ...sourceOf(toHex(color), frame) };
}
