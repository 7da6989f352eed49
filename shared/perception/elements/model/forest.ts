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

/** Makes shares of scores, in their place; they sum up to 1. */
function toShares(scores: Float64Array): Float64Array {
  let [most, sum] = [-Infinity, 0];
  for (let index = 0; index < scores.length; index++) most = Math.max(most, scores[index] as number);
  for (let index = 0; index < scores.length; index++)
    sum += scores[index] = Math.exp((scores[index] as number) - most);
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] as number) / sum;
  return scores;
}

/** Trees as they were packed: they are walked as they are, so that a first guess does not pay for unpacking them. */
interface Grown {
  readonly depth: number;
  readonly count: number;
  readonly bytes: Uint8Array;
  /** By evidence, so many thresholds that the bytes of nodes refer to; the last is above all values. */
  readonly thresholds: Float64Array;
  readonly perEvidence: number;
  readonly unit: number;
}

const NO_EVIDENCE = 255;

/** How many inner nodes a tree has, and how many bytes it takes. */
function sizesOf(depth: number): readonly [inner: number, stride: number] {
  const inner = 2 ** depth - 1;
  return [inner, 2 * inner + 2 ** depth];
}

function grow({ depth, edges, unit, trees }: PackedForest): Grown {
  const bytes = bytesOf(trees);
  const [inner, stride] = sizesOf(depth);
  const perEvidence = edges.reduce((most, { length }) => Math.max(most, length), 0) + 1;
  const thresholds = new Float64Array(edges.length * perEvidence).fill(Infinity);
  for (const [column, own] of edges.entries()) thresholds.set(own, column * perEvidence);
  const count = Math.floor(bytes.length / stride);
  for (let first = 0; first < count * stride; first += stride)
    for (let at = first; at < first + 2 * inner; at += 2)
      if (bytes[at] === NO_EVIDENCE) [bytes[at], bytes[at + 1]] = [0, perEvidence - 1];
  return { depth, unit, bytes, thresholds, perEvidence, count };
}

/** Where a row ends up in each of the trees from one to another, added to the scores of their classes. */
function addTrees(
  scores: Float64Array,
  row: Float64Array,
  { bytes, thresholds, perEvidence, depth, unit }: Grown,
  from: number,
  to: number,
): void {
  const [inner, stride] = sizesOf(depth);
  const classes = scores.length;
  let label = 0;
  for (let first = from * stride; first < to * stride; first += stride) {
    let node = 0;
    for (let level = 0; level < depth; level++) {
      const at = first + 2 * node;
      const column = bytes[at] as number;
      const threshold = thresholds[column * perEvidence + (bytes[at + 1] as number)] as number;
      node = 2 * node + ((row[column] as number) > threshold ? 2 : 1);
    }
    const leaf = bytes[first + inner + node] as number;
    scores[label] = (scores[label] as number) + ((leaf << 24) >> 24) * unit;
    label = label + 1 === classes ? 0 : label + 1;
  }
}

/** Rounds of trees after which a forest looks whether it can stop. */
const ROUNDS_A_LOOK = 12;
/** When some of the trees give the first class more than this share, the others do not turn that around. */
const SURE = 0.85;

/** True when the first class has more than the sure share of what these scores come to. */
function isSurelyFirst(scores: Float64Array): boolean {
  const first = scores[0] as number;
  let sum = 0;
  for (let index = 0; index < scores.length; index++) sum += Math.exp((scores[index] as number) - first);
  return 1 / sum > SURE;
}

/** So many rows are known; a screen that is reviewed again has mostly things that are as they were. */
const MOST_KNOWN = 4096;

const HASH = { start: 2_166_136_261, prime: 16_777_619 };

/** Makes a forest remember what it said about rows of evidence; it forgets all when there are too many. */
function rememberedRow(ask: Forest): Forest {
  const known = new Map<number, { readonly row: Float64Array; readonly shares: Float64Array }>();
  return (row) => {
    const bits = new Int32Array(row.buffer, row.byteOffset, 2 * row.length);
    let hash = HASH.start;
    for (let index = 0; index < bits.length; index++)
      hash = Math.imul(hash ^ (bits[index] as number), HASH.prime);
    const same = known.get(hash);
    if (same && same.row.length === row.length && same.row.every((value, index) => value === row[index]))
      return same.shares;
    const shares = ask(row);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(hash, { row: row.slice(), shares });
    return shares;
  };
}

/** Opens a packed forest, which stops early when a row surely belongs to the first class. */
export function unpackForest(packed: PackedForest): Forest {
  const grown = grow(packed);
  const treesALook = ROUNDS_A_LOOK * packed.base.length;
  return rememberedRow((row) => {
    const scores = Float64Array.from(packed.base);
    for (let from = 0; from < grown.count; from += treesALook) {
      addTrees(scores, row, grown, from, Math.min(grown.count, from + treesALook));
      if (isSurelyFirst(scores)) break;
    }
    return toShares(scores);
  });
}
