/** A file that cannot be reviewed; the message says why, and what to do. */
export class InputError extends Error {
  override readonly name: string = "InputError";
}

/** A file that was not meant as a design: settings, tokens, a list of something. */
export class NoDesignError extends InputError {
  override readonly name = "NoDesignError";
}
