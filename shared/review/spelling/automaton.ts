/** The layout of a packed set of words: `scripts/spelling/pack-automaton.ts` writes it. */
export const PACKING = {
  /** The digits of the text, each of six bits. */
  digits: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
  digitBits: 6,
  /** A number comes in groups of so many bits, the lowest first, each with a bit that says whether another follows. */
  groupBits: 4,
  /** State 0 has no ways out, and the first is where words begin. */
  lastState: 0,
  firstState: 1,
} as const;

/** The number of bits that tell the letters of an alphabet apart. */
export const letterBitsOf = (alphabet: string): number => Math.ceil(Math.log2(alphabet.length));

const LOWEST_GROUP = (1 << PACKING.groupBits) - 1;

const DIGIT_VALUES = new Uint8Array(128);
for (const [value, digit] of PACKING.digits.split("").entries()) DIGIT_VALUES[digit.charCodeAt(0)] = value;

/**
 * Reads numbers from a packed text. Its fields make it twice as fast as a closure would be; written with `#`, they
 * would become weak maps in the plugin, and many times as slow.
 */
class BitReader {
  private readonly packed: string;
  private next = 0;
  private held = 0;
  private heldBits = 0;

  constructor(packed: string) {
    this.packed = packed;
  }

  read(bits: number): number {
    while (this.heldBits < bits) {
      this.held = (this.held << PACKING.digitBits) | (DIGIT_VALUES[this.packed.charCodeAt(this.next++)] ?? 0);
      this.heldBits += PACKING.digitBits;
    }
    this.heldBits -= bits;
    return (this.held >>> this.heldBits) & ((1 << bits) - 1);
  }

  readNumber(): number {
    for (let number = 0, shift = 0; ; shift += PACKING.groupBits) {
      const group = this.read(PACKING.groupBits + 1);
      number |= (group & LOWEST_GROUP) << shift;
      if (group <= LOWEST_GROUP) return number;
    }
  }
}

/** How an edge lies in a number, from the lowest bit: three flags, the letter, the target. */
const IS_NEW = 1;
const IS_LAST = 2;
const IS_END = 4;
const LETTER_SHIFT = 3;
const LETTER_MASK = 0x7f;
const TARGET_SHIFT = 10;

interface Automaton {
  /** The index of each state’s first edge. */
  readonly starts: Uint32Array;
  readonly edges: Uint32Array;
}

/** A state that is named for the first time is the next one to come: only the others are named by number. */
function unpack(packed: string, letterBits: number): Automaton {
  const bits = new BitReader(packed);
  const most = Math.ceil((packed.length * PACKING.digitBits) / (letterBits + LETTER_SHIFT));
  const [starts, edges] = [new Uint32Array(most), new Uint32Array(most)];
  let states: number = bits.readNumber();
  let edge = 0;
  for (let state: number = PACKING.firstState; state < states; state++) {
    starts[state] = edge;
    for (let isLast = false; !isLast; edge++) {
      const head = bits.read(letterBits + LETTER_SHIFT);
      const target = (head & IS_NEW) !== 0 ? states++ : bits.readNumber();
      edges[edge] = head | (target << TARGET_SHIFT);
      isLast = (head & IS_LAST) !== 0;
    }
  }
  return { starts: starts.slice(0, states), edges: edges.slice(0, edge) };
}

/** A set of words. */
export interface WordSet {
  /** True when a word is in it. */
  readonly has: (word: string) => boolean;
  /** True when a word of it begins with these letters. */
  readonly begins: (letters: string) => boolean;
}

/** Opens a packed set of words. */
export function openWordSet(packed: string, alphabet: string): WordSet {
  const { starts, edges } = unpack(packed, letterBitsOf(alphabet));
  const letters = new Map(alphabet.split("").map((letter, index) => [letter.charCodeAt(0), index]));
  const follow = (state: number, letter: number | undefined): number => {
    if (state === PACKING.lastState) return 0;
    for (let index = starts[state] ?? 0; ; index++) {
      const edge = edges[index] ?? IS_LAST;
      if (((edge >>> LETTER_SHIFT) & LETTER_MASK) === letter) return edge;
      if ((edge & IS_LAST) !== 0) return 0;
    }
  };
  /** The last edge on the way along these letters; 0 when there is none. */
  const edgeOf = (word: string): number => {
    let state: number = PACKING.firstState;
    let edge = 0;
    for (let index = 0; index < word.length; index++) {
      edge = follow(state, letters.get(word.charCodeAt(index)));
      if (edge === 0) return 0;
      state = edge >>> TARGET_SHIFT;
    }
    return edge;
  };
  return { has: (word) => (edgeOf(word) & IS_END) !== 0, begins: (word) => edgeOf(word) !== 0 };
}
