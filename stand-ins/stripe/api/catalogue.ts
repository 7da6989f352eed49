import type Stripe from "stripe";
import * as z from "zod";
import { change } from "../change.ts";
import { endpoint, keeping, listing, reading, type StripeEndpoint } from "../calls/endpoint.ts";
import { filled, flagParam, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
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
/** Products and their prices. */
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
];
