import type Stripe from "stripe";
import { newId } from "../ids.ts";

export interface NewProduct {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly metadata?: Record<string, string>;
  readonly isActive?: boolean | undefined;
  readonly created: number;
}

export const newProduct = (given: NewProduct): Stripe.Product => ({
  id: given.id ?? newId("prod"),
  object: "product",
  active: given.isActive ?? true,
  created: given.created,
  default_price: null,
  description: given.description ?? null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: given.metadata ?? {},
  name: given.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: "service",
  unit_label: null,
  updated: given.created,
  url: null,
});
