import { BLACK, contrastOf, isGrey, mix, toHex, WHITE } from "../../../scene/colour.ts";
import type { Paint, Rgb, TextRun } from "../../../scene/scene.ts";
import { textPixels, type Doubt, type TextPixel } from "../../computed/backdrop.ts";
import { contrastRange, isKnown } from "../../computed/colour-range.ts";
import { isInPicture, isNoPart } from "../../computed/foreign-part.ts";
import { isDisabledLabel } from "../../computed/disabled-label.ts";
import { isMarkedDisabled } from "../../computed/is-disabled.ts";
import { isLogo } from "../../computed/is-logo.ts";
import { targetByLayer } from "../../computed/targets.ts";
import { closest, type Frame, type Layer, type TextLayer } from "../../frame.ts";
import { defineRule, type Severity } from "../../rule.ts";
import { isLargeText, WCAG } from "../../standards/wcag.ts";

/** Fewer failing places than this share are the rim of a shape, not what the text lies on. */
const MIN_FAILING_SHARE = 0.15;

/** Cut, not rounded: 4.499 must not read as 4.5. */
const cut = (ratio: number): number => Math.floor(ratio * 100) / 100;

type PixelContrast = ReturnType<typeof contrastRange> & { readonly pixel: TextPixel };

const measure = (pixel: TextPixel): PixelContrast => ({
  ...contrastRange(pixel.text, pixel.backdrop),
  pixel,
});

const isExact = ({ pixel }: PixelContrast): boolean => isKnown(pixel.text) && isKnown(pixel.backdrop);

const byWorst = (a: PixelContrast, b: PixelContrast): number => a.worst - b.worst;

/** Where a text colour has to go: light text stays light and dark text dark, where that is enough. */
function goalOf(text: Rgb, backdrop: Rgb, required: number): Rgb {
  const [near, far] =
    contrastOf(text, BLACK) >= contrastOf(backdrop, BLACK) ? [WHITE, BLACK] : [BLACK, WHITE];
  return contrastOf(near, backdrop) >= required + 0.05 ? near : far;
}

const COLOUR_STEPS = 50;

/** The nearest colour on the way to black or white that is readable on this backdrop; black or white if none is. */
function readableColor(text: Rgb, backdrop: Rgb, required: number): Rgb {
  const goal = goalOf(text, backdrop, required);
  for (let step = 1; step <= COLOUR_STEPS; step++) {
    const color = mix(text, goal, step / COLOUR_STEPS);
    if (contrastOf(color, backdrop) >= required + 0.05) return color;
  }
  return goal;
}

const severityOf = (ratio: number, required: number): Severity =>
  ratio < required * (2 / 3) ? "critical" : "major";

const DOUBTS: readonly Doubt[] = ["image", "blend", "shape", "shadow", "nothing"];

const doubtOf = (pixels: readonly PixelContrast[]): Doubt =>
  DOUBTS.find((doubt) => pixels.some(({ pixel }) => pixel.doubts.has(doubt))) ?? "shape";

type Verdict =
  | { readonly is: "readable" }
  | { readonly is: "doubtful"; readonly doubt: Doubt }
  | {
      readonly is: "too-weak";
      readonly at: PixelContrast;
      readonly ratio: number;
      readonly isCertain: boolean;
    };

/**
 * A text fails for certain only if its best place fails (ACT rule afw4f7); if known places fail and others pass, the
 * finding is likely.
 */
function judge(contrasts: readonly PixelContrast[], required: number): Verdict {
  const weak = contrasts.filter(({ worst }) => worst < required).toSorted(byWorst);
  const best = contrasts.toSorted((a, b) => b.best - a.best)[0];
  const worst = weak.find(isExact);
  if (!best || weak.length === 0) return { is: "readable" };
  if (best.best < required) return { is: "too-weak", at: best, ratio: best.best, isCertain: true };
  const failing = weak.filter(isExact).length / contrasts.length;
  if (worst && failing >= MIN_FAILING_SHARE)
    return { is: "too-weak", at: worst, ratio: worst.worst, isCertain: false };
  return weak.every(isExact) ? { is: "readable" } : { is: "doubtful", doubt: doubtOf(weak) };
}

function judgeRun(frame: Frame, layer: TextLayer, run: TextRun, fills: readonly Paint[]) {
  const required = WCAG.textContrast[isLargeText(run) ? "large" : "normal"];
  const contrasts = textPixels(frame, layer, fills).map(measure);
  return { required, verdict: judge(contrasts, required) };
}

