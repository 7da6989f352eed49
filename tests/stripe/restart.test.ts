import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createStripeStandIn } from "../../stand-ins/stripe/stand-in.ts";
import { openStandIn } from "./open-stand-in.ts";
import { itemOf, latestInvoice, subscribed } from "./people.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "regard-stripe-"));
  file = path.join(folder, "stripe", "state.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a restart loses nothing: objects, the moved time, keys and cards", async () => {
  const before = await openStandIn({ file });
  const subscription = await subscribed(before, "pro");
  const { id } = await before.stripe.customers.create({}, { idempotencyKey: "one" });
  await before.standIn.clock.advance({ days: 3 });
  const now = before.standIn.clock.now();
  await before.stop();

  const after = await openStandIn({ file });
  expect(after.standIn.clock.now()).toBeGreaterThanOrEqual(now);
  expect((await after.stripe.customers.create({}, { idempotencyKey: "one" })).id).toBe(id);
  expect((await after.stripe.prices.list()).data).toHaveLength(8);
  await after.standIn.clock.advanceTo(itemOf(subscription).current_period_end + 3600);
  expect(await latestInvoice(after, subscription.customer)).toMatchObject({
    billing_reason: "subscription_cycle",
    status: "paid",
  });
  await after.stop();
});

test("a state that is damaged is named, with what to do", async () => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '{"version":1,"off');
  await expect(openStandIn({ file })).rejects.toMatchObject({
    name: "StartFault",
    message: expect.stringMatching(/state\.json is damaged.*npm run reset$/) as string,
  });
});

test("an answer that was given is saved, also when the process is killed right after", async () => {
  const before = await openStandIn({ file, webhook: null });
  const { id } = await before.stripe.customers.create({});
  const after = await openStandIn({ file, webhook: null });
  expect((await after.stripe.customers.retrieve(id)).id).toBe(id);
  await Promise.all([before.stop(), after.stop()]);
});

test("what was not delivered before a restart is delivered after it", async () => {
  const before = await openStandIn({ file });
  before.standIn.faults.deliveries.isDelayed = true;
  await before.stripe.customers.create({});
  await before.standIn.deliveries.idle();
  await before.stop();
  const after = await openStandIn({ file });
  await after.standIn.settle();
  expect(after.received).toHaveLength(1);
  await after.stop();
});

test("it refuses to exist in production", () => {
  expect(() =>
    createStripeStandIn({ secretKey: "sk_test_x", pagesUrl: "http://localhost", nodeEnv: "production" }),
  ).toThrow("does not run in production");
});
