import { paintsOf, variablesOf } from "../../../shared/scene/paints-of.ts";
import type { Component, SceneNode as CapturedNode, SharedStyle } from "../../../shared/scene/scene.ts";
import type { CapturedTables } from "../../protocol/messages.ts";
import { makeImageLookup } from "./look-up-images.ts";
import { makePatience, type Patience } from "./patience.ts";
import { makeVariableLookup } from "./look-up-variables.ts";

/**
 * Collects what layers refer to (components, shared styles, variables, pictures), each looked up once. What a library
 * does not answer for in time counts as unknown.
 */
export interface References {
  /** The id of the main component of an instance; undefined when it cannot be reached. */
  mainComponentId(instance: InstanceNode): Promise<string | undefined>;
  /** To be told of each layer that has been read. */
  use(node: CapturedNode): void;
  tables(): Promise<CapturedTables>;
}

const STYLE_TYPES: Readonly<Partial<Record<StyleType, SharedStyle["type"]>>> = {
  PAINT: "fill",
  TEXT: "text",
  EFFECT: "effect",
  GRID: "grid",
};

function describeComponent(component: ComponentNode): Component {
  const { name, parent, remote } = component;
  return {
    name,
    ...(parent?.type === "COMPONENT_SET" && { setName: parent.name, setId: parent.id }),
    ...(remote && { isRemote: true }),
  };
}

async function lookUpStyle(
  id: string,
  patience: Patience,
): Promise<readonly (readonly [string, SharedStyle])[]> {
  const style = await patience.within(() => figma.getStyleByIdAsync(id));
  const type = style && STYLE_TYPES[style.type];
  return style && type ? [[id, { name: style.name, type }]] : [];
}

/** Makes an empty library. */
export function makeLibrary(): References {
  const components = new Map<string, Component>();
  const styles = new Map<string, ReturnType<typeof lookUpStyle>>();
  const patience = makePatience();
  const variables = makeVariableLookup(patience);
  const images = makeImageLookup();
  const useStyles = (ids: readonly string[]) => {
    for (const id of ids) if (!styles.has(id)) styles.set(id, lookUpStyle(id, patience));
  };
  return {
    mainComponentId: async (instance) => {
      const component = await patience.within(() => instance.getMainComponentAsync());
      if (component && !components.has(component.id))
        components.set(component.id, describeComponent(component));
      return component?.id;
    },
    use: (node) => {
      const paints = paintsOf(node);
      useStyles(Object.values(node.styles ?? {}));
      variables.use(paints.flatMap(variablesOf));
      images.use(paints.flatMap((paint) => (paint.type === "image" ? (paint.imageHash ?? []) : [])));
    },
    tables: async () => ({
      components: Object.fromEntries(components),
      styles: Object.fromEntries((await Promise.all(styles.values())).flat()),
      ...(await variables.tables()),
      ...(await images.table()),
    }),
  };
}
