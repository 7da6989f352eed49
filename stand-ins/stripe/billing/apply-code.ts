import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { couponOfCode, findCode, takenOff } from "./discounts.ts";

/** Takes the promotion code of a checkout over; an empty one takes it away. Whether it is one. */
export function applyCode(world: World, session: Stripe.Checkout.Session, typed: string): boolean {
  if (!session.allow_promotion_codes) return true;
  const code = typed ? findCode(world, { code: typed, customer: session.customer ? idOf(session.customer) : "" }) : null;
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
