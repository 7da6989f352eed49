import * as z from "zod";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newCoupon, newPromotionCode } from "../objects/coupon.ts";
import { paginate } from "../calls/paginate.ts";
import { filled, flagParam, LIST, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";

const percent = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .pipe(z.number().gt(0).max(100));

/** Calls that make coupons, and the codes that people type for them. */
export const PROMOTIONS: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/coupons",
    {
      id: filled.optional(),
      amount_off: whole.pipe(z.number().min(1)).optional(),
      currency: textParam.optional(),
      duration: z.enum(["forever", "once", "repeating"]).optional(),
      duration_in_months: whole.optional(),
      name: textParam.optional(),
      percent_off: percent.optional(),
    },
    ({ store, clock }, params) => {
      const { amount_off = null, percent_off = null, currency = null, duration = "once" } = params;
      if ((amount_off === null) === (percent_off === null))
        throw badRequest("You must pass either `percent_off` or `amount_off`.");
      if (amount_off !== null && !currency)
        throw badRequest("You must pass currency when passing amount_off", { param: "currency" });
      return store.add(
        newCoupon({
          id: params.id,
          name: params.name,
          percentOff: percent_off,
          amountOff: amount_off,
          currency,
          duration,
          months: params.duration_in_months ?? null,
          created: clock.now(),
        }),
      );
    },
  ),
  endpoint("GET", "/v1/coupons/:id", {}, ({ store }, _, id) => store.get("coupon", id("id"))),
  endpoint(
    "POST",
    "/v1/promotion_codes",
    {
      code: filled,
      expires_at: whole.optional(),
      max_redemptions: whole.optional(),
      promotion: z.strictObject({ type: z.literal("coupon"), coupon: filled }),
      restrictions: z.strictObject({ first_time_transaction: flagParam }).optional(),
    },
    ({ store, clock }, { code, promotion, ...limits }) => {
      const coupon = store.get("coupon", promotion.coupon, "promotion[coupon]");
      return store.add(newPromotionCode(coupon.id, { code, created: clock.now(), ...limits }));
    },
  ),
  endpoint(
    "GET",
    "/v1/promotion_codes",
    { ...LIST, active: flagParam.optional(), code: textParam.optional() },
    ({ store }, { active, code, ...page }) =>
      paginate(
        store
          .list("promotion_code")
          .filter((one) => active === undefined || one.active === active)
          .filter((one) => !code || one.code.toLowerCase() === code.toLowerCase()),
        page,
        "/v1/promotion_codes",
      ),
  ),
];
