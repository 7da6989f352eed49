import type { Frame, Layer } from "../../../../../perception/frame/frame.ts";
import type { FailOptions, GivenEvidence } from "../../../../rule.ts";

/** Things a few px off, and all that is said of them. */
export interface PixelSlip<
  Kind extends string = string,
  Said extends GivenEvidence = GivenEvidence,
> extends Omit<FailOptions, "advice"> {
  readonly kind?: Kind;
  /** The layers that it is about: of none of them another slip speaks. */
  readonly layers: readonly [Layer, ...Layer[]];
  readonly said: Said;
}

/** Finds the slips of one kind. */
export type SlipFinder = (frame: Frame) => readonly PixelSlip[];

/** The evidence of a slip by its names. */
export type SaidOf<Names extends string> = Readonly<
  Record<Names, string | number | readonly number[] | Layer>
>;

/** Layers as those of one slip, of which it names the first and the last. */
export function fromTo(layers: readonly Layer[]) {
  const [first, ...others] = layers as readonly [Layer, ...Layer[]];
  const last = others.at(-1) ?? first;
  return {
    layers: [first, ...others] as const,
    ends: { first, last },
  };
}
