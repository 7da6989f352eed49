import * as z from "zod";
import { change } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
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
} from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";

const FIELDS = {
  active: flagParam.optional(),
  description: emptyable(textParam).optional(),
  metadata: metadata.optional(),
};

export const PRODUCTS: readonly StripeEndpoint[] = [
  endpoint("POST", "/v1/products", { ...FIELDS, id: filled.optional(), name: filled }, (world, params) => {
    if (params.id && world.store.find("product", params.id))
      throw badRequest(`Product already exists.`, { code: "resource_already_exists", param: "id" });
    const product = newProduct({
      ...params,
      isActive: params.active,
      metadata: mergeMetadata({}, params.metadata),
      created: world.clock.now(),
    });
    world.store.add(product);
    world.emit("product.created", product);
    return product;
  }),
  endpoint("GET", "/v1/products/:id", {}, ({ store }, _, id) => store.get("product", id("id"))),
  endpoint(
    "POST",
    "/v1/products/:id",
    { ...FIELDS, name: filled.optional(), default_price: filled.optional() },
    (world, { metadata: given, default_price, ...fields }, id) => {
      const product = world.store.get("product", id("id"));
      if (default_price) world.store.get("price", default_price, "default_price");
      return change(world, "product.updated", product, {
        ...Object.fromEntries(Object.entries(fields).filter(([name]) => name !== "expand")),
        ...(default_price && { default_price }),
        metadata: mergeMetadata(product.metadata, given),
        updated: world.clock.now(),
      });
    },
  ),
  endpoint(
    "GET",
    "/v1/products",
    {
      ...LIST,
      active: flagParam.optional(),
      created: created.optional(),
      ids: z.array(textParam).optional(),
    },
    ({ store }, { active, created: range, ids, ...page }) =>
      paginate(
        store
          .list("product")
          .filter((one) => active === undefined || one.active === active)
          .filter((one) => isWithin(one.created, range))
          .filter((one) => ids?.includes(one.id) ?? true),
        page,
        "/v1/products",
      ),
  ),
];
