import type { ColorVariable, Rgba, Scene, VariableCollection } from "./scene.ts";

/** The mode in force of each collection, by ids. */
export type Modes = NonNullable<Scene["frames"][number]["modes"]>;

type Variables = Pick<Scene, "variables" | "collections">;

/** Longer chains of aliases than any design has; it guards against a circle. */
const MOST_ALIASES = 20;

const modeIn = (modes: Modes, variable: ColorVariable, collection: VariableCollection): string =>
  modes[variable.collectionId] ?? collection.defaultModeId;

/** The colour that a variable has in these modes; undefined when it cannot be told. */
export function variableColor(
  { variables, collections }: Variables,
  id: string,
  modes: Modes,
): Rgba | undefined {
  let variable = variables?.[id];
  for (let step = 0; variable && step < MOST_ALIASES; step++) {
    const collection: VariableCollection | undefined = collections?.[variable.collectionId];
    const value: ColorVariable["values"][string] | undefined =
      collection && variable.values[modeIn(modes, variable, collection)];
    if (!value || !("alias" in value)) return value;
    variable = variables?.[value.alias];
  }
  return undefined;
}
