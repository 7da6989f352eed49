import { isRecord } from "../../scene/json.ts";
import { nodeIdOf } from "../document/guid.ts";
import type { FigNode, NodeIndex } from "../document/node-index.ts";

/** The set that a component is a variant of. */
export function setOf(component: FigNode, index: NodeIndex): FigNode | undefined {
  const parent = component.change["parentIndex"];
  const around = isRecord(parent) ? index.nodes.get(nodeIdOf(parent["guid"]) ?? "") : undefined;
  return around?.change["isStateGroup"] === true ? around : undefined;
}

/** The properties of a variant and their values, from its name: `State=Default, Size=Large`. */
export function variantOf({ change }: FigNode): readonly (readonly [property: string, value: string])[] {
  const name = change["name"];
  if (typeof name !== "string") return [];
  return name.split(",").flatMap((part) => {
    const [property, ...value] = part.split("=");
    return property && value.length > 0 ? [[property.trim(), value.join("=").trim()] as const] : [];
  });
}
