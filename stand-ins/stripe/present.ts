import { wholeList } from "./calls/paginate.ts";
import { badRequest } from "./calls/stripe-error.ts";
import type { Kept, Store } from "./store.ts";

type Plain = Record<string, unknown>;
type Including = (store: Store, id: string) => unknown;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that are answered only when they are asked for with `expand`. */
const INCLUDABLE: Readonly<Record<string, Readonly<Record<string, Including>>>> = {
  charge: {
    refunds: (store, id) =>
      wholeList(
        store.list("refund").filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      ),
  },
  customer: {
    tax: (store, id) => ({
      automatic_tax: store.get("customer", id).address?.country ? "supported" : "unrecognized_location",
    }),
    tax_ids: (store, id) =>
      wholeList(
        store.list("tax_id").filter(({ customer }) => customer === id),
        `/v1/customers/${id}/tax_ids`,
      ),
  },
  invoice: {
    payments: (store, id) =>
      wholeList(
        store.list("invoice_payment").filter(({ invoice }) => invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      ),
  },
};

const refuse = (path: string): never => {
  const hint = path.startsWith("data.") ? "" : ` You may want to try expanding 'data.${path}' instead.`;
  throw badRequest(`This property cannot be expanded (${path}).${hint}`);
};

function find(store: Store, id: string, path: string): Plain {
  const object = store.findAny(id);
  if (!object) return refuse(path);
  return store.note(id).isDeleted
    ? { id, object: object.object, deleted: true }
    : { ...present(store, object) };
}

function includable(store: Store, object: Plain, name: string): unknown {
  const include = INCLUDABLE[String(object["object"])]?.[name];
  return include && structuredClone(include(store, String(object["id"])));
}

function expandOne(store: Store, target: unknown, names: readonly string[], path: string): void {
  const [name, ...rest] = names;
  if (name === undefined) return;
  if (Array.isArray(target)) for (const item of target) expandOne(store, item, names, path);
  if (!isPlain(target)) return;
  if (!(name in target)) target[name] = includable(store, target, name) ?? refuse(path);
  const value = target[name];
  const replace = (one: unknown): unknown => (typeof one === "string" ? find(store, one, path) : one);
  target[name] = Array.isArray(value) ? value.map(replace) : replace(value);
  expandOne(store, target[name], rest, path);
}

const DEEPEST = 4;

/** A copy of an object for the outside, with references replaced by objects where `expand` asks for it. */
export function present(store: Store, object: Kept | object, expand: readonly string[] = []): object {
  const copy: object = structuredClone(object);
  for (const path of expand) {
    const names = path.split(".");
    if (names.length > DEEPEST + (names[0] === "data" ? 1 : 0))
      throw badRequest(`You cannot expand more than ${DEEPEST} levels of a property (${path}).`);
    expandOne(store, copy, names, path);
  }
  return copy;
}
