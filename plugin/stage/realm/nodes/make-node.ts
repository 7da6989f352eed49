import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { refuseToSet } from "../dynamic-pages.ts";
import { BaseNode } from "./base-node.ts";
import { propertiesOf, setterOf } from "./kinds.ts";
import type { PluginNode, NodeHost } from "./stage.ts";
import { pluginType } from "./types.ts";
import { pageIdOf } from "../document.ts";
import type { Events } from "../events.ts";

type Listener = Parameters<Events["on"]>[1];

/** A page: it is loaded before its layers can be reached, it holds a selection and tells of changes inside it. */
class StagePage extends BaseNode {
  get selection(): readonly PluginNode[] {
    return this.stage.selection(this.id).flatMap((id) => this.stage.node(id) ?? []);
  }

  set selection(nodes: readonly PluginNode[]) {
    const away = nodes.find(({ id }) => pageIdOf(this.stage.document, id) !== this.id);
    if (away) throw new Error(`in set_selection: The node with id "${away.id}" is not on this page.`);
    this.stage.select(
      this.id,
      nodes.map(({ id }) => id),
    );
  }

  async loadAsync(): Promise<void> {
    if (this.rest["isUnread"] === true) await this.stage.host.ask("readPage", this.id);
    this.stage.loadPage(this.id);
  }

  on(type: string, listener: Listener): void {
    if (!this.stage.isLoaded(this.id)) throw new Error("Cannot listen on a page that has not been loaded.");
    this.stage.pageEvents(this.id).on(type, listener);
  }

  once(type: string, listener: Listener): void {
    this.stage.pageEvents(this.id).once(type, listener);
  }

  off(type: string, listener: Listener): void {
    this.stage.pageEvents(this.id).off(type, listener);
  }
}

/** The document: its name is the name of the file. */
class Root extends BaseNode {
  override get name(): string {
    return this.stage.document.file.name;
  }
}

type NodeClass = new (stage: NodeHost, rest: RestNode) => PluginNode;

const BASES: Readonly<Record<string, typeof BaseNode>> = { PAGE: StagePage, DOCUMENT: Root };

/** Names that the language itself asks any object for: a promise has the one, what is written as JSON the other. */
const ASKED_OF_ALL: ReadonlySet<unknown> = new Set(["then", "toJSON"]);

/** Asked last: a property that a node type lacks throws, as in the editor, and `in` tells that it is not there. */
const LACKING = new Proxy(Object.prototype, {
  get: (base, name, node: BaseNode) => {
    if (typeof name === "symbol" || name in base || ASKED_OF_ALL.has(name))
      return Reflect.get(base, name, node) as unknown;
    throw new TypeError(`in get_${name}: no such property '${name}' on ${node.type} node`);
  },
});
Object.setPrototypeOf(BaseNode.prototype, LACKING);

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
        if (toChanges) stage.change(toChanges(value, { rest: this.rest, stage }), `set_${name}`);
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
