import { pathOf, type Tell } from "./place.ts";

/** One thing of a file that could not be read, and was left out. */
export interface Fault {
  /** Where it stands in the file, such as `document.children[3].fills[0].color.r`. */
  readonly path: string;
  readonly reason: string;
}

/** The parts of a file that could not be read. */
export interface NotRead {
  readonly count: number;
  /** The first of them, in the order in which they were found. */
  readonly first: readonly Fault[];
}

const MOST_NAMED = 20;
const MAX_PATH_LENGTH = 200;

/** Counts what a reader is told of, and keeps the first 20. */
export function collectNotRead(): { readonly tell: Tell; readonly notRead: () => NotRead } {
  const first: Fault[] = [];
  let count = 0;
  return {
    tell: (place, reason) => {
      count += 1;
      if (first.length < MOST_NAMED) first.push({ path: pathOf(place, MAX_PATH_LENGTH), reason });
    },
    notRead: () => ({ count, first }),
  };
}
