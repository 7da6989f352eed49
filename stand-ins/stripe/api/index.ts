import type { StripeEndpoint } from "../calls/endpoint.ts";
import { CATALOGUE } from "./catalogue.ts";
import { CHECKOUT } from "./checkout.ts";
import { CUSTOMERS } from "./customers.ts";
import { INVOICES } from "./invoices.ts";
import { PAYMENTS } from "./payments.ts";
import { SCHEDULES } from "./schedules.ts";
import { SUBSCRIPTIONS } from "./subscriptions.ts";

/** Every address of the API that the stand-in knows. */
export const ENDPOINTS: readonly StripeEndpoint[] = [
  ...CATALOGUE,
  ...CUSTOMERS,
  ...CHECKOUT,
  ...SUBSCRIPTIONS,
  ...SCHEDULES,
  ...INVOICES,
  ...PAYMENTS,
];
