import type { StripeEndpoint } from "../calls/endpoint.ts";
import { CHECKOUT } from "./checkout.ts";
import { CREDIT_NOTES } from "./credit-notes.ts";
import { CUSTOMERS } from "./customers.ts";
import { EVENTS } from "./events.ts";
import { INVOICES } from "./invoices.ts";
import { PAYMENT_METHODS } from "./payment-methods.ts";
import { PAYMENTS } from "./payments.ts";
import { PORTAL } from "./portal.ts";
import { PRICES } from "./prices.ts";
import { PRODUCTS } from "./products.ts";
import { PROMOTIONS } from "./promotions.ts";
import { SCHEDULES } from "./schedules.ts";
import { SETUP_INTENTS } from "./setup-intents.ts";
import { SUBSCRIPTIONS } from "./subscriptions.ts";
import { TEST_CLOCKS } from "./test-clocks.ts";

/** Every address of the API that the stand-in knows. */
export const ENDPOINTS: readonly StripeEndpoint[] = [
  ...PRODUCTS,
  ...PRICES,
  ...PROMOTIONS,
  ...CUSTOMERS,
  ...PAYMENT_METHODS,
  ...SETUP_INTENTS,
  ...CHECKOUT,
  ...SUBSCRIPTIONS,
  ...SCHEDULES,
  ...INVOICES,
  ...PAYMENTS,
  ...CREDIT_NOTES,
  ...PORTAL,
  ...EVENTS,
  ...TEST_CLOCKS,
];
