import { badRequest } from "./stripe-error.ts";

/** Parameters as they come: text in lists and records. */
export type Raw = string | Raw[] | { [key: string]: Raw };

const DEEPEST = 10;

interface Branch {
  [key: string]: string | Branch;
}

const isBranch = (value: string | Branch | undefined): value is Branch => typeof value === "object";
const bare = (): Branch => Object.create(null) as Branch;

/** `items[0][price]` as `items`, `0`, `price`; `expand[]` ends with an empty name. */
function namesOf(key: string): readonly string[] {
  const [head = "", ...rest] = key.split("[");
  if (rest.length > DEEPEST) throw badRequest("Invalid request: parameters are nested too deeply.");
  return [head, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function put(root: Branch, names: readonly string[], value: string): void {
  let branch = root;
  for (const [index, given] of names.entries()) {
    const name = given === "" ? String(Object.keys(branch).length) : given;
    if (index === names.length - 1) branch[name] = value;
    else {
      const next = branch[name];
      const below = isBranch(next) ? next : bare();
      branch[name] = below;
      branch = below;
    }
  }
}

/** Records whose names are all numbers are lists. */
function settle(value: string | Branch): Raw {
  if (!isBranch(value)) return value;
  const names = Object.keys(value);
  const entries = names.map((name) => [name, settle(value[name] ?? "")] as const);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name))
    ? entries.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, item]) => item)
    : Object.assign(Object.create(null), Object.fromEntries(entries));
}

/** Reads a form-encoded body or a query with nested brackets, as Stripe takes them. */
export function parseForm(text: string): { [key: string]: Raw } {
  const root = bare();
  for (const [key, value] of new URLSearchParams(text)) put(root, namesOf(key), value);
  return Object.fromEntries(Object.keys(root).map((name) => [name, settle(root[name] ?? "")]));
}
