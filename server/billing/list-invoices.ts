import type { Invoice } from "../../shared/api/endpoints/subscription.ts";
import type { Deps } from "../deps.ts";
import { readCustomer, type Payer } from "./customer-of.ts";

/** The invoices of an account; whoever never bought anything has none. */
export async function listInvoices(deps: Deps, payer: Payer): Promise<readonly Invoice[]> {
  const { customerId } = await readCustomer(deps, payer);
  return customerId ? deps.payments.withinDeadline(() => deps.payments.invoicesOf(customerId)) : [];
}
