import { expect, test } from "vitest";
import { useBilling } from "../../tests/stripe/open-billing.ts";
import { openPayments } from "./open-payments.ts";

const billing = await useBilling();

test("what an operator does by a script happens where the product sees it", async () => {
  const { env } = billing.server.deps;
  const payments = openPayments(env, async (input, init) => billing.server.app.request(input, init));
  const buyer = await billing.signUp();
  await buyer.subscribe("starter");
  await payments.end((await buyer.subscription()).id);
  await billing.standIn.deliveries.idle();
  expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null });
});

test("without a product that runs nothing is said to be done", async () => {
  const { env } = billing.server.deps;
  const payments = openPayments(env, () => Promise.reject(new TypeError("fetch failed")));
  await expect(payments.end("sub_1")).rejects.toMatchObject({ code: "unavailable" });
});
