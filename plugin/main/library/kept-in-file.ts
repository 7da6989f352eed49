import type { RestFile } from "../../../shared/scene/rest/rest-file.ts";

/** The editor's kinds of styles as the REST API calls them. */
const STYLE_TYPES = { PAINT: "FILL", TEXT: "TEXT", EFFECT: "EFFECT" } as const;

type LocalStyle = PaintStyle | TextStyle | EffectStyle;

type Kept = Pick<RestFile, "styles" | "variables" | "variableCollections">;

const byId = <T extends { readonly id: string }, Entry>(
  all: readonly T[],
  entry: (one: T) => Entry,
): Readonly<Record<string, Entry>> => Object.fromEntries(all.map((one) => [one.id, entry(one)]));

const styleEntry = ({ key, name, type, description, remote }: LocalStyle) => ({
  key,
  name,
  styleType: STYLE_TYPES[type],
  description,
  remote,
});

const variableEntry = (variable: Variable) => ({
  id: variable.id,
  key: variable.key,
  name: variable.name,
  remote: variable.remote,
  variableCollectionId: variable.variableCollectionId,
  resolvedType: variable.resolvedType,
  valuesByMode: variable.valuesByMode,
});

const collectionEntry = (collection: VariableCollection) => ({
  id: collection.id,
  key: collection.key,
  name: collection.name,
  remote: collection.remote,
  modes: collection.modes,
  defaultModeId: collection.defaultModeId,
  variableIds: collection.variableIds,
});

async function localStyles(): Promise<readonly LocalStyle[]> {
  const found = await Promise.all([
    figma.getLocalPaintStylesAsync(),
    figma.getLocalTextStylesAsync(),
    figma.getLocalEffectStylesAsync(),
  ]);
  return found.flat();
}

/** The styles, variables and collections that a file keeps, used or not, as the REST API tells of them. */
export async function keptInFile(): Promise<Kept> {
  const [styles, variables, collections] = await Promise.all([
    localStyles(),
    figma.variables.getLocalVariablesAsync(),
    figma.variables.getLocalVariableCollectionsAsync(),
  ]);
  return {
    styles: byId(styles, styleEntry),
    variables: byId(variables, variableEntry),
    variableCollections: byId(collections, collectionEntry),
  };
}
