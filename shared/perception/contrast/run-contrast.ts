import { contrastOf, quantize } from "../../scene/color.ts";
import type { Paint, Rgb, TextRun } from "../../scene/scene.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { isLargeText, levelsUpTo, WCAG, type Level } from "../../standards/wcag.ts";
import { textPixels, type Doubt, type TextPixel } from "../paint/backdrop.ts";
import { clearestPair, contrastRange, isKnown, known } from "../paint/color-range.ts";
import { computedInSteps } from "../frame/computed.ts";
import { filterInSteps } from "../frame/steps.ts";
import { isDisabledLabel } from "../controls/disabled-label.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { isMarkedDisabled } from "../elements/is-disabled.ts";
import { isLogo } from "../parts/is-logo.ts";
import { isWordmark } from "../parts/is-wordmark.ts";
import { isDrawnWithLetters } from "./icons/control-symbol.ts";
import { MIN_FAILING_SHARE, sampledContrast } from "./sampled-contrast.ts";
import { countWords } from "../text/language/prose.ts";
import { isShownOnSheet } from "../structure/screens/on-sheet.ts";
import { isVeiled } from "../paint/veils.ts";
import { seenTexts } from "../paint/seen-texts.ts";

type PixelContrast = ReturnType<typeof contrastRange> & { readonly pixel: TextPixel };

/** A text that is too faint: where, and by how much. */
export interface WeakText {
  readonly is: "too-weak";
  readonly pixel: TextPixel;
  /** The two colours of 8 bits a channel that have the ratio. */
  readonly text: Rgb;
  readonly backdrop: Rgb;
  readonly ratio: number;
  /** All of it is; else it is readable in other places. */
  readonly isCertain: boolean;
}

interface Readable {
  readonly is: "readable";
}

const READABLE: Readable = { is: "readable" };

type ContrastVerdict = Readable | { readonly is: "doubtful"; readonly doubt: Doubt } | WeakText;

/** The level of WCAG that asks for a contrast, or the house whose screen it is. */
type Asker = Level | "house";

/** A stretch of text, and what its colours make of it. */
export interface RunContrast {
  readonly run: TextRun;
  /** The ratio that WCAG asks for at its size. */
  readonly required: number;
  /** The ratio at which the frame has nothing left to ask: that of the level that it is judged by, or of its house. */
  readonly wanted: number;
  /** Who asks for it: of those whom it misses the mildest, else the strictest. */
  readonly level: Asker;
  readonly pixels: readonly TextPixel[];
  /** The lowest ratio that one of its places may have. */
  readonly worst: number;
  readonly verdict: ContrastVerdict;
}

const NO_DOUBTS: ReadonlySet<Doubt> = new Set();

const measure = (pixel: TextPixel): PixelContrast => ({
  ...contrastRange(pixel.text, pixel.backdrop),
  pixel,
});

const isExact = ({ pixel }: PixelContrast): boolean => isKnown(pixel.text) && isKnown(pixel.backdrop);

const byWorst = (a: PixelContrast, b: PixelContrast): number => a.worst - b.worst;

const DOUBTS: readonly Doubt[] = ["image", "blend", "shape", "shadow", "nothing"];

/** Where the ground is known, it is the letters whose color is not. */
const doubtOf = (pixels: readonly PixelContrast[]): Doubt =>
  DOUBTS.find((doubt) => pixels.some(({ pixel }) => pixel.doubts.has(doubt))) ??
  (pixels.every(({ pixel }) => isKnown(pixel.backdrop)) ? "ink" : "shape");

/** Painted are colours of 8 bits a channel: what falls short by less than that does not fall short. */
function tooWeak({ pixel }: PixelContrast, required: number, isCertain: boolean): WeakText | Readable {
  const [text, backdrop] = clearestPair(pixel.text, pixel.backdrop).map(quantize) as [Rgb, Rgb];
  const ratio = contrastOf(text, backdrop);
  return ratio < required ? { is: "too-weak", pixel, text, backdrop, ratio, isCertain } : READABLE;
}

/**
 * A text fails for certain only if its best place fails (ACT rule afw4f7); if known places fail and others pass, the
 * finding is likely.
 */
function judge(contrasts: readonly PixelContrast[], required: number): ContrastVerdict {
  const weak = contrasts.filter(({ worst }) => worst < required).toSorted(byWorst);
  if (weak.length === 0) return READABLE;
  const best = contrasts.reduce((a, b) => (b.best > a.best ? b : a));
  const worst = weak.find(isExact);
  if (best.best < required) return tooWeak(best, required, true);
  const failing = weak.filter(isExact).length / contrasts.length;
  if (worst && failing >= MIN_FAILING_SHARE) return tooWeak(worst, required, false);
  return weak.every(isExact) ? READABLE : { is: "doubtful", doubt: doubtOf(weak) };
}

/** Doubts that a picture of the frame can settle, though its layers cannot. */
const SHOWN: ReadonlySet<Doubt> = new Set(["image", "shape", "blend", "shadow"]);

