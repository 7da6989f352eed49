import type Stripe from "stripe";
import * as z from "zod";
import { change } from "../change.ts";
import { endpoint, keeping, listing, reading, type StripeEndpoint } from "../calls/endpoint.ts";
import { filled, flagParam, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { newCoupon, newPromotionCode } from "../objects/coupon.ts";
import { newPrice } from "../objects/price.ts";
import { newProduct } from "../objects/product.ts";
import type { World } from "../world.ts";

/** A lookup key belongs to one price. It moves to another one only when that is said. */
function takeLookupKey(world: World, key: string | undefined, isTransferred: boolean): void {
  const holder = key ? world.store.list("price").find(({ lookup_key }) => lookup_key === key) : undefined;
  if (!holder) return;
  if (!isTransferred)
    throw badRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. If you want to transfer it, set \`transfer_lookup_key\` to true.`,
      { param: "lookup_key" },
    );
  change(world, "price.updated", holder, { lookup_key: null });
}

const isActive = keeping<{ readonly active: boolean }, typeof flagParam>(
  flagParam,
  (one, wanted) => one.active === wanted,
);
const percent = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .pipe(z.number().gt(0).max(100));

/** Products, their prices, and the codes that take something off. */
export const CATALOGUE: readonly StripeEndpoint[] = [
  endpoint("POST", "/v1/products", { id: filled.optional(), name: filled }, (world, { id, name }) => {
    if (id && world.store.find("product", id))
      throw badRequest(`Product already exists.`, { code: "resource_already_exists", param: "id" });
    const product = world.store.add(newProduct({ id, name, created: world.clock.now() }));
    world.emit("product.created", product);
    return product;
  }),
  endpoint(
    "POST",
    "/v1/products/:id",
    { active: flagParam.optional(), name: filled.optional() },
    (world, fields, id) =>
      change(world, "product.updated", world.store.get("product", id), fields as Partial<Stripe.Product>),
  ),
  listing("product", "/v1/products", {
    ids: keeping(z.array(textParam), (one, wanted) => wanted.includes(one.id)),
  }),

  endpoint(
    "POST",
    "/v1/prices",
    {
      currency: filled,
      lookup_key: textParam.max(200).optional(),
      product: filled,
      recurring: z.strictObject({ interval: z.enum(["month", "year"]) }),
      tax_behavior: z.enum(["inclusive", "unspecified"]).optional(),
      transfer_lookup_key: flagParam.optional(),
      unit_amount: whole.pipe(z.number().min(0)),
    },
    (world, params) => {
      takeLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false);
      const price = world.store.add(
        newPrice({
          product: world.store.get("product", params.product, "product").id,
          unitAmount: params.unit_amount,
          currency: params.currency.toLowerCase(),
          interval: params.recurring.interval,
          lookupKey: params.lookup_key ?? null,
          taxBehavior: params.tax_behavior ?? "unspecified",
          created: world.clock.now(),
        }),
      );
      world.emit("price.created", price);
      return price;
    },
  ),
  reading("price", "/v1/prices"),
  endpoint("POST", "/v1/prices/:id", { active: flagParam }, (world, { active }, id) =>
    change(world, "price.updated", world.store.get("price", id), { active }),
  ),
  listing("price", "/v1/prices", {
    active: isActive,
    lookup_keys: keeping(z.array(textParam).max(10), (one, wanted) => wanted.includes(one.lookup_key ?? "")),
  }),

  endpoint(
    "POST",
    "/v1/coupons",
    {
      amount_off: whole.pipe(z.number().min(1)).optional(),
      currency: textParam.optional(),
      duration: z.enum(["forever", "once", "repeating"]).optional(),
      duration_in_months: whole.optional(),
      percent_off: percent.optional(),
    },
    ({ store, clock }, params) => {
      const { amount_off = null, percent_off = null, currency = null, duration = "once" } = params;
      if ((amount_off === null) === (percent_off === null))
        throw badRequest("You must pass either `percent_off` or `amount_off`.");
      if (amount_off !== null && !currency)
        throw badRequest("You must pass currency when passing amount_off", { param: "currency" });
      const duration_in_months = params.duration_in_months ?? null;
      return store.add(
        newCoupon({ amount_off, percent_off, currency, duration, duration_in_months, created: clock.now() }),
      );
    },
  ),
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
    ({ store, clock }, { promotion, expires_at = null, max_redemptions = null, restrictions, code }) => {
      const coupon = store.get("coupon", promotion.coupon, "promotion[coupon]");
      const created = clock.now();
      return store.add(
        newPromotionCode(coupon.id, { code, created, expires_at, max_redemptions, restrictions }),
      );
    },
  ),
];
