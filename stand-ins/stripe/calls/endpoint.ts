import * as z from "zod";
import type { Kind, Kinds } from "../store.ts";
import type { World } from "../world.ts";
import type { Raw } from "./form.ts";
import { paginate } from "./paginate.ts";
import { LIST, range, readParams, textParam } from "./params.ts";
import { resourceMissing } from "./stripe-error.ts";

/** An address of the API. */
export interface StripeEndpoint {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** Reads the parameters, and says how to answer them and what to expand in the answer. */
  readonly read: (given: { [key: string]: Raw }) => StripeRequest;
}

export interface StripeRequest {
  readonly expand: readonly string[];
  /** `id`: the one in the address; empty: there is none. */
  readonly run: (world: World, id: string) => object;
}

const EXPAND = { expand: z.array(textParam).optional() };

/** An address, its parameters as data, and what it does. The part of the address that is an id is `:id`. */
export const endpoint = <Shape extends z.ZodRawShape>(
  method: StripeEndpoint["method"],
  path: string,
  shape: Shape,
  run: (world: World, params: z.infer<z.ZodObject<Shape>>, id: string) => object,
): StripeEndpoint => {
  const schema = z.strictObject({ ...shape, ...EXPAND });
  return {
    method,
    path,
    read: (given) => {
      const { expand, ...params } = readParams(schema, given) as { expand?: string[] };
      return {
        expand: expand ?? [],
        run: (world, id) => run(world, params as z.infer<z.ZodObject<Shape>>, id),
      };
    },
  };
};

/** An address that reads one object. */
export const reading = (kind: Kind, path: string): StripeEndpoint =>
  endpoint("GET", `${path}/:id`, {}, ({ store }, _, id) => store.get(kind, id));

/** A parameter of a list, and which objects it keeps. */
interface Filter<T> {
  readonly param: z.ZodType;
  readonly keeps: (one: T, wanted: unknown) => boolean;
}

/** Keeps the objects of which a function says so. */
export const keeping = <T, Schema extends z.ZodType>(
  param: Schema,
  keeps: (one: T, wanted: z.infer<Schema>) => boolean,
): Filter<T> => ({ param, keeps: keeps as Filter<T>["keeps"] });

/** Keeps the objects that have the wanted text in a field. */
export const having = <Field extends string>(field: Field): Filter<{ readonly [Name in Field]?: unknown }> =>
  keeping(textParam, (one, wanted) => one[field] === wanted);

/** Keeps what was made in a range of time. */
export const CREATED = keeping<{ readonly created: number }, typeof range>(
  range,
  ({ created }, { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }) =>
    created > gt && created >= gte && created < lt && created <= lte,
);

/** An address that lists the objects of a kind, the newest first. */
export function listing<K extends Kind>(
  kind: K,
  path: string,
  filters: Readonly<Record<string, Filter<Kinds[K]>>>,
  /** Which are listed where no filter says anything of it. */
  isListed: (world: World, one: Kinds[K], params: Readonly<Record<string, unknown>>) => boolean = () => true,
): StripeEndpoint {
  const shape = Object.fromEntries(
    Object.entries(filters).map(([name, { param }]) => [name, param.optional()]),
  );
  return endpoint("GET", path, { ...LIST, ...shape }, (world, given) => {
    const params: Readonly<Record<string, unknown>> = given;
    const { customer } = params;
    if (typeof customer === "string" && !world.store.find("customer", customer))
      throw resourceMissing("customer", customer, "customer");
    const rows = world.store
      .list(kind)
      .filter((one) =>
        Object.entries(filters).every(
          ([name, { keeps }]) => params[name] === undefined || keeps(one, params[name]),
        ),
      )
      .filter((one) => isListed(world, one, params));
    return paginate<{ id: string }>(rows, given, path);
  });
}
