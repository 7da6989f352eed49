import type { Invoice } from "../../shared/api/endpoints/subscription.ts";
import type { Deps } from "../deps.ts";
import { readCustomer, type Payer } from "./customer-of.ts";

/** The invoices of somebody, the newest first. Whoever never bought anything has none. */
export async function listInvoices(deps: Deps, payer: Payer): Promise<readonly Invoice[]> {
  const { customerId } = await readCustomer(deps, payer);
  if (!customerId) return [];
  const all = await deps.payments.withinDeadline(() => deps.payments.invoicesOf(customerId));
  return all.toSorted((a, b) => b.date.localeCompare(a.date));
}
