import type { PressedRole } from "../../perception/elements/element.ts";
import { cutRatio, BLACK, colorfulness, contrastOf, luminance, toHex, WHITE } from "../../scene/color.ts";
import type { Rgb, TextRun } from "../../scene/scene.ts";
import { closest, type Frame, type Layer, type TextLayer } from "../../perception/frame/frame.ts";
import { contradiction } from "../../perception/contrast/contradiction.ts";
import { isKnown } from "../../perception/paint/color-range.ts";
import { readableColor } from "../../perception/contrast/colors/readable-color.ts";
import type { RunContrast, WeakText } from "../../perception/contrast/run-contrast.ts";
import { WCAG } from "../../standards/wcag.ts";
import { isDarkOnDark } from "../../perception/contrast/colors/dark-on-dark.ts";
import { enoughAllOver } from "./enough-all-over.ts";
import { missedContrast } from "../weigh/degree.ts";
import { inkBox } from "../../perception/text/typography/ink.ts";
import { settingOf } from "../../perception/text/typography/text-style.ts";
import { computed } from "../../perception/frame/computed.ts";
import { totalOpacity } from "../../perception/paint/opacity.ts";
import { screenKind } from "../../perception/structure/screens/screen-kind.ts";
import { thingOfLayer } from "../../perception/things/thing-of-layer.ts";
import { targetByLayer } from "../../perception/controls/targets/targets.ts";

/** A button whose grey label is fainter than this on a grey fill may be one that cannot be used now. */
const FAINTEST_IN_USE = 2.5;
const FADED_OPACITY = 0.7;

/** A grey may be a warm or a cool one. */
const MOST_COLORFUL_GREY = 0.06;

const isNearlyGrey = (color: Rgb): boolean => colorfulness(color) <= MOST_COLORFUL_GREY;

/** So dark a green is black to the eye. */
const NEARLY_BLACK = 0.01;

const hasNoHue = (color: Rgb): boolean => isNearlyGrey(color) || luminance(color) <= NEARLY_BLACK;

/** Letters so large, with a contrast so low, are a pattern; the larger they are, the more of it they have. */
const DECORATION = [
  { smallestPx: 64, ratio: 1.6 },
  { smallestPx: 160, ratio: 2 },
] as const;

const BUTTONS: ReadonlySet<PressedRole | undefined> = new Set<PressedRole>(["button", "icon-button"]);

/** As high as a button may be on a sheet of parts, where no place tells that it is one. */
const TALLEST_PART_PX = 72;

const isPart = ({ node: { type, box } }: Layer): boolean =>
  (type === "COMPONENT" || type === "INSTANCE") && box.height <= TALLEST_PART_PX;

/** The button that holds the words, or on which they lie; on a sheet of parts the component that may be one. */
function buttonAround(layer: TextLayer, frame: Frame): Layer | undefined {
  const isButton = (one: Layer): boolean => BUTTONS.has(targetByLayer(frame).get(one)?.role);
  const ground = thingOfLayer(layer, frame)?.parent?.layer;
  const button = closest(layer, isButton) ?? (ground && isButton(ground) ? ground : undefined);
  return button ?? (screenKind(frame) === "specimen" ? closest(layer, isPart) : undefined);
}

/** The luminances of the words and of the tinted fill of a button that is washed out, and the largest contrast between them. */
const WASHED_OUT = { text: 0.4, backdrop: { least: 0.7, most: 0.95 }, mostRatio: 1.9 };

/**
 * Pale words on a fill that is paler still, and tinted: white on it would be a button in use that is hard to read, as is a
 * colour on grey.
 */
const isWashedOut = ({ text, backdrop, ratio }: WeakText): boolean =>
  (isNearlyGrey(text) || !isNearlyGrey(backdrop)) &&
  luminance(text) >= WASHED_OUT.text &&
  luminance(backdrop) >= Math.max(WASHED_OUT.backdrop.least, luminance(text)) &&
  luminance(backdrop) <= WASHED_OUT.backdrop.most &&
  ratio <= WASHED_OUT.mostRatio;

/**
 * A button that is faded, washed out, or grey on grey: inactive controls are drawn so, and WCAG exempts them. Dark words on
 * a dark fill are a slip.
 */
