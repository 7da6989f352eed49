import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { compareAccounts } from "../../server/billing/operator/compare-accounts.ts";
import { settleCustomer } from "../../server/billing/sync/settle-customer.ts";
import { FIGURES } from "../../server/metrics/figures.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";

const billing = await useBilling();

/** A card whose payments are disputed right after. */
const DISPUTED = "4000000000000259";

const disputeOf = async (buyer: TestBuyer): Promise<string> => {
  const { data: charges } = await billing.stripe.charges.list({ customer: await buyer.customerId() });
  const { data } = await billing.stripe.disputes.list({ charge: charges[0]?.id ?? "" });
  return data[0]?.id ?? "";
};
const mailsOf = async (dispute: string): Promise<readonly string[]> =>
  (await billing.server.mails()).filter(({ subject }) => subject.includes(dispute)).map(({ to }) => to);
const figure = async (): Promise<number | undefined> => {
  const { read } = FIGURES["regard_open_disputes"] ?? {
    read: sql`select 0 as value`,
  };
  return (await billing.server.deps.db.row<{ value: number }>(read))?.value;
};
const named = async (): Promise<readonly unknown[]> =>
  (await compareAccounts(billing.server.deps)).disputes.map(({ there }) => there);

test("a dispute is told the operator once, by mail, and stands in the figures until it is decided", async () => {
  const buyer = await billing.subscriber("starter", DISPUTED);
  const dispute = await disputeOf(buyer);
  await settleCustomer(billing.server.deps, await buyer.customerId());
  expect(await mailsOf(dispute)).toEqual([
    billing.server.deps.env.SUPPORT_EMAIL ?? "support@localhost.localdomain",
  ]);
  expect([await figure(), await named()]).toEqual([1, [dispute]]);
  await billing.stripe.disputes.close(dispute);
  await billing.standIn.deliveries.idle();
  expect([await figure(), await named()]).toEqual([0, []]);
});

test("so is one of a plan that has ended", async () => {
  const buyer = await billing.signUp();
  billing.standIn.faults.deliveries.isDropped = true;
  await buyer.subscribe("starter", DISPUTED);
  await billing.stripe.subscriptions.cancel((await buyer.subscription()).id);
  billing.standIn.faults.clear();
  await settleCustomer(billing.server.deps, await buyer.customerId());
  const dispute = await disputeOf(buyer);
  expect(await mailsOf(dispute)).toHaveLength(1);
  expect(await named()).toEqual([dispute]);
  expect(await buyer.account()).toMatchObject({ planId: null });
});
