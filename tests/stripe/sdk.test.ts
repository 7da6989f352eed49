import { afterAll, beforeAll, expect, test } from "vitest";
import { openStandIn, type OpenStandIn } from "./open-stand-in.ts";

let open: OpenStandIn;
beforeAll(async () => {
  open = await openStandIn();
});
afterAll(() => open.stop());

test("the plans are for sale from the start, found by their lookup keys", async () => {
  const { data } = await open.stripe.prices.list({
    lookup_keys: ["regard_plan_pro"],
    expand: ["data.product"],
  });
  expect(data).toMatchObject([{ unit_amount: 5900, currency: "eur", product: { name: "Pro" } }]);
});

test("a subscription begins, is paid and has its period on its item", async () => {
  const { stripe } = open;
  const customer = await stripe.customers.create({ email: "a@example.test", metadata: { account: "1" } });
  const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  const prices = await stripe.prices.list({ lookup_keys: ["regard_plan_starter", "regard_plan_pro"] });
  const starter = prices.data.find((p) => p.lookup_key === "regard_plan_starter")?.id ?? "";
  const pro = prices.data.find((p) => p.lookup_key === "regard_plan_pro")?.id ?? "";
  const sub = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: starter }],
    expand: ["latest_invoice.payments"],
  });
  expect(sub.status).toBe("active");
  const up = await stripe.subscriptions.update(sub.id, {
    items: [{ id: sub.items.data[0]?.id ?? "", price: pro }],
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice"],
  });
  expect(up.items.data[0]?.price.id).toBe(pro);
  await open.standIn.clock.advance({ months: 1, days: 1 });
  const invoices = await stripe.invoices.list({ customer: customer.id });
  expect(invoices.data.map((i) => [i.billing_reason, i.total, i.status, i.number?.slice(-4)])).toEqual([
    ["subscription_cycle", 5900, "paid", "0003"],
    ["subscription_update", 5000, "paid", "0002"],
    ["subscription_create", 900, "paid", "0001"],
  ]);
});
