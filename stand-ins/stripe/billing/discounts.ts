import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { monthsAfter } from "../amounts/months.ts";
import { newDiscount } from "../objects/coupon.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";

const couponOf = ({ store }: World, { source }: Stripe.Discount): Stripe.Coupon =>
  store.get("coupon", source.coupon ? idOf(source.coupon) : "");

/** The discount of a coupon on an amount, both in cents. */
const takenOff = ({ percent_off, amount_off }: Stripe.Coupon, amount: number): number =>
  percent_off === null ? Math.min(amount, amount_off ?? 0) : Math.round((amount * percent_off) / 100);

/** The coupon of a code. */
const couponOfCode = ({ store }: World, { promotion }: Stripe.PromotionCode): Stripe.Coupon =>
  store.get("coupon", promotion.coupon ? idOf(promotion.coupon) : "");

/** Takes the promotion code of a checkout over; an empty one takes it away. False: it is none. */
export function applyCode(world: World, session: Stripe.Checkout.Session, typed: string): boolean {
  if (!session.allow_promotion_codes) return true;
  const code = world.store
    .list("promotion_code")
    .find((one) => one.active && one.code.toLowerCase() === typed.toLowerCase());
  if (typed && !code) return false;
  const subtotal = session.amount_subtotal ?? 0;
  const discount = code ? takenOff(couponOfCode(world, code), subtotal) : 0;
  const note = world.store.note(session.id);
  delete note.promotionCode;
  if (code) note.promotionCode = code.id;
  setFields(session, {
    amount_total: subtotal - discount,
    discounts: code ? [{ coupon: null, promotion_code: code.id }] : [],
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
  });
  return true;
}

/** Gives a subscription what a code promises, from now on. */
export function giveDiscount(
  world: World,
  subscription: Stripe.Subscription,
  { session, code }: { readonly session: string; readonly code: string },
): void {
  const promotion = world.store.get("promotion_code", code);
  const coupon = couponOfCode(world, promotion);
  const start = world.clock.now();
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
const inForce = (world: World, { discounts }: Stripe.Subscription): readonly Stripe.Discount[] => {
  const now = world.clock.now();
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
