import { Stripe } from "stripe";
import type { Buyer } from "../../billing/payments.ts";
import { makeOnce } from "./make-once.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Answers `instead` where the vendor says that the thing is not there any more; other faults are thrown. */
export const unlessMissing = async <T, U>(call: Promise<T>, instead: U): Promise<T | U> => {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return instead;
    throw error;
  }
};

export const hasCustomer = async (stripe: Stripe, customerId: string): Promise<boolean> => {
  const found = await unlessMissing(stripe.customers.retrieve(customerId), null);
  return found !== null && !("deleted" in found && found.deleted);
};

/** Made before, by a request whose answer was lost. */
async function findCustomer(stripe: Stripe, { email, userId, formerId }: Buyer): Promise<string | null> {
  if (email === "") return null;
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.find(({ id, metadata }) => metadata["userId"] === userId && id !== formerId)?.id ?? null;
}

/** The customer of an account: one, whatever gets lost on the way. */
export async function makeCustomer(stripe: Stripe, buyer: Buyer): Promise<string> {
  const { userId, email, name, formerId } = buyer;
  const made = await findCustomer(stripe, buyer);
  if (made) return made;
  return makeOnce({
    key: `customer:${userId}:${formerId ?? "first"}`,
    make: async (options) => {
      const { id } = await stripe.customers.create(
        { ...(email && { email }), ...(name && { name }), metadata: { userId } },
        options,
      );
      return id;
    },
    find: () => findCustomer(stripe, buyer),
  });
}
