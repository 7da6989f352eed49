import type { Component, SharedStyle } from "../../../shared/scene/scene.ts";
import type { CapturedTables } from "../../protocol/messages.ts";
import type { LayerFields } from "../describe/fields.ts";
import { makeImageLookup } from "./look-up-images.ts";
import { makePatience, type Patience } from "./patience.ts";
import { makeVariableLookup } from "./look-up-variables.ts";
import { addAliases, paintsIn } from "./referred.ts";

/**
 * Collects what layers refer to (components, shared styles, variables, pictures), each looked up once. What a library
 * does not answer for in time counts as unknown.
 */
export interface References {
  /** To be told of each layer that was described; an instance is given the id of its main component later. */
  use(node: SceneNode, fields: LayerFields): void;
  /** Waits until all main components that can be reached are known. */
  components(): Promise<void>;
  /** The ids of all variables that the layers use, of whatever kind. */
  variables(): ReadonlySet<string>;
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
  const colors = makeVariableLookup(patience);
  const images = makeImageLookup();
  const variables = new Set<string>();
  /** Main components that are being looked up; one promise for all of them, which may be thousands, would settle in one go. */
  let lookUps = 0;
  let tellAllKnown = () => {};
  const useStyle = (id: string) => {
    if (!styles.has(id)) styles.set(id, lookUpStyle(id, patience));
  };
  const useColors = (bound: unknown) => {
    const ids = new Set<string>();
    addAliases(ids, bound);
    colors.use([...ids]);
    for (const id of ids) variables.add(id);
  };
  const usePaint = ({ imageRef, gradientStops, boundVariables }: LayerFields) => {
    if (typeof imageRef === "string") images.use([imageRef]);
    if (boundVariables !== undefined) useColors(boundVariables);
    if (Array.isArray(gradientStops))
      for (const stop of gradientStops as readonly LayerFields[]) useColors(stop["boundVariables"]);
  };
  const addComponent = (fields: LayerFields, component: ComponentNode) => {
    fields["componentId"] = component.id;
    if (!components.has(component.id)) components.set(component.id, describeComponent(component));
  };
  const useComponent = async (instance: InstanceNode, fields: LayerFields) => {
    lookUps += 1;
    const component = await patience.within(() => instance.getMainComponentAsync());
    try {
      if (component) addComponent(fields, component);
    } catch {
      // One that was deleted meanwhile is unknown.
    }
    lookUps -= 1;
    if (lookUps === 0) tellAllKnown();
  };
  return {
    use: (node, fields) => {
      if (node.type === "INSTANCE") void useComponent(node, fields);
      const { styles: named, boundVariables } = fields;
      for (const kind in named as LayerFields) useStyle((named as Record<string, string>)[kind] as string);
      if (boundVariables !== undefined) addAliases(variables, boundVariables);
      for (const paint of paintsIn(fields)) usePaint(paint);
    },
    components: () =>
      new Promise((resolve) => {
        tellAllKnown = resolve;
        if (lookUps === 0) resolve();
      }),
    variables: () => variables,
    tables: async () => ({
      components: Object.fromEntries(components),
      styles: Object.fromEntries((await Promise.all(styles.values())).flat()),
      ...(await colors.tables()),
      ...(await images.table()),
    }),
  };
}
