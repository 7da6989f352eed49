import { readNumbers } from "../../letters-of-numbers.ts";

/**
 * Two layers of weights between the cells of a grid and the names of icons, packed into texts: whole
 * numbers, as `writeNumbers` writes them, times `unit`; each layer row by row of what goes in, then what is added to each that comes out.
 */
export interface PackedNetwork {
  readonly hidden: number;
  readonly outputs: number;
  /** From the cells to the hidden ones, and from these to the answers. */
  readonly inner: PackedLayer;
  readonly outer: PackedLayer;
}

interface PackedLayer {
  readonly unit: number;
  readonly weights: string;
}

/** The share that is taken off each cell before it is weighed: about as much as cells hold on average. */
export const MEAN_CELL = 0.2;

/** Tells the share of each output for what goes in; they sum up to 1. */
export type Network = (input: Float64Array) => Float64Array;

/** Weights are steps of a unit, so many to each side: finer ones weigh more and tell no better. */
export const MOST_STEPS = 15;

const weightsOf = ({ unit, weights }: PackedLayer): Float64Array =>
  Float64Array.from(readNumbers(weights), (steps) => steps * unit);

/** Sends numbers through a layer of weights. */
function through(input: Float64Array, weights: Float64Array, outputs: number): Float64Array {
  const sums = weights.slice(input.length * outputs);
  for (let from = 0; from < input.length; from++) {
    const value = input[from] as number;
    if (value === 0) continue;
    for (let to = 0; to < outputs; to++)
      sums[to] = (sums[to] as number) + value * (weights[from * outputs + to] as number);
  }
  return sums;
}

/** Unpacks a network. */
export function unpackNetwork({ hidden, outputs, ...packed }: PackedNetwork): Network {
  const [inner, outer] = [weightsOf(packed.inner), weightsOf(packed.outer)];
  return (input) => {
    const seen = through(
      input.map((cell) => cell - MEAN_CELL),
      inner,
      hidden,
    ).map((sum) => Math.max(0, sum));
    const scores = through(seen, outer, outputs);
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / whole);
  };
}
