/** A file that cannot be reviewed; the message says why, and what to do. */
export class InputError extends Error {
  override readonly name = "InputError";
}
