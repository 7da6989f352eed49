import { afterEach, describe, expect, test } from "vitest";
import { planId } from "../../shared/plans.ts";
import { sweepBilling } from "../../server/billing/sync/sweep-billing.ts";
import { useBilling } from "./open-billing.ts";
import { itemOf } from "./people.ts";

const billing = await useBilling();
afterEach(() => billing.endAll());

const REFRESH = { url: "http://localhost:4321/profile?refresh=true" };

test("a checkout that is abandoned is none: the same page opens again, and after a day a new one", async () => {
  const buyer = await billing.signUp();
  const url = await buyer.choose("pro");
  expect(await buyer.choose("pro")).toBe(url);
  await billing.standIn.clock.advance({ days: 2 });
  const later = await buyer.choose("pro");
  expect(later).not.toBe(url);
  expect(await buyer.account()).toMatchObject({ planId: null });
});

describe("a smaller plan", () => {
  test("begins with the next period, and its date is told", async () => {
    const buyer = await billing.subscriber("pro");
    const { current_period_end: end } = itemOf(await buyer.subscription());
    expect(await buyer.change("starter")).toEqual(REFRESH);
    expect(await buyer.account()).toMatchObject({
      planId: planId("pro"),
      nextPlanId: planId("starter"),
      nextStartAt: end,
      stripeCancelAt: 0,
    });
    expect(await buyer.allowance()).toMatchObject({ limit: 85 });
    await billing.standIn.clock.advanceTo(end + 7200);
    expect(await buyer.account()).toMatchObject({ planId: planId("starter"), nextPlanId: null });
    await billing.standIn.clock.advance({ months: 2 });
    expect(await buyer.account()).toMatchObject({ planId: planId("starter"), nextPlanId: null });
  });

  test("is replaced by another choice, and forgotten when the present plan is chosen", async () => {
    const buyer = await billing.subscriber("studio");
    await buyer.change("starter");
    await buyer.change("essential");
    expect(await buyer.account()).toMatchObject({ nextPlanId: planId("essential") });
    await buyer.change("studio");
    expect(await buyer.account()).toMatchObject({ planId: planId("studio"), nextPlanId: null });
    await buyer.change("starter");
    await billing.standIn.clock.advance({ months: 1, days: 1 });
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
  });

  test("gives way to a larger one", async () => {
    const buyer = await billing.subscriber("pro");
    await buyer.change("starter");
    await buyer.change("studio");
    expect(await buyer.account()).toMatchObject({ planId: planId("studio"), nextPlanId: null });
    await billing.standIn.clock.advance({ months: 1, days: 1 });
    expect(await buyer.account()).toMatchObject({ planId: planId("studio") });
  });
});

describe("the end of a plan", () => {
  test("comes with its period, and can be taken back until then", async () => {
    const buyer = await billing.subscriber("pro");
    const { current_period_end: end } = itemOf(await buyer.subscription());
    expect(await buyer.cancel()).toEqual(REFRESH);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro"), stripeCancelAt: end });
    await buyer.cancel();
    expect(await buyer.renew()).toEqual(REFRESH);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro"), stripeCancelAt: 0 });
    await buyer.renew();
    await buyer.cancel();
    await billing.standIn.clock.advanceTo(end + 60);
    expect(await buyer.account()).toMatchObject({
      planId: null,
      stripeSubId: null,
      stripeCancelAt: 0,
      stripeCancelled: true,
    });
    await expect(buyer.renew()).rejects.toMatchObject({ code: "no_subscription" });
    await buyer.subscribe("starter");
    expect(await buyer.account()).toMatchObject({ planId: planId("starter"), stripeCancelled: false });
  });

  test("forgets a smaller plan that was to come", async () => {
    const buyer = await billing.subscriber("pro");
    await buyer.change("starter");
    await buyer.cancel();
    expect(await buyer.account()).toMatchObject({
      nextPlanId: null,
      stripeCancelAt: expect.any(Number) as number,
    });
    await billing.standIn.clock.advance({ months: 1, days: 1 });
    expect(await buyer.account()).toMatchObject({ planId: null });
  });

  test("comes seven days after a renewal that is not paid", async () => {
    const buyer = await billing.subscriber("pro", "4000000000000341");
    const { current_period_end: end } = itemOf(await buyer.subscription());
    const day = 86_400;
    await billing.standIn.clock.advanceTo(end + 6 * day);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
    await billing.standIn.clock.advanceTo(end + 7 * day + 7200);
    await sweepBilling(billing.server.deps);
    expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: expect.any(String) as string });
    const { url } = await buyer.change("pro");
    await billing.pay(`${url}/pay`, { card: "4242424242424242" });
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  });
});
