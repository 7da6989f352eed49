import { center } from "../../scene/geometry.ts";
import { descendants, isText, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { LABEL_BOX_WORDS } from "../../standards/control-names.ts";
import { controlKindOfName, namesOf } from "./control-kind.ts";
import { boxPainter, hasPicture } from "../paint/painted-box.ts";
import { nameWords } from "../text/words.ts";

const HEIGHT_PX = { min: 32, max: 64 };
const WIDTH_PX = { min: 64, max: 400 };
const SMALLEST_RADIUS_PX = 2;
const LONGEST_LABEL = 24;
const MOST_WORDS = 4;
const SMALLEST_LABEL_PX = 13;
const LARGEST_ICON_PX = 28;
const OFF_CENTRE_PX = 4;
const SMALLEST_PADDING_PX = 8;

const isBetween = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

const hasButtonSize = ({ node: { box } }: Layer): boolean =>
  isBetween(box.height, HEIGHT_PX) && isBetween(box.width, WIDTH_PX) && box.width > box.height * 1.5;

const isRounded = ({ node }: Layer): boolean =>
  node.cornerRadiiPx?.every((radius) => radius >= SMALLEST_RADIUS_PX) ?? false;

const isShortLabel = ({ node: { text } }: TextLayer): boolean =>
  /\p{L}{2}/u.test(text.characters) &&
  text.characters.trim().length <= LONGEST_LABEL &&
  text.characters.trim().split(/\s+/).length <= MOST_WORDS &&
  text.runs.every((run) => run.sizePx >= SMALLEST_LABEL_PX);

function isCentred(label: TextLayer, box: Layer): boolean {
  const [inner, outer] = [center(label.node.box), center(box.node.box)];
  const isInMiddle =
    Math.abs(inner.y - outer.y) <= OFF_CENTRE_PX && Math.abs(inner.x - outer.x) <= OFF_CENTRE_PX;
  const fitsClosely = label.node.text.resize === "width-and-height";
  const isPadded = box.node.box.width - label.node.box.width >= 2 * SMALLEST_PADDING_PX;
  return isInMiddle && (label.node.text.alignHorizontal === "center" || (fitsClosely && isPadded));
}

const isIconPart = ({ node: { box } }: Layer): boolean =>
  box.width <= LARGEST_ICON_PX && box.height <= LARGEST_ICON_PX;

const isCalledOtherwise = (layer: Layer, frame: Frame): boolean =>
  namesOf(layer, frame).some(
    (name) => controlKindOfName(name) === "none" || nameWords(name).some((word) => LABEL_BOX_WORDS.has(word)),
  );

/** Whether a layer looks like a button, whatever it is called: a small rounded box around one short centred label. */
export function looksLikeButton(layer: Layer, frame: Frame): boolean {
  if (isText(layer) || !hasButtonSize(layer)) return false;
  const painter = boxPainter(layer);
  if (!painter || !isRounded(painter) || hasPicture(painter)) return false;
  const inner = descendants(layer).filter((one) => one !== painter);
  const labels = inner.filter(isText);
  const [label] = labels;
  if (!label || labels.length > 1 || !isShortLabel(label) || !isCentred(label, layer)) return false;
  return inner.every((one) => one === label || isIconPart(one)) && !isCalledOtherwise(layer, frame);
}
