import { PACKING } from "../../shared/review/spelling/automaton.ts";
import type { State } from "./build-automaton.ts";

/** The first digit of a number tells where it begins, so that nothing need say where it ends. */
function writeNumber(value: number): string {
  const { firstDigits, laterDigits } = PACKING;
  let written = firstDigits.charAt(value % firstDigits.length);
  for (
    let rest = Math.floor(value / firstDigits.length);
    rest > 0;
    rest = Math.floor(rest / laterDigits.length)
  ) {
    rest -= 1;
    written += laterDigits.charAt(rest % laterDigits.length);
  }
  return written;
}

/** How many edges lead to each state. */
function countUses(root: State): ReadonlyMap<State, number> {
  const uses = new Map([[root, 0]]);
  for (const { edges } of uses.keys())
    for (const { target } of edges) uses.set(target, (uses.get(target) ?? 0) + 1);
  return uses;
}

/** Writes an automaton as text; `openWordSet` reads it. */
export function packAutomaton(root: State): string {
  const uses = countUses(root);
  const isShared = (state: State): boolean => state.edges.length > 0 && (uses.get(state) ?? 0) > 1;
  const numbers = new Map<State, number>();
  const written: string[] = [];

  const wordsFrom = ({ edges }: State): string =>
    edges
      .map(({ letter, isEnd, target }, index) => {
        const head = index === edges.length - 1 ? letter.toUpperCase() : letter;
        if (target.edges.length === 0) return head + PACKING.endOfAll;
        const number = numbers.get(target);
        return (
          head + (isEnd ? PACKING.end : "") + (number === undefined ? wordsFrom(target) : writeNumber(number))
        );
      })
      .join("");
  const write = (state: State): void => void written.push(wordsFrom(state));

  /** A state that several lead to is written once, after all that it leads to itself. */
  function settle(state: State): void {
    if (numbers.has(state)) return;
    for (const { target } of state.edges) settle(target);
    if (!isShared(state)) return;
    write(state);
    numbers.set(state, numbers.size);
  }

  // Short numbers go to the states that most lead to.
  for (const [state] of [...uses].toSorted(([, a], [, b]) => b - a)) if (isShared(state)) settle(state);
  write(root);
  return written.join("");
}
