import { beforeEach, describe, expect, test } from "vitest";
import { previewChange } from "../../../shared/api/endpoints/subscription.ts";
import { planId, type PlanName } from "../../../shared/plans.ts";
import { readSubscription as readHere } from "./read-subscription.ts";
import { useBilling, type TestBuyer } from "../../../tests/stripe/open-billing.ts";

const billing = await useBilling();
beforeEach(() => billing.standIn.faults.clear());

/** The card pays with its holder present, and not without. */
const FAILS_LATER = "4000000000000341";
const ALWAYS_PROVEN = "4000002760003184";

const proven = async (plan: PlanName): Promise<TestBuyer> => {
  const buyer = await billing.signUp();
  const asked = await billing.pay(await buyer.choose(plan), { card: ALWAYS_PROVEN });
  await billing.pay(asked.headers.get("Location") ?? "", { result: "complete" });
  return buyer;
};
const preview = ({ client, userId }: TestBuyer, plan: PlanName) =>
  client.call(previewChange, { body: { userId, planId: planId(plan) } });

describe("the state of a subscription", () => {
  test("of nobody who ever bought is empty", async () => {
    const buyer = await billing.signUp();
    expect(await buyer.state()).toMatchObject({
      account: { userId: buyer.userId, planId: null },
      periodEnd: null,
      due: null,
      withdrawal: null,
    });
  });

  test("that is paid has its end of the period, and what a withdrawal would give back", async () => {
    const buyer = await billing.subscriber("starter");
    const { account, periodEnd, due, withdrawal } = await buyer.state();
    expect(account).toMatchObject({ planId: planId("starter") });
    expect(Date.parse(periodEnd ?? "")).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(due).toBeNull();
    expect(withdrawal?.refund.currency).toBe("eur");
    expect(withdrawal?.refund.amount).toBeGreaterThanOrEqual(899);
    const days = (Date.parse(withdrawal?.until ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThan(22);
  });

  test("is of now, although no delivery came", async () => {
    const buyer = await billing.signUp();
    const url = await buyer.choose("pro");
    billing.standIn.faults.deliveries.isDropped = true;
    await billing.pay(url, { card: "4242424242424242" });
    expect(await buyer.account()).toMatchObject({ planId: null });
    expect(await buyer.state()).toMatchObject({ account: { planId: planId("pro") } });
    expect(await buyer.allowance()).toMatchObject({ kind: "plan", limit: 85 });
  });

  test("is unavailable while the payment service is", async () => {
    const buyer = await billing.subscriber("starter");
    billing.standIn.faults.nextCall({ kind: "500", times: 3 });
    await expect(readHere(billing.server.deps, buyer)).rejects.toMatchObject({ code: "unavailable" });
  });

  test.each([
    ["was declined", FAILS_LATER, false],
    ["waits for the bank", ALWAYS_PROVEN, true],
  ])("whose larger plan %s says what is due and where it is paid", async (_, card, needsProof) => {
    const buyer = needsProof ? await proven("starter") : await billing.subscriber("starter", card);
    const { url } = await buyer.change("pro");
    const { due, account } = await buyer.state();
    expect(account.planId).toBe(planId("starter"));
    expect(due).toEqual({
      kind: "change",
      planId: planId("pro"),
      interval: "month",
      money: { amount: 5000, currency: "eur" },
      payUrl: url,
      isUnderWay: false,
      needsProof,
      planUntil: null,
    });
    await billing.pay(`${url}/pay`, { card: "4242424242424242" });
    expect(await buyer.state()).toMatchObject({ due: null, account: { planId: planId("pro") } });
  });
});

describe("what a change would cost", () => {
  test("is the difference for a larger plan, and nothing for a smaller one", async () => {
    const buyer = await billing.subscriber("essential");
    const { periodEnd } = await buyer.state();
    expect(await preview(buyer, "pro")).toEqual({
      at: expect.any(Number) as number,
      beginsAtOnce: true,
      paysByDebit: false,
      seats: 1,
      dueNow: { amount: 4000, currency: "eur" }, // Studio 99 − Pro 59
      renewsOn: periodEnd,
    });
    expect(await preview(buyer, "starter")).toMatchObject({ dueNow: null, renewsOn: periodEnd });
  });

  test("is told also while the plan ends, or another one is planned, and changes nothing", async () => {
    const buyer = await billing.subscriber("starter");
    await buyer.cancel();
    expect(await preview(buyer, "pro")).toMatchObject({ dueNow: { amount: 5000 } });
    expect((await buyer.account()).stripeCancelAt).toBeGreaterThan(0);
    await buyer.change("pro");
    await buyer.change("starter");
    expect(await preview(buyer, "studio")).toMatchObject({ dueNow: { amount: 4000 } });
    expect(await buyer.account()).toMatchObject({
      planId: planId("pro"),
      planInterval: "month",
      nextPlanId: planId("starter"),
    });
  });

  test("is nothing where there is no subscription", async () => {
    const buyer = await billing.signUp();
    await expect(preview(buyer, "pro")).rejects.toMatchObject({ code: "no_subscription" });
    const unknown = { userId: buyer.userId, planId: "gold" };
    await expect(buyer.client.call(previewChange, { body: unknown })).rejects.toMatchObject({
      code: "unknown_plan",
    });
  });
});

describe("what a buyer says at the checkout", () => {
  test("is on the account: company, VAT number and address", async () => {
    const buyer = await billing.signUp();
    await billing.pay(await buyer.choose("starter"), {
      card: "4242424242424242",
      company: "Exemple SARL",
      vat: "FR40303265045",
      line2: "Bâtiment B",
    });
    expect(await buyer.account()).toMatchObject({
      company: "Exemple SARL",
      vatNumber: "FR40303265045",
      addressLine1: "1 rue Exemple",
      addressLine2: "Bâtiment B",
      zipCode: "74000",
      city: "Annecy",
      country: "FR",
    });
  });

  test("of a person is no company", async () => {
    const buyer = await billing.subscriber("starter");
    expect(await buyer.account()).toMatchObject({ company: "", vatNumber: "", zipCode: "74000" });
  });
});
