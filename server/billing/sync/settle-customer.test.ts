import sql from "sql-template-tag";
import { afterAll, expect, test } from "vitest";
import { useBilling } from "../../../tests/stripe/open-billing.ts";
import { settleCustomer } from "./settle-customer.ts";
import { openSql } from "../../../tests/database/support/open-sql.ts";
import { someoneWaits } from "../../../tests/database/support/someone-waits.ts";

const billing = await useBilling();
/** A connection that may see which locks others wait for. */
const admin = openSql(billing.server.databaseUrl, { max: 1 });
afterAll(() => admin.end());

test("a customer is read while somebody refers to the account and changes it then: neither waits for the other", async () => {
  const { db } = billing.server.deps;
  const buyer = await billing.subscriber("starter");
  const customer = await buyer.customerId();
  let read: Promise<unknown> = Promise.resolve();
  await db.transaction(async (other) => {
    // The lock that a row takes on the account it refers to.
    await other.rows(sql`select from public.accounts where user_id = ${buyer.userId} for key share`);
    read = settleCustomer(billing.server.deps, customer);
    await someoneWaits(admin);
    await other.rows(sql`update public.accounts set name = 'Someone' where user_id = ${buyer.userId}`);
  });
  await expect(read).resolves.toHaveLength(1);
});
