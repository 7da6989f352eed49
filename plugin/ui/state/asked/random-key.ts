const BYTES = 16;

/** A key that nobody has used. `crypto.randomUUID` is missing where the panel's page is not a secure context. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
