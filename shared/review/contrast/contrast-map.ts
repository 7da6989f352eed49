import { runContrasts, textsToRead, type RunContrast } from "../../perception/contrast/run-contrast.ts";
import { elements } from "../../perception/elements/elements.ts";
import { openInSteps, type Frame, type TextLayer } from "../../perception/frame/frame.ts";
import type { FramePixels } from "../../perception/frame/frame-pixels.ts";
import type { Box, Scene, SceneNode } from "../../scene/scene.ts";
import { type Demands, USUAL_DEMANDS } from "../../standards/demands.ts";
import { cutRatio, looksDecorative, looksInactive, seenContrast } from "./weak-text.ts";

/** The contrast of one text as it was measured. */
export interface ContrastMark {
  readonly id: string;
  /** The words that people see. */
  readonly name: string;
  /** The part of it that can be seen, in px of the canvas. */
  readonly box: Box;
  readonly is: "pass" | "fail" | "unsure";
  /** The lowest ratio of its places, cut to two decimals; absent where it cannot be told. */
  readonly ratio?: number;
  /** The ratio that its size needs. */
  readonly required: number;
}

type Told = Pick<ContrastMark, "is" | "ratio" | "required">;

const WORST_FIRST: readonly ContrastMark["is"][] = ["fail", "unsure", "pass"];

const isInvisible = (ratio: number): boolean => ratio < 1.001;

/**
 * True when the rule on contrast would ask: the picture denies that the text is too faint, or it may be so on
 * purpose.
 */
function isOpen(layer: TextLayer, frame: Frame, contrast: RunContrast): boolean {
  const { verdict, run } = contrast;
  if (verdict.is !== "too-weak") return verdict.is === "doubtful";
  return (
    (verdict.isCertain && isInvisible(verdict.ratio)) ||
    seenContrast(layer, frame, contrast, verdict) !== undefined ||
    looksInactive(layer, frame, verdict) ||
    looksDecorative(run, verdict)
  );
}

function tell(layer: TextLayer, frame: Frame, contrast: RunContrast): Told {
  const { verdict, required, wanted, worst } = contrast;
  if (verdict.is === "readable")
    return { is: "pass", required: wanted, ...(worst >= wanted && { ratio: cutRatio(worst) }) };
  if (isOpen(layer, frame, contrast))
    return { is: "unsure", required, ...(verdict.is === "too-weak" && { ratio: cutRatio(verdict.ratio) }) };
  return { is: "fail", required, ...(verdict.is === "too-weak" && { ratio: cutRatio(verdict.ratio) }) };
}

const rankOf = ({ is }: Told): number => WORST_FIRST.indexOf(is);

const isWorse = (a: Told, b: Told): boolean =>
  rankOf(a) !== rankOf(b) ? rankOf(a) < rankOf(b) : (a.ratio ?? Infinity) < (b.ratio ?? Infinity);

/** The worst of a text's stretches speaks for it. */
function markOf(layer: TextLayer, frame: Frame): ContrastMark | undefined {
  const { id, text } = layer.node;
  const name = text.characters.replace(/\s+/g, " ").trim();
  const told = runContrasts(layer, frame).map((contrast) => tell(layer, frame, contrast));
  if (!layer.visibleBox || told.length === 0) return undefined;
  const worst = told.reduce((a, b) => (isWorse(b, a) ? b : a));
  return { id, name, box: layer.visibleBox, ...worst };
}

const TEXTS_A_STEP = 32;

/**
 * Measures the contrast of each text on a screen as the rule on contrast does, in steps. The worst come last, so that
 * they are drawn over the others. What takes more steps than a screen is given is left out.
 */
export function* contrastMapInSteps(
  scene: Scene,
  node: SceneNode,
  { pixels, ...demands }: { readonly pixels?: FramePixels | null } & Pick<Demands, "level" | "house">,
): Generator<void, readonly ContrastMark[], void> {
  const frame = yield* openInSteps(scene, node, {
    pixels: pixels ?? undefined,
    demands: { ...USUAL_DEMANDS, ...demands },
  });
  const marks: ContrastMark[] = [];
  try {
    yield* elements.inSteps(frame);
    for (const [index, layer] of textsToRead(frame).entries()) {
      if (index % TEXTS_A_STEP === 0) yield;
      const mark = markOf(layer, frame);
      if (mark) marks.push(mark);
    }
  } catch {
    // A screen with more on it than may be looked at: what was measured until then is shown.
  }
  return marks.toSorted((a, b) => rankOf(b) - rankOf(a));
}
