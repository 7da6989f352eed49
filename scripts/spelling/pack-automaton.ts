import { letterBitsOf, PACKING } from "../../shared/review/spelling/automaton.ts";
import type { State } from "./build-automaton.ts";

/** So many states that are led to from many others get the short numbers. */
const NUMBERED_BY_USE = 1000;

interface BitWriter {
  readonly write: (value: number, bits: number) => void;
  readonly writeNumber: (value: number) => void;
  readonly toText: () => string;
}

const LOWEST_DIGIT = (1 << PACKING.digitBits) - 1;

function createBitWriter(): BitWriter {
  const { digits, digitBits, groupBits } = PACKING;
  const written: string[] = [];
  let held = 0;
  let heldBits = 0;
  const write = (value: number, bits: number): void => {
    held = (held << bits) | value;
    heldBits += bits;
    for (; heldBits >= digitBits; heldBits -= digitBits)
      written.push(digits.charAt((held >>> (heldBits - digitBits)) & LOWEST_DIGIT));
  };
  const writeNumber = (value: number): void => {
    const rest = value >>> groupBits;
    write(rest > 0 ? 1 : 0, 1);
    write(value & ((1 << groupBits) - 1), groupBits);
    if (rest > 0) writeNumber(rest);
  };
  const toText = (): string => {
    write(0, digitBits);
    return written.join("");
  };
  return { write, writeNumber, toText };
}

/** How many edges lead to each state. */
function countUses(root: State): ReadonlyMap<State, number> {
  const uses = new Map([[root, 0]]);
  for (const { edges } of uses.keys())
    for (const { target } of edges) uses.set(target, (uses.get(target) ?? 0) + 1);
  return uses;
}

/** Writes an automaton as text; `openWordSet` reads it. */
export function packAutomaton(root: State, alphabet: string): string {
  const { write, writeNumber, toText } = createBitWriter();
  const letterBits = letterBitsOf(alphabet);
  const uses = [...countUses(root)].toSorted(([, a], [, b]) => b - a).map(([state]) => state);
  const isInner = (state: State): boolean => state !== root && state.edges.length > 0;
  const numbered = [root, ...uses.filter(isInner).slice(0, NUMBERED_BY_USE)];
  const numbers = new Map(numbered.map((state, index) => [state, PACKING.firstState + index]));
  writeNumber(numbers.size + PACKING.firstState);
  for (const { edges } of numbers.keys())
    for (const [index, { letter, isEnd, target }] of edges.entries()) {
      write(alphabet.indexOf(letter), letterBits);
      write(isEnd ? 1 : 0, 1);
      write(index === edges.length - 1 ? 1 : 0, 1);
      const number = target.edges.length === 0 ? PACKING.lastState : numbers.get(target);
      write(number === undefined ? 1 : 0, 1);
      if (number === undefined) numbers.set(target, PACKING.firstState + numbers.size);
      else writeNumber(number);
    }
  return toText();
}
