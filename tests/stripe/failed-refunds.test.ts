import sql from "sql-template-tag";
import { afterEach, expect, test } from "vitest";
import { listInvoices, withdrawSubscription } from "../../shared/api/endpoints/subscription.ts";
import {
  accountView,
  findAccount,
  giveMoneyBack,
  noteRepaid,
} from "../../server/billing/operator/account-view.ts";
import { sweepBilling } from "../../server/billing/sync/sweep-billing.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";

const billing = await useBilling();
afterEach(() => billing.endAll());

/** Its refunds succeed, and fail the day after: https://docs.stripe.com/testing#refunds. */
const REFUSES_REFUNDS = "4000000000005126";

const buyerOf = (): Promise<TestBuyer> => billing.subscriber("starter", REFUSES_REFUNDS);
const aDay = (): Promise<void> => billing.pass({ days: 1, seconds: 3600 });
const withdrawn = async (): Promise<TestBuyer> => {
  const buyer = await buyerOf();
  await buyer.client.call(withdrawSubscription, { body: { userId: buyer.userId } });
  await aDay();
  return buyer;
};
const accountOf = async ({ email }: TestBuyer) => {
  const account = await findAccount(billing.server.deps, email);
  if (!account) throw new Error("There is no account");
  return account;
};
const refundsOf = async (buyer: TestBuyer) => {
  const { data } = await billing.stripe.charges.list({
    customer: await buyer.customerId(),
    expand: ["data.refunds"],
  });
  return data.flatMap(({ refunds }) => refunds?.data ?? []);
};
const withdrawalOf = async (buyer: TestBuyer) =>
  billing.server.deps.db.row<{ isFinished: boolean; hasFailed: boolean }>(sql`
    select finished_at is not null as "isFinished", failed_at is not null as "hasFailed" from app.withdrawals
    where customer_id = ${await buyer.customerId()}`);

test("a withdrawal whose refund fails is not finished: its buyer is asked for another way, and the operator is told", async () => {
  const buyer = await withdrawn();
  expect(await withdrawalOf(buyer)).toEqual({ isFinished: false, hasFailed: true });
  const [refund] = await refundsOf(buyer);
  expect(refund?.status).toBe("failed");
  const subjects = await buyer.subjects();
  expect(subjects.filter((one) => one.endsWith("from Regard did not arrive"))).toHaveLength(1);
  const told = (await billing.server.mails()).map(({ subject }) => subject);
  expect(told.filter((one) => one === `A refund did not arrive: ${refund?.id ?? ""}`)).toHaveLength(1);
  expect(await billing.differences(buyer)).toMatchObject([{ field: "refund", there: refund?.id }]);
});

test("it is not sent the same way again, however often somebody looks", async () => {
  const buyer = await withdrawn();
  await sweepBilling(billing.server.deps);
  await sweepBilling(billing.server.deps);
  expect(await refundsOf(buyer)).toHaveLength(1);
  const { invoices } = await buyer.client.call(listInvoices, {});
  expect(invoices[0]).toMatchObject({ status: "paid", refunded: 0 });
});

test("paid by another way, it is finished, and nothing is left to pay back", async () => {
  const buyer = await withdrawn();
  const [refund] = await refundsOf(buyer);
  const account = await accountOf(buyer);
  expect((await accountView(billing.server.deps, account)).join("\n")).toContain(
    `refund ${refund?.id ?? ""}`,
  );
  await noteRepaid(billing.server.deps, account, refund?.id ?? "");
  await sweepBilling(billing.server.deps);
  expect(await withdrawalOf(buyer)).toEqual({ isFinished: true, hasFailed: false });
  expect(await billing.differences(buyer)).toEqual([]);
  const { invoices } = await buyer.client.call(listInvoices, {});
  const [invoice] = invoices;
  const given = await giveMoneyBack(billing.server.deps, account, {
    number: invoice?.number ?? "",
    upTo: null,
  });
  expect(given?.amount).toBe(900 - (refund?.amount ?? 0));
});

test("a repayment by support that fails gives the plan back, and is refused a second time", async () => {
  const buyer = await buyerOf();
  const account = await accountOf(buyer);
  const [invoice] = (await buyer.client.call(listInvoices, {})).invoices;
  const wanted = { number: invoice?.number ?? "", upTo: null };
  await giveMoneyBack(billing.server.deps, account, wanted);
  await billing.standIn.deliveries.idle();
  expect(await buyer.account()).toMatchObject({ planId: null });
  await aDay();
  expect(await buyer.account()).not.toMatchObject({ planId: null });
  await expect(giveMoneyBack(billing.server.deps, account, wanted)).rejects.toMatchObject({
    code: "refund_failed",
  });
});
