import type { RestFile } from "../../../shared/scene/rest/rest-file.ts";

/** The editor's kinds of styles as the REST API calls them. */
const STYLE_TYPES = { PAINT: "FILL", TEXT: "TEXT", EFFECT: "EFFECT" } as const;

type LocalStyle = PaintStyle | TextStyle | EffectStyle;

type Kept = Pick<RestFile, "styles" | "variables" | "variableCollections">;

const byId = <T extends { readonly id: string }, Entry>(
  all: readonly T[],
  entry: (one: T) => Entry,
): Readonly<Record<string, Entry>> => Object.fromEntries(all.map((one) => [one.id, entry(one)]));

/** Some properties of something of the editor's, which lists none by itself. */
const pick = <One extends object, Name extends keyof One>(one: One, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, one[name]]));

const styleEntry = (style: LocalStyle) => ({
  ...pick(style, "key", "name", "description", "remote"),
  styleType: STYLE_TYPES[style.type],
});

const variableEntry = (one: Variable) =>
  pick(one, "id", "key", "name", "remote", "variableCollectionId", "resolvedType", "valuesByMode");

const collectionEntry = (one: VariableCollection) =>
  pick(one, "id", "key", "name", "remote", "modes", "defaultModeId", "variableIds");

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
