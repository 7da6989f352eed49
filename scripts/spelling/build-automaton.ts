/** A state of a minimal acyclic automaton: the words that may follow are the ways out of it. */
export interface State {
  readonly edges: Edge[];
}

export interface Edge {
  readonly letter: string;
  /** True when a word may end here. */
  isEnd: boolean;
  target: State;
}

const newState = (): State => ({ edges: [] });

const lengthOfCommonStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/** Finds the one state among equal ones that stands for all. */
function createRegister(): (state: State) => State {
  const numbers = new Map<State, number>();
  const byEdges = new Map<string, State>();
  const edgesOf = ({ edges }: State): string =>
    edges.map(({ letter, isEnd, target }) => `${letter}${isEnd ? "." : ""}${numbers.get(target)}`).join();
  return (state) => {
    const key = edgesOf(state);
    const known = byEdges.get(key);
    if (known) return known;
    byEdges.set(key, state);
    numbers.set(state, numbers.size);
    return state;
  };
}

/**
 * The smallest automaton that accepts exactly these words, which must be sorted by code unit (Daciuk et al., Incremental
 * construction of minimal acyclic finite-state automata, 2000).
 */
export function buildAutomaton(words: readonly string[]): State {
  const register = createRegister();
  const root = newState();
  let path: Edge[] = [];
  let last = "";
  const settle = (depth: number): void => {
    for (const edge of path.slice(depth).toReversed()) edge.target = register(edge.target);
    path = path.slice(0, depth);
  };
  for (const word of words) {
    settle(lengthOfCommonStart(last, word));
    for (const letter of word.slice(path.length)) {
      const edge: Edge = { letter, isEnd: false, target: newState() };
      (path.at(-1)?.target ?? root).edges.push(edge);
      path.push(edge);
    }
    const end = path.at(-1);
    if (end) end.isEnd = true;
    last = word;
  }
  settle(0);
  return root;
}
