/** Waits for answers of the editor, but not for ever. */
export interface Patience {
  /** The result of the work; undefined when it fails, or does not answer in time. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

/**
 * A library that is away may never answer. The first wait is generous; who did not answer once is asked twice more, and
 * then no more.
 */
const WAITS_MS = [2000, 200, 200];

/** Makes the patience of one reading: all its questions share it, or each of them would take its own time. */
export function makePatience(waitsMs: readonly number[] = WAITS_MS): Patience {
  const waiting = new Set<() => void>();
  let disappointments = 0;
  let isWatching = false;
  const waitMs = () => waitsMs[disappointments];
  const endAll = () => {
    disappointments += 1;
    const late = [...waiting];
    waiting.clear();
    for (const giveUp of late) giveUp();
  };
  /** One timer watches over all questions: thousands of them are asked, and nearly all are answered at once. */
  const watch = () => {
    const wait = waitMs();
    if (isWatching || wait === undefined || waiting.size === 0) return;
    isWatching = true;
    const watched = new Set(waiting);
    setTimeout(() => {
      isWatching = false;
      if ([...waiting].some((giveUp) => watched.has(giveUp))) endAll();
      watch();
    }, wait);
  };
  return {
    within: <T>(work: () => Promise<T>) =>
      new Promise<T | undefined>((resolve) => {
        if (waitMs() === undefined) return resolve(undefined);
        const end = (value?: T) => {
          waiting.delete(giveUp);
          resolve(value);
        };
        const giveUp = () => end();
        waiting.add(giveUp);
        try {
          work().then(end, giveUp);
        } catch {
          return giveUp();
        }
        if (!isWatching) watch();
      }),
  };
}
