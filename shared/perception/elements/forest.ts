/**
 * Boosted trees that tell what a thing is, packed into a text: see `scripts/elements`. All trees are equally deep; a row
 * goes right in a node when its value is above the threshold.
 */
export interface PackedForest {
  readonly classes: readonly string[];
  /** The names of the evidence it was learned from, in order. */
  readonly evidence: readonly string[];
  readonly depth: number;
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
  let [most, sum] = [-Infinity, 0];
  for (const score of scores) most = Math.max(most, score);
  for (let index = 0; index < scores.length; index++) {
    scores[index] = Math.exp((scores[index] as number) - most);
    sum += scores[index] as number;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] as number) / sum;
  return scores;
}

/** So many rounds tell apart what is plainly nothing; the others are only for what may be something. */
const FIRST_ROUNDS = 24;
/** Lead of the first class from which on no later round changes the answer. */
const SURE_LEAD = 4;

function isPlainlyNothing(scores: Float64Array): boolean {
  const nothing = scores[0] as number;
  for (let index = 1; index < scores.length; index++)
    if (nothing - (scores[index] as number) < SURE_LEAD) return false;
  return true;
}

/** Unpacks a forest. Its first class is the one of things that are no element. */
export function unpackForest({ classes, depth, base, edges, unit, trees }: PackedForest): Forest {
  const bytes = bytesOf(trees);
  const inner = 2 ** depth - 1;
  const stride = 2 * inner + 2 ** depth;
  const count = Math.floor(bytes.length / stride);
  const thresholds = new Float64Array(count * inner);
  const evidence = new Uint8Array(count * inner);
  const leaves = new Float64Array(count * 2 ** depth);
  for (let tree = 0; tree < count; tree++) {
    for (let node = 0; node < inner; node++) {
      const at = tree * stride + 2 * node;
      const column = bytes[at] as number;
      evidence[tree * inner + node] = column === 255 ? 0 : column;
      thresholds[tree * inner + node] =
        column === 255 ? Infinity : (edges[column]?.[bytes[at + 1] as number] ?? Infinity);
    }
    for (let leaf = 0; leaf < 2 ** depth; leaf++) {
      const byte = bytes[tree * stride + 2 * inner + leaf] as number;
      leaves[tree * 2 ** depth + leaf] = (byte > 127 ? byte - 256 : byte) * unit;
    }
  }
  return (row) => {
    const scores = Float64Array.from(base);
    for (let tree = 0; tree < count; tree++) {
      if (tree === FIRST_ROUNDS * classes.length && isPlainlyNothing(scores)) break;
      let node = 0;
      const first = tree * inner;
      for (let level = 0; level < depth; level++) {
        const value = row[evidence[first + node] as number] as number;
        node = 2 * node + (value > (thresholds[first + node] as number) ? 2 : 1);
      }
      const label = tree % classes.length;
      scores[label] = (scores[label] as number) + (leaves[tree * (inner + 1) + node - inner] as number);
    }
    return softmax(scores);
  };
}