interface WeakPlace {
  readonly pixel: TextPixel;
  readonly ratio: number;
}

/** A button whose grey label is fainter than this on a grey fill may be one that cannot be used now. */
const FAINTEST_IN_USE = 2.5;
const DECORATION = { smallestPx: 64, ratio: 1.6 };

const FADED_OPACITY = 0.7;

const buttonAround = (layer: TextLayer, frame: Frame): Layer | undefined =>
  closest(layer, (one) => {
    const target = targetByLayer(frame).get(one);
    return target !== undefined && (target.kind === "button" || target.how === "structure");
  });

/** A button that is faded, or grey on grey: inactive controls are drawn so, and WCAG exempts them. */
function looksInactive(layer: TextLayer, frame: Frame, { pixel, ratio }: WeakPlace): boolean {
  const button = buttonAround(layer, frame);
  if (!button) return false;
  const isGreyOnGrey = isGrey(pixel.text.lo) && isGrey(pixel.backdrop.lo) && ratio < FAINTEST_IN_USE;
  return isGreyOnGrey || (button.node.opacity ?? 1) <= FADED_OPACITY;
}

/** What cannot be seen at all is no visual presentation of text: it may be hidden on purpose. */
const isInvisible = (ratio: number): boolean => ratio < 1.001;

/** Huge letters that can hardly be seen are painted as decoration. */
const looksDecorative = ({ sizePx }: TextRun, ratio: number): boolean =>
  sizePx >= DECORATION.smallestPx && ratio < DECORATION.ratio;

const hasWords = ({ node }: TextLayer, { start, end }: TextRun): boolean =>
  /[\p{L}\p{N}]/u.test(node.text.characters.slice(start, end));

export const textContrast = defineRule({
  id: "text-contrast",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  basis: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
  says: {
    title: "Text too faint to read",
    problem:
      "The contrast between the text ({textColor}) and what lies behind it ({backdropColor}) is {ratio}:1. At this size it needs at least {required}:1.",
    why: "People with low vision, and anyone in sunlight or on a poor screen, cannot read it.",
    fix: "Use a colour such as {suggestedColor} for the text, or change what lies behind it.",
    unsure: {
      image: "The text lies on a picture, so its contrast depends on the pixels under it.",
      blend: "A blend mode mixes the colours here, so the contrast cannot be computed.",
      shape: "A shape lies behind part of the text, and its exact outline is not known.",
      shadow: "The text casts a shadow, and how much of it lies behind the letters is not known.",
      invisible:
        "The text has the colour of what lies behind it. If people have to read it, it is too faint.",
      inactive: "This looks like a button that cannot be used now. If it can, its text is too faint.",
      decoration: "These letters look like decoration. If people have to read them, they are too faint.",
      nothing: "Nothing opaque lies behind the text, so its backdrop is not known.",
    },
  },
  applies: (frame) =>
    frame.texts.filter(
      (layer) =>
        !isMarkedDisabled(layer) &&
        !isDisabledLabel(layer, frame) &&
        !isLogo(layer) &&
        !isNoPart(layer) &&
        !isInPicture(layer),
    ),
  check: (layer, { frame, pass, fail, unsure }) =>
    layer.node.text.runs
      .filter((run) => hasWords(layer, run))
      .map((run) => {
        const fills = run.fills ?? layer.node.fills;
        if (!fills) return pass();
        const { required, verdict } = judgeRun(frame, layer, run, fills);
        if (verdict.is === "readable") return pass();
        if (verdict.is === "doubtful") return unsure(verdict.doubt);
        if (verdict.isCertain && isInvisible(verdict.ratio)) return unsure("invisible");
        if (looksInactive(layer, frame, { pixel: verdict.at.pixel, ratio: verdict.ratio }))
          return unsure("inactive");
        if (looksDecorative(run, verdict.ratio)) return unsure("decoration");
        const { text, backdrop } = verdict.at.pixel;
        const evidence = {
          ratio: cut(verdict.ratio),
          required,
          textColor: toHex(text.lo),
          backdropColor: toHex(backdrop.lo),
          suggestedColor: toHex(readableColor(text.lo, backdrop.lo, required)),
          sizePx: run.sizePx,
          weight: run.weight,
        };
        return fail(evidence, {
          severity: severityOf(verdict.ratio, required),
          certainty: verdict.isCertain ? "measured" : "likely",
          cause: `${evidence.textColor} ${evidence.backdropColor} ${required}`,
        });
      }),
});
