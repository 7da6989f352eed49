import { parentIdOf, type FigNode, type NodeIndex } from "../document/node-index.ts";
import { writtenIn } from "../kiwi/decoded-parts.ts";

/** The set that a component is a variant of. */
export function setOf(component: FigNode, index: NodeIndex): FigNode | undefined {
  const around = index.nodes.get(parentIdOf(component.change) ?? "");
  return around?.change["isStateGroup"] === true ? around : undefined;
}

/** The properties of a variant and their values, from its name: `State=Default, Size=Large`. */
export function variantOf({ change }: FigNode): readonly (readonly [property: string, value: string])[] {
  return writtenIn(change["name"])
    .split(",")
    .flatMap((part) => {
      const [property, ...value] = part.split("=");
      return property && value.length > 0 ? [[property.trim(), value.join("=").trim()] as const] : [];
    });
}
