import { describe, expect, test } from "vitest";
import { listInvoices } from "../../../shared/api/endpoints/subscription.ts";
import { planId } from "../../../shared/plans.ts";
import { useBilling, type TestBuyer } from "../../../tests/stripe/open-billing.ts";
import { accountView, creditReviews, endPlan, findAccount, giveMoneyBack } from "./account-view.ts";

const billing = await useBilling();

test("an operator sees an account, gives reviews, ends its plan, and each act is written down", async () => {
  const { deps } = billing.server;
  const buyer = await billing.subscriber("starter");
  const account = await findAccount(deps, buyer.email);
  if (!account) throw new Error("The account was not found");
  await creditReviews(deps, account, 5);
  await endPlan(deps, account);
  await billing.standIn.deliveries.idle();
  expect(await buyer.account()).toMatchObject({ planId: null });
  const view = (await accountView(deps, account)).join("\n");
  for (const part of [
    buyer.userId,
    "5 credits",
    " canceled",
    " 9 eur paid, 0 paid back",
    "operator_credited",
    "operator_ended_plan",
  ])
    expect(view).toContain(part);
  expect(await findAccount(deps, "nobody@example.test")).toBeNull();
});

describe("money that an operator gives back", () => {
  const open = async () => {
    const buyer = await billing.subscriber("starter");
    const { deps } = billing.server;
    const account = await findAccount(deps, buyer.email);
    const [invoice] = (await billing.stripe.invoices.list({ customer: await buyer.customerId() })).data;
    if (!account || !invoice?.number) throw new Error("There is nothing to give back");
    const { number } = invoice;
    const give = async (upTo: number | null) => {
      const given = await giveMoneyBack(deps, account, { number, upTo });
      await billing.standIn.deliveries.idle();
      return given?.amount;
    };
    return { buyer, give, account, deps };
  };
  const shownTo = async ({ client }: TestBuyer) => (await client.call(listInvoices, {})).invoices[0];

  test("in part leaves the plan, stands beside the invoice, and is not given twice", async () => {
    const { buyer, give } = await open();
    expect([await give(400), await give(400), await give(500)]).toEqual([400, 0, 100]);
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
    const invoice = await shownTo(buyer);
    expect(invoice?.refunded).toBe(500);
    expect(invoice?.creditNotes.map(({ amount }) => amount)).toEqual([100, 400]);
  });

  test("as a whole ends the plan, and with it its reviews", async () => {
    const { buyer, give, account, deps } = await open();
    expect([await give(null), await give(null)]).toEqual([900, 0]);
    expect(await buyer.account()).toMatchObject({ planId: null });
    expect(await buyer.allowance()).toMatchObject({ kind: "trial" });
    expect((await accountView(deps, account)).join("\n")).toContain("operator_refunds");
  });

  test.each([
    ["answer", /^POST \/v1\/refunds/, "after"],
    ["credit note", /^POST \/v1\/credit_notes/, "before"],
  ] as const)("is given and written down once when the %s is lost on the way", async (_, match, when) => {
    const { buyer, give } = await open();
    billing.standIn.faults.nextCall({ kind: "reset", times: 3, match, when });
    await give(300).catch((error: unknown) => expect(error).toMatchObject({ code: "unavailable" }));
    billing.standIn.faults.clear();
    await give(300);
    const invoice = await shownTo(buyer);
    expect([invoice?.refunded, invoice?.creditNotes.length]).toEqual([300, 1]);
  });

  test("of an invoice that is not theirs is refused", async () => {
    const { account, deps } = await open();
    await expect(giveMoneyBack(deps, account, { number: "NONE-0001", upTo: null })).rejects.toMatchObject({
      code: "invoice_missing",
    });
  });
});
