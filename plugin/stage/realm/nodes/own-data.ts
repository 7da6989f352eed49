import type { RestNode } from "../../../../shared/scene/rest-file.ts";
import type { Stage } from "./stage.ts";

type Data = Readonly<Record<string, string>>;

const tableOf = (rest: RestNode, field: string): Readonly<Record<string, Data>> =>
  (rest[field] as Readonly<Record<string, Data>> | undefined) ?? {};

/** Reads the texts that a plugin keeps on a node. */
export const readData = (rest: RestNode, field: string, owner: string): Data =>
  tableOf(rest, field)[owner] ?? {};

const without = (data: Data, key: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));

/** Writes one of them; an empty text removes it, as in the plugin API. */
export function writeData(
  stage: Stage,
  rest: RestNode,
  field: string,
  owner: string,
  key: string,
  value: string,
): void {
  const kept = without(readData(rest, field, owner), key);
  const data = value === "" ? kept : { ...kept, [key]: value };
  const fields = { [field]: { ...tableOf(rest, field), [owner]: data } };
  stage.change([{ type: "set", id: rest.id, fields }]);
}
