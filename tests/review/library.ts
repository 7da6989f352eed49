import { compact } from "../../shared/scene/json.ts";
import type { Library, LibraryStyle, LibraryVariable } from "../../shared/scene/library.ts";
import type { ColorVariable, Scene, SceneNode, VariableCollection } from "../../shared/scene/scene.ts";
import { layer, rgb, sceneOf, solid } from "../../shared/scene/testing.ts";
import type { Paint, Rgba } from "../../shared/scene/scene.ts";
import type { LibraryProblem, LibraryRule } from "../../shared/review/library/library-rule.ts";

interface Kept {
  readonly variables?: readonly LibraryVariable[];
  readonly collections?: Readonly<Record<string, VariableCollection>>;
  readonly styles?: readonly LibraryStyle[];
  readonly components?: Library["components"];
  /** The ids that are used; when absent, nobody can tell. */
  readonly used?: readonly string[];
}

/** A collection with modes of these names, which are their ids too. */
const collection = (name: string, ...modes: readonly string[]): VariableCollection => ({
  name,
  modes: modes.map((mode) => ({ id: mode, name: mode })),
  defaultModeId: modes[0] ?? "",
});

/** An opaque colour as the value of a variable. */
const color = (hex: string): Rgba => ({ ...rgb(hex), a: 1 });

/** A variable of the collection `theme`, with one mode unless said otherwise. */
export const variable = (
  id: string,
  name: string,
  values: LibraryVariable["values"] | string,
  more: Partial<LibraryVariable> = {},
): LibraryVariable => ({
  id,
  name,
  collectionId: "theme",
  values: typeof values === "string" ? { light: color(values) } : values,
  ...more,
});

/** A colour that a variable gives. */
export const bound = (id: string, hex: string): Paint =>
  ({ ...(solid(hex) as object), variable: id }) as Paint;

const isColor = (value: LibraryVariable["values"][string]): boolean => typeof value === "object";

const colorsOf = (variables: readonly LibraryVariable[]): Readonly<Record<string, ColorVariable>> =>
  Object.fromEntries(
    variables
      .filter(({ values }) => Object.values(values).every(isColor))
      .map((one) => [one.id, one as unknown as ColorVariable]),
  );

/** A file with one page of these frames, and what it keeps. */
export function libraryOf(frames: readonly SceneNode[], kept: Kept = {}): Library {
  const { variables = [], collections = { theme: collection("Theme", "light") }, used } = kept;
  const scene: Scene = { ...sceneOf(...frames), variables: colorsOf(variables), collections };
  return compact<Library>({
    file: "Kit",
    scenes: [scene],
    variables,
    collections,
    styles: kept.styles ?? [],
    components: kept.components ?? [],
    sets: [],
    isUsed: used && ((id: string) => used.includes(id)),
  });
}

/** A sheet with these layers on it. */
export const sheet = (...children: readonly SceneNode[]): SceneNode =>
  layer({ name: "Sheet", width: 2000, height: 2000, fill: "#ffffff" }, children);

/** A main component with these layers in it. */
export const component = (
  name: string,
  options: Parameters<typeof layer>[0] = {},
  children: readonly SceneNode[] = [],
): SceneNode => layer({ name, type: "COMPONENT", width: 120, height: 40, ...options }, children);

/** The findings of a rule in a library: its evidence and its places. */
export const foundBy = (
  rule: LibraryRule,
  library: Library,
): readonly Pick<LibraryProblem, "evidence" | "places">[] =>
  rule.find(library).map(({ evidence, places }) => ({ evidence, places }));
