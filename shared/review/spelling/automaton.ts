/**
 * The layout of a packed set of words, which `scripts/spelling/pack-automaton.ts` writes: the letters that lead from a
 * state, the last of them a capital, each followed by what comes after it. As a text it takes less than as bits, once
 * it is packed for its way to the browser.
 */
export const PACKING = {
  /** A word ends at the letter before. */
  end: "|",
  /** A word ends at the letter before, and nothing follows. */
  endOfAll: "!",
  /** A number names one of the states that were written before, in their order: its lowest digit, and all others. */
  firstDigits: "0123456789",
  laterDigits: "#$%&()*+,-./:;<=>?@[]^_{}`",
} as const;

const END = PACKING.end.charCodeAt(0);
const END_OF_ALL = PACKING.endOfAll.charCodeAt(0);

/** For each character of a table of ASCII its place in these digits; -1 when it is none. */
const placesIn = (digits: string): Int8Array =>
  Int8Array.from({ length: 128 }, (_, code) => digits.indexOf(String.fromCharCode(code)));

const FIRST_DIGITS = placesIn(PACKING.firstDigits);
const LATER_DIGITS = placesIn(PACKING.laterDigits);

/** How an edge lies in a number, from the lowest bit: a flag, the letter, the first edge of what follows. */
const IS_END = 1;
const LETTER_SHIFT = 1;
const LETTER_MASK = 0x1ff;
const TARGET_SHIFT = 10;

const SMALL = Uint16Array.from({ length: LETTER_MASK + 1 }, (_, code) =>
  String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

interface Automaton {
  /** The edges; none has the index 0. */
  readonly edges: Uint32Array;
  /** For each edge, the next one of its state; 0 after the last. */
  readonly nexts: Uint32Array;
  /** The first edge of the words. */
  readonly root: number;
}

function unpack(packed: string): Automaton {
  const [edges, nexts] = [new Uint32Array(packed.length + 1), new Uint32Array(packed.length + 1)];
  const states: number[] = [];
  let at = 0;
  let count = 1;

  /** The state that a number names; undefined where there is none. */
  function readNamed(): number | undefined {
    let number = FIRST_DIGITS[packed.charCodeAt(at)] ?? -1;
    if (number < 0) return undefined;
    let weight: number = PACKING.firstDigits.length;
    for (;;) {
      const digit = LATER_DIGITS[packed.charCodeAt(++at)] ?? -1;
      if (digit < 0) return states[number];
      number += (digit + 1) * weight;
      weight *= PACKING.laterDigits.length;
    }
  }

  /** The rest of an edge after its letter: the end of a word, and the first edge of what follows, 0 when nothing does. */
  function readRest(): number {
    const mark = packed.charCodeAt(at);
    if (mark === END || mark === END_OF_ALL) at++;
    if (mark === END_OF_ALL) return IS_END;
    const target = readNamed() ?? readState();
    return (target << TARGET_SHIFT) | (mark === END ? IS_END : 0);
  }

  function readState(): number {
    const first = count;
    for (let isLast = false, last = 0; !isLast;) {
      const written = packed.charCodeAt(at++);
      const letter = SMALL[written] ?? 0;
      isLast = letter !== written;
      const edge = count++;
      nexts[last] = edge;
      last = edge;
      edges[edge] = (letter << LETTER_SHIFT) | readRest();
    }
    return first;
  }

  while (at < packed.length) states.push(readState());
  return { edges: edges.slice(0, count), nexts: nexts.slice(0, count), root: states.at(-1) ?? 0 };
}

/** A set of words. */
export interface WordSet {
  /** True when a word is in it. */
  readonly has: (word: string) => boolean;
  /** True when a word of it begins with these letters. */
  readonly begins: (letters: string) => boolean;
}

/** Opens a packed set of words. */
export function openWordSet(packed: string): WordSet {
  const { edges, nexts, root } = unpack(packed);
  const follow = (first: number, letter: number): number => {
    for (let index = first; index !== 0; index = nexts[index] ?? 0) {
      const edge = edges[index] ?? 0;
      if (((edge >>> LETTER_SHIFT) & LETTER_MASK) === letter) return edge;
    }
    return 0;
  };
  /** The last edge on the way along these letters; 0 when there is none. */
  const edgeOf = (word: string): number => {
    let first = root;
    let edge = 0;
    for (let index = 0; index < word.length; index++) {
      edge = follow(first, word.charCodeAt(index));
      if (edge === 0) return 0;
      first = edge >>> TARGET_SHIFT;
    }
    return edge;
  };
  return { has: (word) => (edgeOf(word) & IS_END) !== 0, begins: (word) => edgeOf(word) !== 0 };
}
