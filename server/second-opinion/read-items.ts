import type * as z from "zod";

/** Longer answers are no answers: nothing is read that no list of findings needs. */
export const MOST_CHARACTERS = 200_000;

/** How the list begins may come in two pieces. */
const LONGEST_START = 256;

/** Reads the objects of a list, or one object, out of JSON that comes in pieces, and may never end. */
export interface ItemReader {
  /** Takes a piece; returns the objects that are whole since. */
  readonly take: (piece: string) => readonly unknown[];
  /** True when anything came that looks like the list. */
  readonly hasList: () => boolean;
}

/** Finds the ends of objects in JSON that comes in pieces. */
class ObjectScanner {
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #held: string[] = [];
  isOver = false;

  /** Takes a piece; returns the objects that end in it, as they are written. */
  take(piece: string): readonly string[] {
    const whole: string[] = [];
    let from = 0;
    for (let at = 0; at < piece.length && !this.isOver; at++) {
      const before = this.#depth;
      this.#step(piece.charAt(at));
      if (before === 0 && this.#depth === 1) from = at;
      if (before !== 1 || this.#depth !== 0) continue;
      whole.push([...this.#held, piece.slice(from, at + 1)].join(""));
      this.#held = [];
    }
    if (this.#depth > 0) this.#held.push(piece.slice(from));
    return whole;
  }

  #step(character: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isInString && character === "\\") this.#isEscaped = true;
    else if (character === '"') this.#isInString = !this.#isInString;
    else if (!this.#isInString) this.#nest(character);
  }

  #nest(character: string): void {
    if (character === "{" || character === "[") this.#depth += 1;
    if (character !== "}" && character !== "]") return;
    if (this.#depth === 0) this.isOver = true;
    else this.#depth -= 1;
  }
}

/** Reads the objects of the list with this name, or the object with it. What stands outside of it, and what is no JSON, is passed over. */
export function readItems(name: string): ItemReader {
  const start = new RegExp(`"${name}"\\s{0,99}:\\s{0,99}(?:\\[|(?=\\{))`);
  const scanner = new ObjectScanner();
  let tail = "";
  let taken = 0;
  let isInList = false;
  const listIn = (piece: string): string => {
    if (isInList) return piece;
    tail += piece;
    const found = start.exec(tail);
    isInList = found !== null;
    const rest = found ? tail.slice(found.index + found[0].length) : "";
    tail = tail.slice(-LONGEST_START);
    return rest;
  };
  return {
    hasList: () => isInList,
    take: (piece) => {
      taken += piece.length;
      if (taken > MOST_CHARACTERS) return [];
      return scanner
        .take(listIn(piece))
        .map(parsed)
        .filter((item) => item !== undefined);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parts the items of the right shape from the wrong ones: one bad item does not discard the others. */
export function rightOnes<T>(
  items: readonly unknown[],
  shape: z.ZodType<T>,
): { readonly right: readonly T[]; readonly wrong: readonly unknown[] } {
  const read = items.map((item) => ({ item, result: shape.safeParse(item) }));
  return {
    right: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
    wrong: read.flatMap(({ item, result }) => (result.success ? [] : [item])),
  };
}
