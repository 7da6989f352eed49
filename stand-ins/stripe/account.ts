import type { Stripe } from "stripe";
import { PRODUCT } from "../../shared/product.ts";

/** The account that the stand-in is: what Stripe knows of the seller. */
export const ACCOUNT = { id: "acct_standin", name: PRODUCT.name, country: "FR", currency: "eur" } as const;

/** The API version that the pinned SDK speaks. */
export const API_VERSION: typeof Stripe.API_VERSION = "2026-10-28.endive";
