import { readNumbers } from "../../../letters-of-numbers.ts";

/**
 * Boosted trees that tell what a thing is, packed into a text: see `scripts/elements`. All trees are four levels deep; a
 * row goes right in a node when its value is above the threshold.
 */
export interface PackedForest {
  /** By class, the score before any tree. */
  readonly base: readonly number[];
  /** By evidence, the thresholds that its nodes refer to. */
  readonly edges: readonly (readonly number[])[];
  /** One step of the leaves' values. */
  readonly unit: number;
  /** By tree, one for each class in turn, its inner nodes: the index of the evidence that they ask for; -1: all go left. */
  readonly evidence: string;
  /** By inner node, the index of its threshold among those of its evidence. */
  readonly thresholds: string;
  /** By tree, its leaves. All three as `writeNumbers` writes them. */
  readonly leaves: string;
}

/** Tells the shares of the classes for rows of evidence; they sum up to 1. */
export type Forest = (row: Float64Array) => Float64Array;

function softmax(scores: Float64Array, unit: number): Float64Array {
  const shares = new Float64Array(scores.length);
  let most = -Infinity;
  let sum = 0;
  for (let index = 0; index < scores.length; index++) most = Math.max(most, scores[index] as number);
  for (let index = 0; index < scores.length; index++) {
    shares[index] = Math.exp(((scores[index] as number) - most) * unit);
    sum += shares[index] as number;
  }
  for (let index = 0; index < shares.length; index++) shares[index] = (shares[index] as number) / sum;
  return shares;
}

/** Where a row ends up in each of the trees from one to another, added to the scores of their classes. */
function addTrees(
  scores: Float64Array,
  row: Float64Array,
  { evidence, thresholds, leaves }: Grown,
  from: number,
  to: number,
): void {
  // Written out: a loop whose turns are known when it is compiled takes half of the time.
  const depth = 4;
  const inner = 15;
  const classes = scores.length;
  let label = 0;
  for (let tree = from; tree < to; tree++) {
    const first = tree * inner;
    let node = 0;
    for (let level = 0; level < depth; level++) {
      const at = first + node;
      node = 2 * node + 1 + Number((row[evidence[at] as number] as number) > (thresholds[at] as number));
    }
    scores[label] = (scores[label] as number) + (leaves[first + tree + node - inner] as number);
    label = label + 1 === classes ? 0 : label + 1;
  }
}

interface Grown {
  readonly count: number;
  readonly evidence: Int8Array;
  readonly thresholds: Float64Array;
  /** In steps, as scores are: they are made shares of only at the end. */
  readonly leaves: Int8Array;
}

function unpack({ edges, evidence, thresholds, leaves }: PackedForest): Grown {
  const asked = readNumbers(evidence);
  const ranks = readNumbers(thresholds);
  const steps = readNumbers(leaves);
  const limits = new Float64Array(asked.length);
  for (let node = 0; node < asked.length; node++) {
    const column = asked[node] as number;
    limits[node] = edges[column]?.[ranks[node] as number] ?? Infinity;
    asked[node] = Math.max(0, column);
  }
  // A tree has one leaf more than it has inner nodes.
  return { count: steps.length - asked.length, evidence: asked, thresholds: limits, leaves: steps };
}

/** Rounds of trees after which a forest looks whether it can stop. */
const ROUNDS_A_LOOK = 12;
/** When some of the trees give the first class more than this share, the others do not turn that around. */
const SURE = 0.85;
/** How far the first score is at least ahead of every other when its share is more than that. */
const LEAD_OF_SURE = Math.log(SURE / (1 - SURE));

/** True when the first class leads every other by as much as a share of more than `SURE` needs. */
function isFarAhead(scores: Float64Array, unit: number): boolean {
  const least = LEAD_OF_SURE / unit;
  const first = scores[0] as number;
  for (let index = 1; index < scores.length; index++)
    if (first - (scores[index] as number) < least) return false;
  return true;
}

/** Unpacks a forest, which stops early when a row surely belongs to the first class. */
export function unpackForest(packed: PackedForest): Forest {
  const grown = unpack(packed);
  const { unit } = packed;
  const base = Float64Array.from(packed.base, (score) => score / unit);
  const treesALook = ROUNDS_A_LOOK * base.length;
  return (row) => {
    const scores = base.slice();
    for (let from = 0; from < grown.count; from += treesALook) {
      addTrees(scores, row, grown, from, Math.min(grown.count, from + treesALook));
      if (!isFarAhead(scores, unit)) continue;
      const shares = softmax(scores, unit);
      if ((shares[0] as number) > SURE) return shares;
    }
    return softmax(scores, unit);
  };
}