export function looksInactive(layer: TextLayer, frame: Frame, weak: WeakText): boolean {
  const button = buttonAround(layer, frame);
  if (!button) return false;
  const { text, backdrop, ratio } = weak;
  const isGreyOnGrey =
    isNearlyGrey(text) && isNearlyGrey(backdrop) && ratio < FAINTEST_IN_USE && !isDarkOnDark(text, backdrop);
  return isGreyOnGrey || isWashedOut(weak) || (button.node.opacity ?? 1) <= FADED_OPACITY;
}

/** From so little on a layer is faded on purpose; from so much on it is not. */
const OPACITY = { faded: 0.6, whole: 0.9 };

const settingsInUse = computed(
  (frame: Frame): ReadonlySet<string> =>
    new Set(frame.texts.filter((text) => totalOpacity(text) >= OPACITY.whole).map(settingOf)),
);

/** True of words that are faded where others of their style and paint are not: what they belong to is not in use now. */
export const isFadedUnlikeOthers = (text: TextLayer, frame: Frame): boolean =>
  totalOpacity(text) <= OPACITY.faded && settingsInUse(frame).has(settingOf(text));

/** Huge letters that can hardly be seen are painted as decoration. */
export const looksDecorative = ({ sizePx }: TextRun, { ratio: seen }: WeakText): boolean =>
  DECORATION.some(({ smallestPx, ratio }) => sizePx >= smallestPx && seen < ratio);

/** Letters from such a size on are read with so little contrast, though WCAG asks for more: half of such findings were not worth saying. */
const READ_WITH_LESS = [
  { sizePx: 0, ratio: 3.5 },
  { sizePx: 48, ratio: 2 },
] as const;

/** The same for the contrast of large text; the label of a button is looked for, and has to be seen sooner. */
const READ_AS_LARGE_PX = { button: 20, other: 14 };

const isReadWithLess = (
  { sizePx }: TextRun,
  { ratio }: WeakText,
  on: keyof typeof READ_AS_LARGE_PX,
): boolean =>
  READ_WITH_LESS.some((one) => sizePx >= one.sizePx && ratio >= one.ratio) ||
  (sizePx >= READ_AS_LARGE_PX[on] && ratio >= WCAG.textContrast.AA.large);

/** No eye tells 4.45:1 from 4.5:1. */
const BY_A_HAIR = 0.1;

/**
 * The harm of a contrast that is missed: what only AAA or the house asks for hurts less than what AA asks for, by however much it
 * is missed.
 */
export function hurtOf(
  layer: TextLayer,
  frame: Frame,
  { level, required, run }: RunContrast,
  weak: WeakText,
) {
  if (level !== "AA") return { kind: level === "AAA" ? "wcag-aaa" : "house" } as const;
  if (weak.ratio >= required - BY_A_HAIR) return { severity: "suggestion" } as const;
  const on = buttonAround(layer, frame) ? "button" : "other";
  return { miss: isReadWithLess(run, weak, on) ? 0 : missedContrast(weak.ratio, required) };
}

/** Where no colour is enough, the best there is. */
const clearest = (ground: Rgb): Rgb =>
  contrastOf(WHITE, ground) > contrastOf(BLACK, ground) ? WHITE : BLACK;

/** The numbers behind a text that is too faint, and the nearest colours of its own and of its ground that are not. */
export function weakTextEvidence(contrast: RunContrast, weak: WeakText) {
  const { run, required, wanted } = contrast;
  const { text, backdrop, ratio } = weak;
  return {
    ratio: cutRatio(ratio),
    required,
    textColor: toHex(text),
    backdropColor: toHex(backdrop),
    suggestedColor: toHex(
      hasNoHue(text) && isDarkOnDark(text, backdrop)
        ? WHITE
        : (enoughAllOver(contrast, weak) ?? readableColor(text, backdrop, wanted) ?? clearest(backdrop)),
    ),
    suggestedBackdropColor: toHex(readableColor(backdrop, text, wanted) ?? clearest(text)),
    sizePx: run.sizePx,
    weight: run.weight,
  };
}

/** The contrast of a text in the picture of its frame, when that clearly denies that it is too faint. */
export function seenContrast(
  layer: TextLayer,
  frame: Frame,
  { required, pixels }: RunContrast,
  { text, backdrop }: WeakText,
): number | undefined {
  const ink = inkBox(layer);
  const isAlone = layer.node.text.runs.length === 1;
  const otherGrounds = pixels.flatMap(({ backdrop: one }) => (isKnown(one) ? [one.lo] : []));
  const claim = { ink: text, ground: backdrop, required, isAlone, otherGrounds };
  return ink ? contradiction(frame, ink, claim) : undefined;
}
