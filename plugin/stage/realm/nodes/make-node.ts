import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { refuseToSet } from "../dynamic-pages.ts";
import { BaseNode } from "./base-node.ts";
import { propertiesOf, setterOf } from "./kinds.ts";
import { StagePage } from "./page.ts";
import { Root } from "./root.ts";
import type { PluginNode, NodeHost } from "./stage.ts";
import { pluginType } from "./types.ts";

type NodeClass = new (stage: NodeHost, rest: RestNode) => PluginNode;

const BASES: Readonly<Record<string, typeof BaseNode>> = { PAGE: StagePage, DOCUMENT: Root };

/** One class for each node type, so that `"cornerRadius" in node` answers as in the editor. */
function makeClass(stage: NodeHost, type: string): NodeClass {
  class TypedNode extends (BASES[type] ?? BaseNode) {}
  for (const [name, compute] of Object.entries(propertiesOf(type))) {
    const toChanges = setterOf(name);
    Object.defineProperty(TypedNode.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: BaseNode) {
        return compute(this);
      },
      set(this: BaseNode, value: unknown) {
        if (toChanges) stage.change(toChanges(value, { rest: this.rest, stage }));
        else refuseToSet(name);
      },
    });
  }
  return TypedNode;
}

/** Makes the plugin's nodes; the same id always gives the same object. */
export function nodeMaker(stage: NodeHost): (rest: RestNode) => PluginNode {
  const classes = new Map<string, NodeClass>();
  const nodes = new Map<string, PluginNode>();
  const classOf = (type: string): NodeClass => {
    const known = classes.get(type) ?? makeClass(stage, type);
    classes.set(type, known);
    return known;
  };
  return (rest) => {
    const type = pluginType(rest.type);
    const known = nodes.get(rest.id);
    if (known?.type === type) return known;
    const made = new (classOf(type))(stage, rest);
    nodes.set(rest.id, made);
    return made;
  };
}
