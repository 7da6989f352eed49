/**
 * Boosted trees that tell what a thing is, packed into a text: see `scripts/elements`. All trees are equally deep; a row
 * goes right in a node when its value is above the threshold.
 */
export interface PackedForest {
  readonly depth: number;
  /** By class, the score before any tree. */
  readonly base: readonly number[];
  /** By evidence, the thresholds that its nodes refer to. */
  readonly edges: readonly (readonly number[])[];
  /** One step of the leaves' values. */
  readonly unit: number;
  /**
   * By tree, one for each class in turn: for each inner node the index of its evidence and of its threshold, a byte
   * each, then a byte with sign for each leaf; in base 64.
   */
  readonly trees: string;
}

/** Tells the shares of the classes for rows of evidence; they sum up to 1. */
export type Forest = (row: Float64Array) => Float64Array;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of a text in base 64; the bare realms that this runs in do not all have `atob`. */
function bytesOf(text: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let code = 0; code < ALPHABET.length; code++) codes[ALPHABET.charCodeAt(code)] = code;
  const letters = text.replace(/={1,2}$/, "");
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (let index = 0; index < letters.length; index++) {
    held = ((held << 6) | (codes[letters.charCodeAt(index)] ?? 0)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}

function softmax(scores: Float64Array): Float64Array {
  const shares = new Float64Array(scores.length);
  let [most, sum] = [-Infinity, 0];
  for (let index = 0; index < scores.length; index++) most = Math.max(most, scores[index] as number);
  for (let index = 0; index < scores.length; index++) {
    shares[index] = Math.exp((scores[index] as number) - most);
    sum += shares[index] as number;
  }
  for (let index = 0; index < shares.length; index++) shares[index] = (shares[index] as number) / sum;
  return shares;
}

/** True when no class has a higher score than the first: only then may its share be more than half. */
function isFirstHighest(scores: Float64Array): boolean {
  const first = scores[0] as number;
  for (let index = 1; index < scores.length; index++) if ((scores[index] as number) > first) return false;
  return true;
}

/** Where a row ends up in each of the trees from one to another, added to the scores of their classes. */
function addTrees(
  scores: Float64Array,
  row: Float64Array,
  { evidence, thresholds, leaves, depth }: Grown,
  from: number,
  to: number,
): void {
  const inner = 2 ** depth - 1;
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
  readonly depth: number;
  readonly count: number;
  readonly evidence: Uint8Array;
  readonly thresholds: Float64Array;
  readonly leaves: Float64Array;
}

const NO_EVIDENCE = 255;

function unpack({ depth, edges, unit, trees }: PackedForest): Grown {
  const bytes = bytesOf(trees);
  const inner = 2 ** depth - 1;
  const stride = 2 * inner + 2 ** depth;
  const count = Math.floor(bytes.length / stride);
  const thresholds = new Float64Array(count * inner).fill(Infinity);
  const evidence = new Uint8Array(count * inner);
  const leaves = new Float64Array(count * 2 ** depth);
  for (let tree = 0; tree < count; tree++) {
    for (let node = 0; node < inner; node++) {
      const at = tree * stride + 2 * node;
      const column = bytes[at] as number;
      if (column === NO_EVIDENCE) continue;
      evidence[tree * inner + node] = column;
      thresholds[tree * inner + node] = edges[column]?.[bytes[at + 1] as number] ?? Infinity;
    }
    for (let leaf = 0; leaf < 2 ** depth; leaf++) {
      const byte = bytes[tree * stride + 2 * inner + leaf] as number;
      leaves[tree * 2 ** depth + leaf] = (byte > 127 ? byte - 256 : byte) * unit;
    }
  }
  return { depth, count, evidence, thresholds, leaves };
}

/** Rounds of trees after which a forest looks whether it can stop. */
const ROUNDS_A_LOOK = 12;
/** When some of the trees give the first class more than this share, the others do not turn that around. */
const SURE = 0.85;

/** Unpacks a forest, which stops early when a row surely belongs to the first class. */
export function unpackForest(packed: PackedForest): Forest {
  const grown = unpack(packed);
  const treesALook = ROUNDS_A_LOOK * packed.base.length;
  return (row) => {
    const scores = Float64Array.from(packed.base);
    for (let from = 0; from < grown.count; from += treesALook) {
      addTrees(scores, row, grown, from, Math.min(grown.count, from + treesALook));
      if (!isFirstHighest(scores)) continue;
      const shares = softmax(scores);
      if ((shares[0] as number) > SURE) return shares;
    }
    return softmax(scores);
  };
}