/**
 * Gives the verdict by the picture of the frame in place of a doubtful one, when there is a picture that settles it.
 */
function lookAtPicture(
  layer: TextLayer,
  frame: Frame,
  required: number,
  verdict: ContrastVerdict,
): ContrastVerdict {
  if (verdict.is !== "doubtful" || !SHOWN.has(verdict.doubt)) return verdict;
  const seen = sampledContrast(layer, frame, required);
  if (!seen || seen.is === "readable") return seen ?? verdict;
  const { ratio, isCertain, text, backdrop } = seen;
  const pixel = { text: known(text), backdrop: known(backdrop), doubts: NO_DOUBTS };
  return { is: "too-weak", pixel, text, backdrop, ratio, isCertain };
}

const hasWords = ({ node }: TextLayer, { start, end }: TextRun): boolean =>
  countWords(node.text.characters.slice(start, end)) > 0;

/** The places of a text in each of its colours, each looked at once: a text may change its colour with every letter. */
function placesOf(layer: TextLayer, frame: Frame): (fills: readonly Paint[]) => readonly TextPixel[] {
  if (layer.node.text.runs.length === 1) return (fills) => textPixels(frame, layer, fills);
  const known = new Map<string, readonly TextPixel[]>();
  return (fills) => {
    const key = JSON.stringify(fills);
    const pixels = known.get(key) ?? textPixels(frame, layer, fills);
    known.set(key, pixels);
    return pixels;
  };
}

type Judged = Pick<RunContrast, "level" | "required" | "verdict">;

type Asked = Pick<RunContrast, "level" | "required">;

/** The ratios that are asked for at a size, the mildest first: those of WCAG, and a stricter one of the house. */
function contrastsAsked(
  { demands: { level: highest, house } }: Frame,
  size: "large" | "normal",
): readonly Asked[] {
  const asked = levelsUpTo(highest).map((level) => ({ level, required: WCAG.textContrast[level][size] }));
  const { minContrast = 0 } = house?.values ?? {};
  return minContrast > WCAG.textContrast[highest][size]
    ? [...asked, { level: "house", required: minContrast }]
    : asked;
}

/** The ratio at which nothing is left to ask of a text of this size. */
export const contrastWanted = (frame: Frame, size: "large" | "normal"): number =>
  Math.max(...contrastsAsked(frame, size).map(({ required }) => required));

/** By the mildest ratio that a text misses, or else by the strictest that is asked for. */
function judgeByLevels(
  frame: Frame,
  size: "large" | "normal",
  judgeBy: (required: number) => ContrastVerdict,
): Judged {
  const judged = contrastsAsked(frame, size).map((one): Judged => ({
    ...one,
    verdict: judgeBy(one.required),
  }));
  return judged.find(({ verdict }) => verdict.is === "too-weak") ?? (judged.at(-1) as Judged);
}

/** Words in several colours stand in places of their own, which the editor does not tell: some may lie where others would not be seen. */
const hasSeveralColors = ({ node: { text, fills } }: TextLayer): boolean =>
  new Set(text.runs.map((run) => JSON.stringify(run.fills ?? fills))).size > 1;

const UNPLACED: ContrastVerdict = { is: "doubtful", doubt: "shape" };

/** The contrast of each stretch of words in a text where it stands. */
export function runContrasts(layer: TextLayer, frame: Frame): readonly RunContrast[] {
  const pixelsIn = placesOf(layer, frame);
  const isUnplaced = (verdict: ContrastVerdict): boolean =>
    verdict.is === "too-weak" && !verdict.isCertain && hasSeveralColors(layer);
  return layer.node.text.runs
    .filter((run) => hasWords(layer, run))
    .flatMap((run) => {
      const fills = run.fills ?? layer.node.fills;
      if (!fills?.length) return [];
      const pixels = pixelsIn(fills);
      const contrasts = pixels.map(measure);
      const worst = Math.min(...contrasts.map((contrast) => contrast.worst));
      const size = isLargeText(run) ? "large" : "normal";
      const wanted = contrastWanted(frame, size);
      const judged = judgeByLevels(frame, size, (required) => {
        const verdict = judge(contrasts, required);
        return lookAtPicture(layer, frame, required, isUnplaced(verdict) ? UNPLACED : verdict);
      });
      return { run, pixels, worst, wanted, ...judged };
    });
}

const isToRead = (layer: TextLayer, frame: Frame): boolean =>
  !layer.node.isMask &&
  !isDrawnWithLetters(layer, frame) &&
  !isMarkedDisabled(layer) &&
  !isDisabledLabel(layer, frame) &&
  !isLogo(layer) &&
  !isWordmark(layer, frame) &&
  !isForeignPart(layer) &&
  !isShownOnSheet(layer, frame) &&
  !isVeiled(layer, frame);

/** The texts that people have to read: not those of inactive controls or below a veil, logos, pictures and notes, nor masks. */
export const textsToRead = computedInSteps((frame: Frame) =>
  filterInSteps(seenTexts(frame), (layer) => isToRead(layer, frame)),
);
