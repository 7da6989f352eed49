/**
 * Asks for something and takes the answer, or why there is none; once it is called off, nobody hears of either. What it
 * gives back calls it off.
 */
export function untilAnswered<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  take: (answer: Answer) => void,
  fail: (error: unknown) => void = () => {},
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  ask(signal).then(
    (answer) => signal.aborted || take(answer),
    (error: unknown) => signal.aborted || fail(error),
  );
  return () => stop.abort();
}
