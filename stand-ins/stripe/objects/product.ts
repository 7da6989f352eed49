import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { told } from "./told.ts";

export interface NewProduct {
  readonly id?: string | undefined;
  readonly name: string;
  readonly created: number;
}

/** Something that is sold, at one or more prices. */
export const newProduct = ({ id = newId("prod"), name, created }: NewProduct): Stripe.Product =>
  told({ id, object: "product", active: true, created, metadata: {}, name });
