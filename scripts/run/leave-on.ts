import { errorText } from "../../shared/error-text.ts";

/**
 * Stops, once, on the first of these events of the process, such as a signal, and ends the process. One that comes after
 * it changes nothing: a signal to a group reaches each process in it, and whoever started this one passes it on.
 */
export function leaveOn(events: readonly string[], stop: () => Promise<void>): void {
  let isLeaving = false;
  const leave = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${errorText(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const event of events) process.on(event, leave);
}
