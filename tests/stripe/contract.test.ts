import { Stripe } from "stripe";
import { expect } from "vitest";
import { contract, type PassingTime } from "./contract.ts";
import { openStandIn } from "./open-stand-in.ts";

/** Stripe's test account whose debits arrive. */
const IBAN = "FR1420041010050500013M02606";

contract("the stand-in", async () => {
  const now = new Date("2026-06-01T12:00:00Z");
  const { stripe, standIn, stop } = await openStandIn({ now: () => now });
  const { advanceTo } = standIn.clock;
  const timeFrom = async (seconds: number): Promise<PassingTime> => {
    await advanceTo(seconds);
    return { customer: {}, advanceTo };
  };
  const debitOf = async ({ id: customer }: Stripe.Customer): Promise<string> =>
    (await stripe.paymentMethods.attach(IBAN, { customer })).id;
  return { stripe, timeFrom, debitOf, stop };
});

const key = process.env["STRIPE_SECRET_KEY"];

// Only in test mode: nothing here may ever move money.
if (key?.startsWith("sk_test_"))
  contract("Stripe itself", async () => {
    const stripe = new Stripe(key, { maxNetworkRetries: 2 });
    const { testClocks } = stripe.testHelpers;
    const clocks: string[] = [];
    return {
      stripe,
      timeFrom: async (frozen_time) => {
        const { id } = await testClocks.create({ frozen_time });
        clocks.push(id);
        return {
          customer: { test_clock: id },
          advanceTo: async (seconds) => {
            await testClocks.advance(id, { frozen_time: seconds });
            const status = async () => (await testClocks.retrieve(id)).status;
            await expect.poll(status, { timeout: 120_000 }).toBe("ready");
          },
        };
      },
      // Stripe asks for a mandate first, which no code of the product ever gives: its checkout does.
      debitOf: async ({ id: customer }) => {
        const { payment_method } = await stripe.setupIntents.create({
          confirm: true,
          customer,
          payment_method_data: {
            type: "sepa_debit",
            sepa_debit: { iban: IBAN },
            billing_details: { name: "Ada Test", email: "a@example.test" },
          },
          allowed_payment_method_types: ["sepa_debit"],
          mandate_data: {
            customer_acceptance: { type: "online", online: { ip_address: "192.0.2.1", user_agent: "test" } },
          },
        });
        return payment_method as string;
      },
      stop: async () => {
        for (const clock of clocks) await testClocks.del(clock);
      },
    };
  });
