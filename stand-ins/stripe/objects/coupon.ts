import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { nulls } from "./nulls.ts";

export type NewCoupon = Pick<
  Stripe.Coupon,
  "amount_off" | "created" | "currency" | "duration" | "duration_in_months" | "percent_off"
>;

/** A coupon: how much it takes off, and for how long. */
export const newCoupon = (given: NewCoupon): Stripe.Coupon => ({
  ...nulls("max_redemptions name redeem_by"),
  id: newId("co").slice(3, 11),
  object: "coupon",
  livemode: false,
  metadata: {},
  times_redeemed: 0,
  valid: true,
  ...given,
});

export interface NewPromotionCode extends Pick<
  Stripe.PromotionCode,
  "code" | "created" | "expires_at" | "max_redemptions"
> {
  readonly restrictions: { readonly first_time_transaction: boolean } | undefined;
}

/** The word that people type to get a coupon. */
export const newPromotionCode = (
  coupon: string,
  { restrictions, ...given }: NewPromotionCode,
): Stripe.PromotionCode => ({
  ...nulls("customer customer_account expires_at max_redemptions"),
  id: newId("promo"),
  object: "promotion_code",
  active: true,
  livemode: false,
  metadata: {},
  promotion: { coupon, type: "coupon" },
  restrictions: {
    first_time_transaction: restrictions?.first_time_transaction ?? false,
    minimum_amount: null,
    minimum_amount_currency: null,
  },
  times_redeemed: 0,
  ...given,
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
  ...nulls("customer_account invoice invoice_item subscription_item"),
  id: newId("di"),
  object: "discount",
  checkout_session: given.session,
  customer: given.customer,
  end: given.end,
  promotion_code: given.promotionCode,
  source: { coupon: given.coupon, type: "coupon" },
  start: given.start,
  subscription: given.subscription,
});
