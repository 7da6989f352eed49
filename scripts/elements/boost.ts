import { randomFrom } from "./random-from.ts";

/** A table of examples: a row of numbers each, and the class that each belongs to. */
export interface Examples {
  readonly rows: readonly Float64Array[];
  /** Index into the classes. */
  readonly labels: Uint8Array;
  /** How much each row counts. */
  readonly weights: Float64Array;
}

export interface BoostOptions {
  readonly classes: number;
  readonly rounds: number;
  readonly depth: number;
  readonly learningRate: number;
  /** Share of the rows and of the columns that each tree sees. */
  readonly rowShare: number;
  readonly columnShare: number;
  /** Least sum of curvatures in a leaf. */
  readonly leastInLeaf: number;
  readonly seed: number;
}

/** A tree with all its branches: inner nodes by level, then the leaves. A row goes right when its value is above. */
export interface Tree {
  readonly features: Int16Array;
  readonly thresholds: Float64Array;
  readonly leaves: Float64Array;
}

/** Trees by round and class. */
export interface Trees {
  readonly base: Float64Array;
  readonly rounds: readonly (readonly Tree[])[];
}

const BINS = 48;

/** Edges between bins that hold about as many values each; a value belongs to the bin of the first edge not below it. */
function edgesOf(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  const edges = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / BINS);
    const [low, high] = [sorted[at - 1] ?? 0, sorted[at] ?? 0];
    edges.add(Number(((low + high) / 2).toPrecision(4)));
  }
  return Float64Array.from(edges).sort();
}

