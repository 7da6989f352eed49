import * as z from "zod";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { isWithin, paginate } from "../calls/paginate.ts";
import { created, LIST, textParam } from "../calls/params.ts";

/** `customer.subscription.*` stands for all that begin so. */
const isOfType = (type: string, wanted: string): boolean =>
  wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const EVENTS: readonly StripeEndpoint[] = [
  endpoint("GET", "/v1/events/:id", {}, ({ store }, _, id) => store.get("event", id("id"))),
  endpoint(
    "GET",
    "/v1/events",
    {
      ...LIST,
      created: created.optional(),
      type: textParam.optional(),
      types: z.array(textParam).max(20).optional(),
    },
    ({ store }, { created: range, type, types, ...page }) =>
      paginate(
        store
          .list("event")
          .filter((one) => isWithin(one.created, range))
          .filter((one) => !type || isOfType(one.type, type))
          .filter((one) => types?.some((wanted) => isOfType(one.type, wanted)) ?? true),
        page,
        "/v1/events",
      ),
  ),
];
