import { PICTOGRAMS } from "../../shared/perception/icons/pictograms.ts";
import { MEAN_CELL, MOST_STEPS, type PackedNetwork } from "../../shared/perception/icons/network.ts";
import { writeNumbers } from "../../shared/letters-of-numbers.ts";
import { GRID_SIDE } from "../../shared/perception/icons/raster.ts";
import { randomFrom } from "../elements/random-from.ts";
import type { IconExample } from "./examples.ts";

const INPUTS = GRID_SIDE * GRID_SIDE;
const HIDDEN = 32;
const OUTPUTS = PICTOGRAMS.length + 1;
const ROUNDS = 40;
const BATCH = 64;
const RATE = 0.002;
/** The share of hidden cells that sit out, so that no cell is relied on alone. */
const LEFT_OUT = 0.2;
const DECAY = 1e-4;
/** A name with few examples counts as if it had more, within limits. */
const USUAL_EXAMPLES = 200;
const LARGEST_WEIGHT = 4;
/** The share of examples that are moved by a cell in a round. */
const MOVED = 0.35;

type Random = () => number;

/** Close to a normal distribution: the middle of twelve. */
const spread = (random: Random): number =>
  Array.from({ length: 12 }, () => random()).reduce((sum, one) => sum + one, -6);

/** Weights with what Adam remembers of their slopes. */
class Weights {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;

  constructor(rows: number, columns: number, random: Random, size: number) {
    const length = (rows + 1) * columns;
    this.values = Float64Array.from({ length }, (_, at) => (at < rows * columns ? size * spread(random) : 0));
    this.slopes = new Float64Array(length);
    this.#means = new Float64Array(length);
    this.#squares = new Float64Array(length);
  }

  /** Moves against the slopes, and forgets them. */
  step(rate: number, time: number): void {
    for (let at = 0; at < this.values.length; at++) {
      const slope = (this.slopes[at] as number) + DECAY * (this.values[at] as number);
      const mean = (this.#means[at] = 0.9 * (this.#means[at] as number) + 0.1 * slope);
      const square = (this.#squares[at] = 0.999 * (this.#squares[at] as number) + 0.001 * slope * slope);
      const [evenMean, evenSquare] = [mean / (1 - 0.9 ** time), square / (1 - 0.999 ** time)];
      this.values[at] = (this.values[at] as number) - (rate * evenMean) / (Math.sqrt(evenSquare) + 1e-8);
      this.slopes[at] = 0;
    }
  }
}

/** A grid as it might have been drawn as well: moved by a cell, bolder or thinner. */
function varied(grid: Float64Array, random: Random): Float64Array {
  const ink = 0.8 + 0.4 * random();
  const isMoved = random() < MOVED;
  const [right, down] = isMoved ? [Math.floor(3 * random()) - 1, Math.floor(3 * random()) - 1] : [0, 0];
  return grid.map((_, at) => {
    const [x, y] = [(at % GRID_SIDE) - right, Math.floor(at / GRID_SIDE) - down];
    const isInside = x >= 0 && y >= 0 && x < GRID_SIDE && y < GRID_SIDE;
    return Math.min(1, ink * (isInside ? (grid[y * GRID_SIDE + x] as number) : 0)) - MEAN_CELL;
  });
}

/** Adds the slopes of one example. */
function learnFrom(
  input: Float64Array,
  label: number,
  weight: number,
  [inner, outer]: readonly [Weights, Weights],
  random: Random,
): void {
  const hidden = inner.values.slice(INPUTS * HIDDEN);
  for (let from = 0; from < INPUTS; from++) {
    const value = input[from] as number;
    for (let to = 0; to < HIDDEN; to++)
      hidden[to] = (hidden[to] as number) + value * (inner.values[from * HIDDEN + to] as number);
  }
  for (let at = 0; at < HIDDEN; at++) {
    const isOut = random() < LEFT_OUT;
    hidden[at] = isOut ? 0 : Math.max(0, hidden[at] as number) / (1 - LEFT_OUT);
  }
  const scores = outer.values.slice(HIDDEN * OUTPUTS);
  for (let from = 0; from < HIDDEN; from++)
    for (let to = 0; to < OUTPUTS; to++)
      scores[to] =
        (scores[to] as number) + (hidden[from] as number) * (outer.values[from * OUTPUTS + to] as number);
  const most = Math.max(...scores);
  const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  const slopes = scores.map(
    (score, at) => weight * (Math.exp(score - most) / whole - (at === label ? 1 : 0)),
  );
  for (let from = 0; from < HIDDEN; from++) {
    if (hidden[from] === 0) continue;
    let slope = 0;
    for (let to = 0; to < OUTPUTS; to++) {
      const at = from * OUTPUTS + to;
      slope += (slopes[to] as number) * (outer.values[at] as number);
      outer.slopes[at] = (outer.slopes[at] as number) + (hidden[from] as number) * (slopes[to] as number);
    }
    slope /= 1 - LEFT_OUT;
    for (let cell = 0; cell < INPUTS; cell++) {
      const at = cell * HIDDEN + from;
      inner.slopes[at] = (inner.slopes[at] as number) + slope * (input[cell] as number);
    }
    const added = INPUTS * HIDDEN + from;
    inner.slopes[added] = (inner.slopes[added] as number) + slope;
  }
  for (let to = 0; to < OUTPUTS; to++) {
    const added = HIDDEN * OUTPUTS + to;
    outer.slopes[added] = (outer.slopes[added] as number) + (slopes[to] as number);
  }
}

function pack(weights: Weights) {
  const largest = weights.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const unit = Number((largest / MOST_STEPS).toPrecision(6));
  return { unit, weights: writeNumbers([...weights.values].map((value) => Math.round(value / unit))) };
}

function weightsOf(examples: readonly IconExample[]): readonly number[] {
  const counts = Array.from(
    { length: OUTPUTS },
    (_, label) => examples.filter((one) => one.label === label).length,
  );
  return counts.map((count, label) =>
    label === 0 ? 1 : Math.min(LARGEST_WEIGHT, Math.sqrt(USUAL_EXAMPLES / Math.max(1, count))),
  );
}

/** Learns to tell icons by their shape. The same examples always give the same network. */
export function learnIcons(examples: readonly IconExample[]): PackedNetwork {
  const random = randomFrom(1);
  const layers = [
    new Weights(INPUTS, HIDDEN, random, 0.08),
    new Weights(HIDDEN, OUTPUTS, random, 0.1),
  ] as const;
  const weights = weightsOf(examples);
  let time = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const left = [...examples];
    while (left.length > 0) {
      const size = Math.min(BATCH, left.length);
      for (let one = 0; one < size; one++) {
        const at = Math.floor(random() * left.length);
        const { grid, label } = left[at] as IconExample;
        left[at] = left.at(-1) as IconExample;
        left.pop();
        learnFrom(varied(grid, random), label, (weights[label] ?? 1) / size, layers, random);
      }
      time += 1;
      for (const layer of layers) layer.step(RATE * (1 - round / (ROUNDS * 1.1)), time);
    }
  }
  return { hidden: HIDDEN, outputs: OUTPUTS, inner: pack(layers[0]), outer: pack(layers[1]) };
}
