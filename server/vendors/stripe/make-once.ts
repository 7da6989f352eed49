import { Stripe } from "stripe";

export interface OnceOptions<T> {
  /** The same for the same wish: of two requests with one key only the first does anything. */
  readonly key: string;
  readonly make: (options: Stripe.RequestOptions) => Promise<T>;
  /** Finds the thing that an earlier try made, whose answer was lost; null: there is none. */
  readonly find: () => Promise<T | null>;
}

/** Stripe keeps also a fault of its own under the key for a day, and repeats it. */
const isReplayedFault = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.["idempotent-replayed"] === "true";

const MOST_FAULTS = 5;

/** Makes something at Stripe once, however often it is asked for and whatever gets lost on the way. */
export async function makeOnce<T>({ key, make, find }: OnceOptions<T>): Promise<T> {
  for (let fault = 0; ; fault += 1)
    try {
      return await make({ idempotencyKey: `${key}:${fault}` });
    } catch (error) {
      if (!isReplayedFault(error) || fault === MOST_FAULTS) throw error;
      // The earlier try is over for certain: either it made the thing, or another key may.
      const found = await find();
      if (found !== null) return found;
    }
}
