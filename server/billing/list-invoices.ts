import sql from "sql-template-tag";
import type { Invoice } from "../../shared/api/endpoints/subscription.ts";
import type { Deps } from "../deps.ts";
import { readCustomer, type Payer } from "./customer-of.ts";

/** The customer of an account, and those that it had before. */
async function customersOf(deps: Deps, payer: Payer): Promise<readonly string[]> {
  const { customerId } = await readCustomer(deps, payer);
  const former = await deps.db.rows<{ id: string }>(
    sql`select customer_id as id from app.former_customers where user_id = ${payer.userId} order by at desc`,
  );
  return [...new Set([...(customerId ? [customerId] : []), ...former.map(({ id }) => id)])];
}

/**
 * The invoices that were written for somebody, the newest first: also of a team that somebody else has by now, and none
 * of whoever had it before. Whoever never bought anything has none.
 */
export async function listInvoices(deps: Deps, payer: Payer): Promise<readonly Invoice[]> {
  const customers = await customersOf(deps, payer);
  const all = await deps.payments.withinDeadline(() =>
    Promise.all(customers.map((customer) => deps.payments.invoicesOf(customer, payer.userId))),
  );
  return all.flat().toSorted((a, b) => b.date.localeCompare(a.date));
}
