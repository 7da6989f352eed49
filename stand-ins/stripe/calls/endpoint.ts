import * as z from "zod";
import type { Raw } from "./form.ts";
import { readParams, textParam } from "./params.ts";
import type { World } from "../world.ts";

/** The parts of an address that are ids. */
export type Ids = (name: string) => string;

/** An address of the API. */
export interface StripeEndpoint {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** Reads the parameters, and says how to answer them and what to expand in the answer. */
  readonly read: (given: { [key: string]: Raw }) => StripeRequest;
}

export interface StripeRequest {
  readonly expand: readonly string[];
  readonly run: (world: World, ids: Ids) => object;
}

const EXPAND = { expand: z.array(textParam).optional() };

/** An address, its parameters as data, and what it does. */
export const endpoint = <Shape extends z.ZodRawShape>(
  method: StripeEndpoint["method"],
  path: string,
  shape: Shape,
  run: (world: World, params: z.infer<z.ZodObject<Shape>>, ids: Ids) => object,
): StripeEndpoint => {
  const schema = z.strictObject({ ...shape, ...EXPAND });
  return {
    method,
    path,
    read: (given) => {
      const params = readParams(schema, given) as z.infer<z.ZodObject<Shape>> & { expand?: string[] };
      return { expand: params.expand ?? [], run: (world, ids) => run(world, params, ids) };
    },
  };
};
