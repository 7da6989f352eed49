import { createHash } from "node:crypto";
import { StripeError } from "./stripe-error.ts";

/** The answer that was given under a key. */
export interface Answered {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly atMs: number;
  readonly request: string;
}

export interface IdempotencyKeys {
  /** The answer given under this key before; undefined: go on, and then `remember` or `forget` it. */
  readonly claim: (key: string, fingerprint: string) => Answered | undefined;
  readonly remember: (key: string, answered: Answered) => void;
  readonly forget: (key: string) => void;
  readonly toJSON: () => Readonly<Record<string, Answered>>;
}

const KEPT_MS = 24 * 3_600_000;
const LONGEST = 255;

/** The fingerprint of a request: equal for two that ask for the same. */
export const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash("sha256").update(`${method} ${path}\n${body}`).digest("hex");

const refuse = (status: number, message: string, code?: string): StripeError =>
  new StripeError(status, { type: "idempotency_error", message, ...(code && { code }) });

/** Keys are kept for a day, with what was answered: also when that was an error of the server. */
export function createIdempotencyKeys(
  nowMs: () => number,
  saved: Readonly<Record<string, Answered>> = {},
): IdempotencyKeys {
  const answers = new Map(Object.entries(saved));
  const running = new Map<string, string>();
  const isOld = ({ atMs }: Answered): boolean => nowMs() - atMs > KEPT_MS;
  return {
    claim: (key, fingerprint) => {
      if (key.length > LONGEST) throw refuse(400, "Idempotency keys can be at most 255 characters long.");
      for (const [name, answer] of answers) if (isOld(answer)) answers.delete(name);
      const known = answers.get(key);
      const other = known?.fingerprint ?? running.get(key);
      if (other !== undefined && other !== fingerprint)
        throw refuse(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      if (running.has(key))
        throw refuse(
          409,
          "There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.",
          "idempotency_key_in_use",
        );
      if (!known) running.set(key, fingerprint);
      return known;
    },
    remember: (key, answered) => {
      running.delete(key);
      answers.set(key, answered);
    },
    forget: (key) => void running.delete(key),
    toJSON: () => Object.fromEntries(answers),
  };
}
