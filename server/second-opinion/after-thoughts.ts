/** Models that think aloud end their thoughts so; where they begin is not always said. */
const END_OF_THOUGHTS = /<\/think(?:ing)?>/;
const THINKS = /^\s*<think/;
/** An answer begins so: bare, or in a fence. */
const ANSWERS = /^\s*[{[`]/;

/** Takes an answer piece by piece, and passes on what is no thought. */
export interface ThoughtfulReader {
  readonly take: (piece: string) => void;
  /** There is no more to come: what turned out to be no thought is passed on. */
  readonly end: () => void;
}

/**
 * Leaves out what a model thinks aloud before it answers: a list that it only considers is not what it says. What does
 * not begin as an answer is held back until it is known which it is.
 */
export function afterThoughts(onText: (piece: string) => void): ThoughtfulReader {
  const held: string[] = [];
  let tail = "";
  let isAnswering = false;
  const pass = (piece: string): void => {
    isAnswering = true;
    held.length = 0;
    if (piece) onText(piece);
  };
  return {
    take: (piece) => {
      if (isAnswering) return onText(piece);
      held.push(piece);
      tail = `${tail}${piece}`.slice(-(piece.length + 16));
      const [first = ""] = held;
      if (ANSWERS.test(first)) return pass(held.join(""));
      const end = END_OF_THOUGHTS.exec(tail);
      if (end) pass(tail.slice(end.index + end[0].length));
      else if (first.trim() === "") held.splice(0, held.length, held.join(""));
    },
    end: () => {
      const all = held.join("");
      if (!isAnswering && !THINKS.test(all)) pass(all);
    },
  };
}
