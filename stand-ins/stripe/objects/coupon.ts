import type Stripe from "stripe";
import { newId } from "../ids.ts";

export interface NewCoupon {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly percentOff: number | null;
  readonly amountOff: number | null;
  readonly currency: string | null;
  readonly duration: "forever" | "once" | "repeating";
  readonly months: number | null;
  readonly created: number;
}

/** A coupon: how much it takes off, and for how long. */
export const newCoupon = (given: NewCoupon): Stripe.Coupon => ({
  id: given.id ?? newId("co").slice(3, 11),
  object: "coupon",
  amount_off: given.amountOff,
  created: given.created,
  currency: given.currency,
  duration: given.duration,
  duration_in_months: given.months,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: given.name ?? null,
  percent_off: given.percentOff,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
});

export interface NewPromotionCode {
  readonly code: string;
  readonly created: number;
  readonly expires_at?: number | undefined;
  readonly max_redemptions?: number | undefined;
  readonly restrictions?: { readonly first_time_transaction: boolean } | undefined;
}

/** The word that people type to get a coupon. */
export const newPromotionCode = (
  coupon: string,
  { code, created, expires_at, max_redemptions, restrictions }: NewPromotionCode,
): Stripe.PromotionCode => ({
  id: newId("promo"),
  object: "promotion_code",
  active: true,
  code,
  created,
  customer: null,
  customer_account: null,
  expires_at: expires_at ?? null,
  livemode: false,
  max_redemptions: max_redemptions ?? null,
  metadata: {},
  promotion: { coupon, type: "coupon" },
  restrictions: {
    first_time_transaction: false,
    minimum_amount: null,
    minimum_amount_currency: null,
    ...restrictions,
  },
  times_redeemed: 0,
});

export interface NewDiscount {
  readonly coupon: string;
  readonly promotionCode: string;
  readonly session: string;
  readonly customer: string;
  readonly subscription: string;
  readonly start: number;
  readonly end: number | null;
}

/** A coupon that a subscription has. */
export const newDiscount = (given: NewDiscount): Stripe.Discount => ({
  id: newId("di"),
  object: "discount",
  checkout_session: given.session,
  customer: given.customer,
  customer_account: null,
  end: given.end,
  invoice: null,
  invoice_item: null,
  promotion_code: given.promotionCode,
  source: { coupon: given.coupon, type: "coupon" },
  start: given.start,
  subscription: given.subscription,
  subscription_item: null,
});
