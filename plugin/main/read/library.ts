import type { Component, Scene, SharedStyle } from "../../../shared/scene/scene.ts";

type Tables = Pick<Scene, "components" | "styles">;

/** Collects the components and the shared styles that layers refer to, each one looked up once. */
export interface Library {
  /** The id of the main component of an instance; undefined when it cannot be reached. */
  mainComponentId(instance: InstanceNode): Promise<string | undefined>;
  useStyles(ids: readonly string[]): void;
  tables(): Promise<Tables>;
}

const STYLE_TYPES: Readonly<Partial<Record<StyleType, SharedStyle["type"]>>> = {
  PAINT: "fill",
  TEXT: "text",
  EFFECT: "effect",
  GRID: "grid",
};

function describeComponent(component: ComponentNode): Component {
  const { name, parent } = component;
  return parent?.type === "COMPONENT_SET" ? { name, setName: parent.name } : { name };
}

async function lookUpStyle(id: string): Promise<readonly (readonly [string, SharedStyle])[]> {
  const style = await figma.getStyleByIdAsync(id).catch(() => null);
  const type = style && STYLE_TYPES[style.type];
  return style && type ? [[id, { name: style.name, type }]] : [];
}

/** Makes an empty library. */
export function makeLibrary(): Library {
  const components = new Map<string, Component>();
  const styles = new Map<string, ReturnType<typeof lookUpStyle>>();
  return {
    mainComponentId: async (instance) => {
      const component = await instance.getMainComponentAsync().catch(() => null);
      if (component && !components.has(component.id))
        components.set(component.id, describeComponent(component));
      return component?.id;
    },
    useStyles: (ids) => {
      for (const id of ids) if (!styles.has(id)) styles.set(id, lookUpStyle(id));
    },
    tables: async () => ({
      components: Object.fromEntries(components),
      styles: Object.fromEntries((await Promise.all(styles.values())).flat()),
    }),
  };
}
