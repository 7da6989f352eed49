import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { monthsAfter } from "../amounts/months.ts";
import { newDiscount } from "../objects/coupon.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";

const couponOf = ({ store }: World, { source }: Stripe.Discount): Stripe.Coupon =>
  store.get("coupon", source.coupon ? idOf(source.coupon) : "");

/** The code that somebody typed; null: there is none such, or not any more. */
export const findCode = (
  { store, clock }: World,
  { code, customer }: { readonly code: string; readonly customer: string },
): Stripe.PromotionCode | null =>
  store
    .list("promotion_code")
    .filter((one) => one.active && one.code.toLowerCase() === code.toLowerCase())
    .find(
      ({ expires_at, max_redemptions, times_redeemed, restrictions }) =>
        (expires_at ?? Infinity) > clock.now(customer) &&
        times_redeemed < (max_redemptions ?? Infinity) &&
        !(restrictions.first_time_transaction && store.list("charge").some((one) => one.customer === customer && one.paid)),
    ) ?? null;

/** The discount of a coupon on an amount, both in cents. */
export const takenOff = ({ percent_off, amount_off }: Stripe.Coupon, amount: number): number =>
  percent_off === null ? Math.min(amount, amount_off ?? 0) : Math.round((amount * percent_off) / 100);

/** The coupon of a code. */
export const couponOfCode = ({ store }: World, { promotion }: Stripe.PromotionCode): Stripe.Coupon =>
  store.get("coupon", promotion.coupon ? idOf(promotion.coupon) : "");

/** Gives a subscription what a code promises, from now on. */
export function giveDiscount(
  world: World,
  subscription: Stripe.Subscription,
  { session, code }: { readonly session: string; readonly code: string },
): void {
  const promotion = world.store.get("promotion_code", code);
  const coupon = couponOfCode(world, promotion);
  const start = world.clock.now(idOf(subscription.customer));
  const discount = world.store.add(
    newDiscount({
      coupon: coupon.id,
      promotionCode: promotion.id,
      session,
      customer: idOf(subscription.customer),
      subscription: subscription.id,
      start,
      end: coupon.duration_in_months ? monthsAfter(start, coupon.duration_in_months) : null,
    }),
  );
  promotion.times_redeemed += 1;
  subscription.discounts = [discount.id];
}

/** The discounts of a subscription that hold now. */
const inForce = (world: World, { discounts, customer }: Stripe.Subscription): readonly Stripe.Discount[] => {
  const now = world.clock.now(idOf(customer));
  return (discounts ?? [])
    .map((one) => world.store.get("discount", idOf(one)))
    .filter(({ end }) => end === null || end > now);
};

function discounted(
  world: World,
  line: Stripe.InvoiceLineItem,
  discounts: readonly Stripe.Discount[],
): Stripe.InvoiceLineItem {
  if (!line.discountable || discounts.length === 0) return line;
  let left = line.amount;
  const discount_amounts = discounts.map((discount) => {
    const amount = takenOff(couponOf(world, discount), left);
    left -= amount;
    return { amount, discount: discount.id };
  });
  return { ...line, discount_amounts };
}

/** The lines of an invoice with what is taken off. */
export const withDiscounts = (
  world: World,
  subscription: Stripe.Subscription,
  lines: readonly Stripe.InvoiceLineItem[],
): readonly Stripe.InvoiceLineItem[] => {
  const discounts = inForce(world, subscription);
  return lines.map((line) => discounted(world, line, discounts));
};

/** Takes from a subscription the discounts that hold for one invoice: it was made. */
export function spendDiscounts(world: World, subscription: Stripe.Subscription): void {
  const left = inForce(world, subscription).filter((one) => couponOf(world, one).duration !== "once");
  setFields(subscription, { discounts: left.map(({ id }) => id) });
}
