import { ApiError } from "../../shared/api/errors.ts";
import type { Caller } from "./caller/caller.ts";

/**
 * Streams that are open at once: of one caller, of all without an account at one address, of all without an account,
 * and of all. A review that is asked for twice is heard twice.
 */
const STREAMS = { ofOne: 6, ofAddress: 60, withoutAccount: 350, ofAll: 500 };

type Listener = Pick<Caller, "userId" | "installationId" | "addressHash">;

/** Counts the streams that are open, by who listens. */
export interface StreamPlaces {
  /** Takes a place, and returns what gives it back; throws where none is left. */
  readonly take: (listener: Listener) => () => void;
  readonly taken: () => number;
}

const ALL = "all";

/**
 * Counts the streams that are open. Beyond those of one caller or address `take` throws `rate_limited`; where no place
 * is left, or the last ones are kept for accounts, `unavailable`.
 */
export function streamPlaces({ ofOne, ofAddress, withoutAccount, ofAll } = STREAMS): StreamPlaces {
  const open = new Map<string, number>();
  const countOf = (name: string): number => open.get(name) ?? 0;
  const change = (name: string, by: number): void => {
    const count = countOf(name) + by;
    if (count === 0) open.delete(name);
    else open.set(name, count);
  };
  const limitsOf = ({ userId, installationId, addressHash }: Listener) => [
    { name: installationId ?? userId ?? addressHash, most: ofOne, code: "rate_limited" } as const,
    ...(userId === null
      ? ([
          { name: `at ${addressHash}`, most: ofAddress, code: "rate_limited" },
          { name: "without an account", most: withoutAccount, code: "unavailable" },
        ] as const)
      : []),
    { name: ALL, most: ofAll, code: "unavailable" } as const,
  ];
  return {
    take: (listener) => {
      const limits = limitsOf(listener);
      for (const { name, most, code } of limits)
        if (countOf(name) >= most) throw new ApiError(code, { retryAfterS: 5 });
      for (const { name } of limits) change(name, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const { name } of limits) change(name, -1);
        isTaken = false;
      };
    },
    taken: () => countOf(ALL),
  };
}

const places = new WeakMap<object, StreamPlaces>();

/** The places of one server. */
export function streamPlacesOf(deps: object): StreamPlaces {
  const known = places.get(deps) ?? streamPlaces();
  places.set(deps, known);
  return known;
}

/** The same answer; tells when it was read to its end, or is listened to no longer. */
export function untilRead(answer: Response, whenOver: () => void): Response {
  const reader = (answer.body as ReadableStream<Uint8Array> | null)?.getReader();
  if (!reader) {
    whenOver();
    return answer;
  }
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      whenOver();
    },
    cancel: (reason) => {
      whenOver();
      return reader.cancel(reason);
    },
  });
  return new Response(body, answer);
}
