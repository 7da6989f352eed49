import { ApiError } from "../../shared/api/errors.ts";

/** Streams that are open at once: of one caller, and of all. A review that is asked for twice is heard twice. */
const STREAMS = { ofOne: 6, ofAll: 500 };

/** Counts the streams that are open, by who listens. */
export interface StreamPlaces {
  /** Takes a place, and returns what gives it back; throws where none is left. */
  readonly take: (who: string) => () => void;
  readonly taken: () => number;
}

/**
 * Counts the streams that are open: of one caller, and of all. Beyond the first `take` throws `rate_limited`, beyond
 * the second `unavailable`.
 */
export function streamPlaces({ ofOne, ofAll } = STREAMS): StreamPlaces {
  const byWho = new Map<string, number>();
  let all = 0;
  const change = (who: string, by: number): void => {
    const count = (byWho.get(who) ?? 0) + by;
    all += by;
    if (count === 0) byWho.delete(who);
    else byWho.set(who, count);
  };
  return {
    take: (who) => {
      if ((byWho.get(who) ?? 0) >= ofOne) throw new ApiError("rate_limited", { retryAfterS: 5 });
      if (all >= ofAll) throw new ApiError("unavailable", { retryAfterS: 5 });
      change(who, 1);
      let isTaken = true;
      return () => {
        if (isTaken) change(who, -1);
        isTaken = false;
      };
    },
    taken: () => all,
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
