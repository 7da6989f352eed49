/** Writes one line: an event and what belongs to it. No token, no e-mail address, no text of a design goes in here. */
export type Log = (event: string, details?: Readonly<Record<string, unknown>>) => void;

/** Lines of JSON, for people with `grep` and for collectors alike. */
export const jsonLog =
  (write: (line: string) => void = (line) => void process.stdout.write(line)): Log =>
  (event, details = {}) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`);

export const noLog: Log = () => {};

/** Describes an error as a log may: by its kind and place, with the message of the cause that we did not write. */
export const describeError = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof Error
    ? {
        error: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause !== undefined && { cause: describeError(error.cause) }),
      }
    : { error: typeof error };