function binOf(value: number, edges: Float64Array): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (edges[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Binned {
  readonly edges: readonly Float64Array[];
  /** The bins of all rows, column by column. */
  readonly bins: readonly Uint8Array[];
}

function binRows(rows: readonly Float64Array[]): Binned {
  const width = rows[0]?.length ?? 0;
  const edges: Float64Array[] = [];
  const bins: Uint8Array[] = [];
  for (let column = 0; column < width; column++) {
    const own = edgesOf(Float64Array.from(rows, (row) => row[column] as number));
    edges.push(own);
    bins.push(Uint8Array.from(rows, (row) => binOf(row[column] as number, own)));
  }
  return { edges, bins };
}

const REGULAR = 2;
const LEAST_GAIN = 1e-6;

/** The rows that a tree is grown on, and how far each should move. */
interface Slopes {
  readonly sample: Int32Array;
  readonly gradients: Float64Array;
  readonly curvatures: Float64Array;
}

/** A tree while it grows: for each inner node its column, its bin and its threshold. */
interface Growing {
  readonly features: Int16Array;
  readonly cuts: Uint8Array;
  readonly thresholds: Float64Array;
}

/** Adds up gradients and curvatures of the rows by place: two numbers each. */
function sumByPlace(
  { sample, gradients, curvatures }: Slopes,
  places: Int32Array,
  count: number,
): Float64Array {
  const sums = new Float64Array(count * 2);
  for (let index = 0; index < sample.length; index++) {
    const row = sample[index] as number;
    const at = (places[index] as number) * 2;
    sums[at] = (sums[at] as number) + (gradients[row] as number);
    sums[at + 1] = (sums[at + 1] as number) + (curvatures[row] as number);
  }
  return sums;
}

/** The same by place and bin. */
function sumByBin(
  { sample, gradients, curvatures }: Slopes,
  places: Int32Array,
  bins: Uint8Array,
  count: number,
): Float64Array {
  const sums = new Float64Array(count * BINS * 2);
  for (let index = 0; index < sample.length; index++) {
    const row = sample[index] as number;
    const at = ((places[index] as number) * BINS + (bins[row] as number)) * 2;
    sums[at] = (sums[at] as number) + (gradients[row] as number);
    sums[at + 1] = (sums[at + 1] as number) + (curvatures[row] as number);
  }
  return sums;
}

const scoreOf = (gradient: number, curvature: number): number => gradient ** 2 / (curvature + REGULAR);

interface Split {
  readonly gain: number;
  readonly bin: number;
}

/** The best place to split a node by one column; undefined when no split is better than the gain to beat. */
function bestSplit(
  histogram: Float64Array,
  node: number,
  [allG, allH]: readonly [number, number],
  bins: number,
  leastInLeaf: number,
  toBeat: number,
): Split | undefined {
  const whole = scoreOf(allG, allH);
  let best: Split | undefined;
  let [g, h] = [0, 0];
  for (let bin = 0; bin < bins; bin++) {
    const at = (node * BINS + bin) * 2;
    g += histogram[at] as number;
    h += histogram[at + 1] as number;
    if (h < leastInLeaf || allH - h < leastInLeaf) continue;
    const gain = scoreOf(g, h) + scoreOf(allG - g, allH - h) - whole;
    if (gain > (best?.gain ?? toBeat)) best = { gain, bin };
  }
  return best;
}

/** Splits all nodes of one level where that gains most. */
function splitLevel(
  growing: Growing,
  { edges, bins }: Binned,
  slopes: Slopes,
  places: Int32Array,
  columns: readonly number[],
  level: number,
  leastInLeaf: number,
): void {
  const [first, nodes] = [2 ** level - 1, 2 ** level];
  const sums = sumByPlace(slopes, places, nodes);
  const gains = new Float64Array(nodes).fill(LEAST_GAIN);
  for (const column of columns) {
    const own = bins[column] as Uint8Array;
    const cuts = edges[column] as Float64Array;
    const histogram = sumByBin(slopes, places, own, nodes);
    for (let node = 0; node < nodes; node++) {
      const all = [sums[2 * node] as number, sums[2 * node + 1] as number] as const;
      const split = bestSplit(histogram, node, all, cuts.length, leastInLeaf, gains[node] as number);
      if (!split) continue;
      gains[node] = split.gain;
      growing.features[first + node] = column;
      growing.cuts[first + node] = split.bin;
      growing.thresholds[first + node] = cuts[split.bin] as number;
    }
  }
}

/** Where a row goes on from a place in a level: twice the place, and one more to the right. */
function nextPlace(
  { features, cuts }: Growing,
  { bins }: Binned,
  level: number,
  place: number,
  row: number,
): number {
  const node = 2 ** level - 1 + place;
  const feature = features[node] as number;
  const isRight = feature >= 0 && ((bins[feature] as Uint8Array)[row] as number) > (cuts[node] as number);
  return 2 * place + (isRight ? 1 : 0);
}

/** Grows one tree level by level on gradients and curvatures of the rows it sees. */
function growTree(
  binned: Binned,
  slopes: Slopes,
  columns: readonly number[],
  { depth, leastInLeaf, learningRate }: BoostOptions,
): { readonly tree: Tree; readonly leafOf: (row: number) => number } {
  const inner = 2 ** depth - 1;
  const growing: Growing = {
    features: new Int16Array(inner).fill(-1),
    cuts: new Uint8Array(inner),
    thresholds: new Float64Array(inner).fill(Infinity),
  };
  const { sample } = slopes;
  const places = new Int32Array(sample.length);
  for (let level = 0; level < depth; level++) {
    splitLevel(growing, binned, slopes, places, columns, level, leastInLeaf);
    for (let index = 0; index < sample.length; index++)
      places[index] = nextPlace(growing, binned, level, places[index] as number, sample[index] as number);
  }
  const sums = sumByPlace(slopes, places, 2 ** depth);
  const leaves = Float64Array.from(
    { length: 2 ** depth },
    (_, leaf) => (-learningRate * (sums[2 * leaf] as number)) / ((sums[2 * leaf + 1] as number) + REGULAR),
  );
  const leafOf = (row: number): number => {
    let place = 0;
    for (let level = 0; level < depth; level++) place = nextPlace(growing, binned, level, place, row);
    return place;
  };
  return { tree: { features: growing.features, thresholds: growing.thresholds, leaves }, leafOf };
}

const draw = (count: number, share: number, random: () => number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index).filter(() => random() < share);

/** How often each class is met, as the score before any tree. */
function baseOf({ labels, weights }: Examples, classes: number): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = new Float64Array(classes);
  labels.forEach((label, row) => {
    shares[label] = (shares[label] as number) + (weights[row] as number) / total;
  });
  return shares.map((share) => Math.log(Math.max(LEAST_GAIN, share)));
}

/** How the scores of all rows should move, by class. */
function slopesOf(scores: readonly Float64Array[], { labels, weights }: Examples, classes: number) {
  const slopes = Array.from({ length: classes }, () => ({
    gradients: new Float64Array(scores.length),
    curvatures: new Float64Array(scores.length),
  }));
  for (const [row, own] of scores.entries()) {
    const shares = softmax(own);
    const weight = weights[row] as number;
    for (const [label, { gradients, curvatures }] of slopes.entries()) {
      const share = shares[label] as number;
      gradients[row] = weight * (share - (labels[row] === label ? 1 : 0));
      curvatures[row] = weight * Math.max(LEAST_GAIN, share * (1 - share)) * 2;
    }
  }
  return slopes;
}

/**
 * Learns to tell classes apart by gradient-boosted trees with a softmax (Friedman, 2001;
 * https://doi.org/10.1214/aos/1013203451). The same examples and options give the same forest.
 */
export function boost(examples: Examples, options: BoostOptions): Trees {
  const { classes, rounds, rowShare, columnShare, seed } = options;
  const random = randomFrom(seed);
  const binned = binRows(examples.rows);
  const base = baseOf(examples, classes);
  const scores = examples.rows.map(() => base.slice());
  const grown = Array.from({ length: rounds }, () => {
    const slopes = slopesOf(scores, examples, classes);
    const sample = Int32Array.from(draw(scores.length, rowShare, random));
    return slopes.map((slope, label) => {
      const columns = draw(binned.bins.length, columnShare, random);
      const { tree, leafOf } = growTree(binned, { sample, ...slope }, columns, options);
      for (const [row, own] of scores.entries())
        own[label] = (own[label] as number) + (tree.leaves[leafOf(row)] as number);
      return tree;
    });
  });
  return { base, rounds: grown };
}

/** Turns scores into shares that sum up to 1. */
function softmax(scores: ArrayLike<number>): Float64Array {
  const own = Float64Array.from(scores);
  const most = own.reduce((a, b) => Math.max(a, b), -Infinity);
  const raised = own.map((score) => Math.exp(score - most));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((value) => value / sum);
}
