import type Stripe from "stripe";
import * as z from "zod";
import { change, setFields } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newPrice } from "../objects/price.ts";
import { newProduct } from "../objects/product.ts";
import { isWithin, paginate } from "../calls/paginate.ts";
import {
  created,
  emptyable,
  filled,
  flagParam,
  LIST,
  mergeMetadata,
  metadata,
  textParam,
  whole,
} from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";

const taxBehavior = z.enum(["exclusive", "inclusive", "unspecified"]);

const RECURRING = z.strictObject({
  interval: z.enum(["month", "year"]),
  interval_count: whole.pipe(z.number().min(1).max(36)).optional(),
  usage_type: z.literal("licensed").optional(),
});

/** A lookup key belongs to one price. It moves to another one only when that is said. */
function takeLookupKey(
  world: World,
  key: string | null | undefined,
  isTransferred: boolean,
  for_?: Stripe.Price,
): void {
  const holder = key ? world.store.list("price").find(({ lookup_key }) => lookup_key === key) : undefined;
  if (!holder || holder.id === for_?.id) return;
  if (!isTransferred)
    throw badRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. If you want to transfer it, set \`transfer_lookup_key\` to true.`,
      { param: "lookup_key" },
    );
  change(world, "price.updated", holder, { lookup_key: null });
}

export const PRICES: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/prices",
    {
      active: flagParam.optional(),
      currency: filled,
      lookup_key: textParam.max(200).optional(),
      metadata: metadata.optional(),
      nickname: textParam.optional(),
      product: filled.optional(),
      product_data: z
        .strictObject({ id: filled.optional(), name: filled, metadata: metadata.optional() })
        .optional(),
      recurring: RECURRING.optional(),
      tax_behavior: taxBehavior.optional(),
      transfer_lookup_key: flagParam.optional(),
      unit_amount: whole.pipe(z.number().min(0)),
    },
    (world, params) => {
      const now = world.clock.now();
      if (!params.product === !params.product_data)
        throw badRequest("You must provide exactly one of `product` or `product_data`.", {
          param: "product",
        });
      if (params.product) world.store.get("product", params.product, "product");
      takeLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false);
      const made =
        params.product_data &&
        world.store.add(
          newProduct({
            ...params.product_data,
            metadata: mergeMetadata({}, params.product_data.metadata),
            created: now,
          }),
        );
      if (made) world.emit("product.created", made);
      const price = world.store.add(
        newPrice({
          product: made?.id ?? params.product ?? "",
          unitAmount: params.unit_amount,
          currency: params.currency.toLowerCase(),
          interval: params.recurring?.interval ?? null,
          intervalCount: params.recurring?.interval_count,
          lookupKey: params.lookup_key,
          nickname: params.nickname,
          metadata: mergeMetadata({}, params.metadata),
          taxBehavior: params.tax_behavior,
          isActive: params.active,
          created: now,
        }),
      );
      world.emit("price.created", price);
      return price;
    },
  ),
  endpoint("GET", "/v1/prices/:id", {}, ({ store }, _, id) => store.get("price", id("id"))),
  endpoint(
    "POST",
    "/v1/prices/:id",
    {
      active: flagParam.optional(),
      lookup_key: emptyable(textParam.max(200)).optional(),
      metadata: metadata.optional(),
      nickname: emptyable(textParam).optional(),
      tax_behavior: taxBehavior.optional(),
      transfer_lookup_key: flagParam.optional(),
    },
    (world, params, id) => {
      const price = world.store.get("price", id("id"));
      takeLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false, price);
      const before = setFields(price, {
        ...(params.active !== undefined && { active: params.active }),
        ...(params.lookup_key !== undefined && { lookup_key: params.lookup_key }),
        ...(params.nickname !== undefined && { nickname: params.nickname }),
        ...(params.tax_behavior && { tax_behavior: params.tax_behavior }),
        metadata: mergeMetadata(price.metadata, params.metadata),
      });
      if (Object.keys(before).length > 0) world.emit("price.updated", price, before);
      return price;
    },
  ),
  endpoint(
    "GET",
    "/v1/prices",
    {
      ...LIST,
      active: flagParam.optional(),
      created: created.optional(),
      currency: textParam.optional(),
      lookup_keys: z.array(textParam).max(10).optional(),
      product: textParam.optional(),
      recurring: z.strictObject({ interval: textParam.optional() }).optional(),
      type: z.enum(["one_time", "recurring"]).optional(),
    },
    ({ store }, params) =>
      paginate(
        store
          .list("price")
          .filter((one) => params.active === undefined || one.active === params.active)
          .filter((one) => isWithin(one.created, params.created))
          .filter((one) => !params.currency || one.currency === params.currency)
          .filter((one) => params.lookup_keys?.includes(one.lookup_key ?? "") ?? true)
          .filter((one) => !params.product || idOf(one.product) === params.product)
          .filter((one) => !params.type || one.type === params.type)
          .filter(
            (one) => !params.recurring?.interval || one.recurring?.interval === params.recurring.interval,
          ),
        params,
        "/v1/prices",
      ),
  ),
];
