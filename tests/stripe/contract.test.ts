import { Stripe } from "stripe";
import { expect } from "vitest";
import { contract, type PassingTime } from "./contract.ts";
import { openStandIn } from "./open-stand-in.ts";

contract("the stand-in", async () => {
  const now = new Date("2026-06-01T12:00:00Z");
  const { stripe, standIn, stop } = await openStandIn({ now: () => now });
  const { advanceTo } = standIn.clock;
  const timeFrom = async (seconds: number): Promise<PassingTime> => {
    await advanceTo(seconds);
    return { customer: {}, advanceTo };
  };
  return { stripe, timeFrom, stop };
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
      stop: async () => {
        for (const clock of clocks) await testClocks.del(clock);
      },
    };
  });
