import { nodeIdOf } from "../document/guid.ts";
import type { NodeIndex } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf, recordsOf } from "../kiwi/decoded-parts.ts";

/** The values that an instance gives to the properties of its component, by the id of the property. */
export type Assignments = ReadonlyMap<string, Decoded>;

/** A variant has properties of its own that stand for those of its set. */
export function parentsOfProperties(index: NodeIndex): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  for (const { change } of index.nodes.values())
    for (const definition of recordsOf(change["componentPropDefs"])) {
      const [id, parent] = [nodeIdOf(definition["id"]), nodeIdOf(definition["parentPropDefId"])];
      if (id !== undefined && parent !== undefined) parents.set(id, parent);
    }
  return parents;
}

/** The property of the set that a property of a variant stands for; one of a variant's variant is not known to exist. */
const rootOf = (id: string, parents: ReadonlyMap<string, string>): string => parents.get(id) ?? id;

/** The property of the component around that a value is handed on from. */
const handedOn = (data: unknown): string | undefined =>
  nodeIdOf(innerOf(data, "value", "propRefValue", "defId"));

/**
 * The values that an instance gives to properties.
 * @param around the values of the instance that it lies in, which it may hand on.
 */
export function assignmentsOf(
  instance: Decoded,
  around: Assignments,
  parents: ReadonlyMap<string, string>,
): Assignments {
  const assignments = new Map<string, Decoded>();
  for (const assignment of recordsOf(instance["componentPropAssignments"])) {
    const id = nodeIdOf(assignment["defID"]);
    if (id === undefined) continue;
    const outer = handedOn(assignment["varValue"]);
    const value = outer === undefined ? assignment : around.get(rootOf(outer, parents));
    if (value) assignments.set(rootOf(id, parents), value);
  }
  return assignments;
}

interface Reference {
  readonly property: string;
  readonly field: unknown;
}

/** The properties that a layer takes parts of its looks from; newer files list them a second time. */
function referencesOf(change: Decoded): readonly Reference[] {
  const consumed = recordsOf(innerOf(change, "parameterConsumptionMap", "entries")).map((entry) => ({
    id: handedOn(entry["variableData"]),
    field: entry["variableField"],
  }));
  const referred = recordsOf(change["componentPropRefs"])
    .filter((reference) => reference["isDeleted"] !== true)
    .map((reference) => ({ id: nodeIdOf(reference["defID"]), field: reference["componentPropNodeField"] }));
  return [...consumed, ...referred].flatMap(({ id, field }) =>
    id === undefined ? [] : [{ property: id, field }],
  );
}

const valueIn = (assignment: Decoded, old: string, newer: string): unknown =>
  innerOf(assignment, "value", old) ?? innerOf(assignment, "varValue", "value", newer);

/**
 * The field of a layer that each kind of property decides, and where the value stands in older and in newer files.
 */
const FIELDS: Readonly<Record<string, readonly [field: string, old: string, newer: string]>> = {
  VISIBLE: ["visible", "boolValue", "boolValue"],
  TEXT_DATA: ["textData", "textValue", "textDataValue"],
  OVERRIDDEN_SYMBOL_ID: ["overriddenSymbolID", "guidValue", "symbolIdValue"],
};

/** The fields of a layer of a component that its properties decide. */
export function decided(
  change: Decoded,
  assignments: Assignments,
  parents: ReadonlyMap<string, string>,
): Decoded {
  if (assignments.size === 0) return {};
  const fields: Record<string, unknown> = {};
  for (const { property, field } of referencesOf(change)) {
    const assignment = assignments.get(rootOf(property, parents));
    const [name, old, newer] = FIELDS[String(field)] ?? [];
    const value = assignment && name && old && newer ? valueIn(assignment, old, newer) : undefined;
    if (name && value !== undefined) fields[name] = value;
  }
  return fields;
}
