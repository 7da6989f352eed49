/** Lets work go on by itself; what it throws is logged, because nobody awaits it. */
export const inBackground = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => console.error(error));
};
