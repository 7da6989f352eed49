import type { FigNode, NodeIndex } from "../document/node-index.ts";
import { nodeIdOf } from "../document/guid.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf, recordsOf } from "../kiwi/decoded-parts.ts";
import type { FigLayer, Written } from "../look/layer.ts";
import { setOf, variantOf } from "../tables/variants.ts";
import type { Scopes } from "./scopes.ts";

interface Property {
  readonly type: "VARIANT" | "TEXT" | "BOOLEAN";
  readonly value: string | boolean;
}

function valueOf(assignment: Decoded): Property | undefined {
  const isOn = innerOf(assignment, "value", "boolValue");
  if (typeof isOn === "boolean") return { type: "BOOLEAN", value: isOn };
  const characters = innerOf(assignment, "value", "textValue", "characters");
  return typeof characters === "string" ? { type: "TEXT", value: characters } : undefined;
}

/** The properties that a component offers, by name and id as the REST API writes them. */
function namesOf(owner: FigNode): readonly (readonly [name: string, id: string])[] {
  return recordsOf(owner.change["componentPropDefs"]).flatMap((definition) => {
    const [id, name] = [nodeIdOf(definition["id"]), definition["name"]];
    return id !== undefined && typeof name === "string" ? [[`${name}#${id}`, id] as const] : [];
  });
}

function propertiesOf(component: FigNode, index: NodeIndex, { assignments }: Scopes): Written {
  const set = setOf(component, index);
  const given = namesOf(set ?? component).flatMap(([name, id]) => {
    const assignment = assignments.get(id);
    const property = assignment && valueOf(assignment);
    return property ? [[name, property] as const] : [];
  });
  const variant = set ? variantOf(component) : [];
  const chosen = variant.map(([name, value]): readonly [string, Property] => [
    name,
    { type: "VARIANT", value },
  ]);
  return Object.fromEntries([...chosen, ...given]);
}

/** The component of an instance, and its properties, as the REST API writes them. */
export function writeInstance(
  { index }: FigLayer,
  component: FigNode,
  within: { readonly scopes: Scopes },
): Written {
  const properties = propertiesOf(component, index, within.scopes);
  return {
    componentId: component.id,
    ...(Object.keys(properties).length > 0 && { componentProperties: properties }),
  };
}
