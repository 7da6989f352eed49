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
export interface Forest {
  readonly base: Float64Array;
  readonly rounds: readonly (readonly Tree[])[];
}

const BINS = 48;

/** Numbers from 0 to 1 that look random and are the same each time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

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
  /** By column. */
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

/** Grows one tree level by level on gradients and curvatures of the rows it sees. */
function growTree(
  { edges, bins }: Binned,
  sample: Int32Array,
  columns: readonly number[],
  gradients: Float64Array,
  curvatures: Float64Array,
  { depth, leastInLeaf, learningRate }: BoostOptions,
): { readonly tree: Tree; readonly leafOf: (row: number) => number } {
  const inner = 2 ** depth - 1;
  const features = new Int16Array(inner).fill(-1);
  const cuts = new Uint8Array(inner);
  const thresholds = new Float64Array(inner).fill(Infinity);
  const places = new Int32Array(sample.length);
  for (let level = 0; level < depth; level++) {
    const first = 2 ** level - 1;
    const nodes = 2 ** level;
    const sums = new Float64Array(nodes * 2);
    for (let index = 0; index < sample.length; index++) {
      const [place, row] = [places[index] as number, sample[index] as number];
      sums[2 * place] = (sums[2 * place] as number) + (gradients[row] as number);
      sums[2 * place + 1] = (sums[2 * place + 1] as number) + (curvatures[row] as number);
    }
    const best = new Float64Array(nodes).fill(1e-6);
    for (const column of columns) {
      const own = bins[column] as Uint8Array;
      const histogram = new Float64Array(nodes * BINS * 2);
      for (let index = 0; index < sample.length; index++) {
        const row = sample[index] as number;
        const at = ((places[index] as number) * BINS + (own[row] as number)) * 2;
        histogram[at] = (histogram[at] as number) + (gradients[row] as number);
        histogram[at + 1] = (histogram[at + 1] as number) + (curvatures[row] as number);
      }
      for (let node = 0; node < nodes; node++) {
        const [allG, allH] = [sums[2 * node] as number, sums[2 * node + 1] as number];
        const whole = (allG * allG) / (allH + REGULAR);
        let [g, h] = [0, 0];
        const last = (edges[column] as Float64Array).length;
        for (let bin = 0; bin < last; bin++) {
          const at = (node * BINS + bin) * 2;
          g += histogram[at] as number;
          h += histogram[at + 1] as number;
          if (h < leastInLeaf || allH - h < leastInLeaf) continue;
          const gain = (g * g) / (h + REGULAR) + (allG - g) ** 2 / (allH - h + REGULAR) - whole;
          if (gain > (best[node] as number)) {
            best[node] = gain;
            features[first + node] = column;
            cuts[first + node] = bin;
            thresholds[first + node] = (edges[column] as Float64Array)[bin] as number;
          }
        }
      }
    }
    for (let index = 0; index < sample.length; index++) {
      const node = first + (places[index] as number);
      const feature = features[node] as number;
      const isRight =
        feature >= 0 &&
        ((bins[feature] as Uint8Array)[sample[index] as number] as number) > (cuts[node] as number);
      places[index] = 2 * (places[index] as number) + (isRight ? 1 : 0);
    }
  }
  const leaves = new Float64Array(2 ** depth);
  const weights = new Float64Array(2 ** depth);
  for (let index = 0; index < sample.length; index++) {
    const [place, row] = [places[index] as number, sample[index] as number];
    leaves[place] = (leaves[place] as number) + (gradients[row] as number);
    weights[place] = (weights[place] as number) + (curvatures[row] as number);
  }
  for (let leaf = 0; leaf < leaves.length; leaf++)
    leaves[leaf] = (-learningRate * (leaves[leaf] as number)) / ((weights[leaf] as number) + REGULAR);
  const leafOf = (row: number): number => {
    let place = 0;
    for (let level = 0; level < depth; level++) {
      const node = 2 ** level - 1 + place;
      const feature = features[node] as number;
      const isRight = feature >= 0 && ((bins[feature] as Uint8Array)[row] as number) > (cuts[node] as number);
      place = 2 * place + (isRight ? 1 : 0);
    }
    return place;
  };
  return { tree: { features, thresholds, leaves }, leafOf };
}

const draw = (count: number, share: number, random: () => number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index).filter(() => random() < share);

/**
 * Learns to tell classes apart by gradient-boosted trees with a softmax (Friedman, 2001;
 * https://doi.org/10.1214/aos/1013203451). The same examples and options give the same forest.
 */
export function boost({ rows, labels, weights }: Examples, options: BoostOptions): Forest {
  const { classes, rounds, rowShare, columnShare, seed } = options;
  const random = randomFrom(seed);
  const binned = binRows(rows);
  const base = new Float64Array(classes);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  labels.forEach((label, row) => {
    base[label] = (base[label] as number) + (weights[row] as number) / total;
  });
  for (let label = 0; label < classes; label++) base[label] = Math.log(Math.max(1e-6, base[label] as number));
  const scores = rows.map(() => base.slice());
  const grown: Tree[][] = [];
  const gradients = Array.from({ length: classes }, () => new Float64Array(rows.length));
  const curvatures = Array.from({ length: classes }, () => new Float64Array(rows.length));
  for (let round = 0; round < rounds; round++) {
    for (const [row, own] of scores.entries()) {
      const shares = softmax(own);
      for (let label = 0; label < classes; label++) {
        const share = shares[label] as number;
        const weight = weights[row] as number;
        (gradients[label] as Float64Array)[row] = weight * (share - (labels[row] === label ? 1 : 0));
        (curvatures[label] as Float64Array)[row] = weight * Math.max(1e-6, share * (1 - share)) * 2;
      }
    }
    const trees: Tree[] = [];
    const sample = Int32Array.from(draw(rows.length, rowShare, random));
    for (let label = 0; label < classes; label++) {
      const columns = draw(binned.bins.length, columnShare, random);
      const { tree, leafOf } = growTree(
        binned,
        sample,
        columns,
        gradients[label] as Float64Array,
        curvatures[label] as Float64Array,
        options,
      );
      for (const [row, own] of scores.entries())
        own[label] = (own[label] as number) + (tree.leaves[leafOf(row)] as number);
      trees.push(tree);
    }
    grown.push(trees);
  }
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
