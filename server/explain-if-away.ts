import { StartFault } from "./start-fault.ts";

/** Says of a database that is away at the start that it is, and of nothing else. */
export function explainIfAway(error: unknown): never {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^E[A-Z]+$|^(08|28|3D|57)|^CONNECT/.test(code)) throw error;
  throw new StartFault("database", `The database of DATABASE_URL does not answer (${code}).`, {
    cause: error,
  });
}
