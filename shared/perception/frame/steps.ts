const ITEMS_A_STEP = 256;

/** The items that a test accepts, so many looked at in a step. */
export function* filterInSteps<T>(
  items: readonly T[],
  accepts: (item: T) => boolean,
): Generator<void, readonly T[], void> {
  const accepted: T[] = [];
  for (let index = 0; index < items.length; index++) {
    if (index % ITEMS_A_STEP === 0) yield;
    const item = items[index] as T;
    if (accepts(item)) accepted.push(item);
  }
  return accepted;
}

/** Takes all steps of some work at once. */
export function runToCompletion<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
