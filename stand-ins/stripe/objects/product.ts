import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { nulls } from "./nulls.ts";

export interface NewProduct {
  readonly id?: string | undefined;
  readonly name: string;
  readonly created: number;
}

/** Something that is sold, at one or more prices. */
export const newProduct = ({ id = newId("prod"), name, created }: NewProduct): Stripe.Product => ({
  ...nulls(
    "default_price description package_dimensions shippable statement_descriptor tax_code tax_details",
  ),
  ...nulls("unit_label url"),
  id,
  object: "product",
  active: true,
  created,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name,
  type: "service",
  updated: created,
});
