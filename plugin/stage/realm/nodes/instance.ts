import { refuse } from "../dynamic-pages.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { fieldOr, type Getters, type NodeView } from "./stage.ts";

type RestProperties = Readonly<Record<string, { readonly type: string; readonly value: string | boolean }>>;

const propertiesOf = (rest: RestNode): RestProperties =>
  (rest["componentProperties"] as RestProperties | undefined) ?? {};

const mainComponentOf = ({ rest, stage }: NodeView): ComponentNode | null =>
  stage.node(String(rest["componentId"])) as unknown as ComponentNode | null;

/** The properties of an instance; its main component is reached asynchronously only, as on dynamic pages. */
export const INSTANCE = {
  componentProperties: ({ rest }) => propertiesOf(rest) as ComponentProperties,
  getMainComponentAsync: (view) => () =>
    view.stage.lookUp(String(view.rest["componentId"]), mainComponentOf(view)),
  mainComponent: () => refuse("get_mainComponent", "node.getMainComponentAsync"),
  overrides: fieldOr("overrides", []),
} satisfies Getters<InstanceNode>;

/** All instances of a component in the document. */
export const INSTANTIABLE = {
  instances: () => refuse("get_instances", "node.getInstancesAsync"),
  getInstancesAsync:
    ({ rest, stage }) =>
    () =>
      stage.lookUp(
        rest.id,
        [...stage.document.nodes.values()].flatMap(({ id, type, componentId }) =>
          type === "INSTANCE" && componentId === rest.id ? [stage.node(id) as unknown as InstanceNode] : [],
        ),
      ),
} satisfies Getters<ComponentNode>;

/** Properties of components and component sets that a library shows. */
export const PUBLISHABLE = {
  key: fieldOr("key", ""),
  remote: fieldOr("remote", false),
  description: fieldOr("description", ""),
} satisfies Getters<PublishableMixin>;

interface RestInteraction {
  readonly trigger?: Trigger | null;
  readonly actions?: readonly Action[];
}

/** The prototype reactions of a layer. */
export const REACTIONS = {
  reactions: ({ rest }) => {
    const interactions = rest["interactions"] as readonly RestInteraction[] | undefined;
    if (!interactions) return [];
    return interactions.map(({ trigger, actions }) => {
      const list = [...(actions ?? [])];
      return { trigger: trigger ?? null, actions: list, ...(list[0] ? { action: list[0] } : {}) };
    });
  },
} satisfies Getters<ReactionMixin>;
