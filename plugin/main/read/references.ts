import type { Component, SharedStyle } from "../../../shared/scene/scene.ts";
import type { CapturedTables } from "../../protocol/messages.ts";
import type { LayerFields } from "../describe/fields.ts";
import { makeImageLookup } from "./look-up-images.ts";
import { makePatience, type Patience } from "./patience.ts";
import { makeVariableLookup } from "./look-up-variables.ts";

/** Adds the ids of bound variables: of a single one, or of lists and tables of them. */
function addAliases(ids: Set<string>, bound: unknown): void {
  if (typeof bound !== "object" || bound === null) return;
  const { id } = bound as { readonly id?: unknown };
  if (typeof id === "string") ids.add(id);
  else for (const key in bound) addAliases(ids, (bound as LayerFields)[key]);
}

/** Hands over all paints that a layer was described with: its fills, its strokes, and the fills of the stretches of its text. */
function eachPaint(fields: LayerFields, use: (paint: LayerFields) => void): void {
  const { fills, strokes, styleOverrideTable } = fields;
  if (fills !== undefined) (fills as readonly LayerFields[]).forEach(use);
  if (strokes !== undefined) (strokes as readonly LayerFields[]).forEach(use);
  if (styleOverrideTable === undefined) return;
  for (const style of Object.values(styleOverrideTable as Readonly<Record<string, LayerFields>>))
    eachPaint(style, use);
}

/**
 * Collects what layers refer to (components, shared styles, variables, pictures), each looked up once. What a library
 * does not answer for in time counts as unknown.
 */
export interface References {
  /** Notes the references of a described layer. An instance gets the id of its main component later. */
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

/** Counts questions that are asked at once: a promise of all of them, which may be thousands, would settle in one go. */
function makeQuestions() {
  let open = 0;
  let tellAll = () => {};
  return {
    begin: () => {
      open += 1;
    },
    end: () => {
      open -= 1;
      if (open === 0) tellAll();
    },
    allAnswered: () =>
      new Promise<void>((resolve) => {
        tellAll = resolve;
        if (open === 0) resolve();
      }),
  };
}

/** Makes an empty collection of references. */
export function makeReferences(): References {
  const components = new Map<string, Component>();
  const styles = new Map<string, ReturnType<typeof lookUpStyle>>();
  const patience = makePatience();
  const colors = makeVariableLookup(patience);
  const images = makeImageLookup();
  const variables = new Set<string>();
  let questions = makeQuestions();
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
    if (gradientStops !== undefined)
      for (const stop of gradientStops as readonly LayerFields[])
        if (stop["boundVariables"] !== undefined) useColors(stop["boundVariables"]);
  };
  const addComponent = (fields: LayerFields, component: ComponentNode) => {
    fields["componentId"] = component.id;
    if (!components.has(component.id)) components.set(component.id, describeComponent(component));
  };
  const useComponent = (instance: InstanceNode, fields: LayerFields) => {
    const { begin, end } = questions;
    const take = (component: ComponentNode | null) => {
      try {
        if (component) addComponent(fields, component);
      } catch {
        // One that was deleted meanwhile is unknown.
      }
      end();
    };
    begin();
    try {
      instance.getMainComponentAsync().then(take, end);
    } catch {
      end();
    }
  };
  return {
    use: (node, fields) => {
      if (node.type === "INSTANCE") useComponent(node, fields);
      if (node.type === "COMPONENT") components.set(node.id, describeComponent(node));
      const { styles: named, boundVariables } = fields;
      if (named !== undefined)
        for (const kind in named) useStyle((named as Record<string, string>)[kind] as string);
      if (boundVariables !== undefined) addAliases(variables, boundVariables);
      eachPaint(fields, usePaint);
    },
    components: async () => {
      await patience.within(questions.allAnswered);
      // Whoever did not answer in time is not waited for again.
      questions = makeQuestions();
    },
    variables: () => variables,
    tables: async () => ({
      components: Object.fromEntries(components),
      styles: Object.fromEntries((await Promise.all(styles.values())).flat()),
      ...(await colors.tables()),
      ...(await images.table()),
    }),
  };
}
