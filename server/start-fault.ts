/** The code the process exits with, by the kind of fault. */
export const EXIT_CODES = { port: 1, environment: 2, inUse: 3, disk: 4, database: 5, migration: 6 } as const;

/** Why the product cannot start: one line for the person at the terminal, and the code to exit with. */
export class StartFault extends Error {
  override readonly name = "StartFault";
  readonly exitCode: number;

  constructor(kind: keyof typeof EXIT_CODES, line: string, options?: ErrorOptions) {
    super(line, options);
    this.exitCode = EXIT_CODES[kind];
  }
}
