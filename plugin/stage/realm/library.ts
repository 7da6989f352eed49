import type { OpenDocument } from "./document.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";

interface LibraryEntry {
  readonly remote?: boolean;
  readonly key?: string;
  readonly name?: string;
  readonly description?: string;
  readonly componentSetId?: string;
}

type Table = Readonly<Record<string, LibraryEntry>>;

const stub = (id: string, type: string, entry: LibraryEntry): RestNode => ({
  ...entry,
  id,
  type,
  name: entry.name ?? "",
  remote: entry.remote === true,
  children: [],
});

/** Adds the components that stand on no page of this document, such as those of other files: the REST API lists them. */
export function withLibrary(document: OpenDocument): OpenDocument {
  const nodes = new Map(document.nodes);
  const parents = new Map(document.parents);
  const add = (table: Table, type: string) => {
    for (const [id, entry] of Object.entries(table)) {
      if (nodes.has(id)) continue;
      nodes.set(id, stub(id, type, entry));
      if (entry.componentSetId && nodes.has(entry.componentSetId)) parents.set(id, entry.componentSetId);
    }
  };
  add((document.file.componentSets ?? {}) as Table, "COMPONENT_SET");
  add((document.file.components ?? {}) as Table, "COMPONENT");
  return { ...document, nodes, parents };
}

/** A variable of the file, or a collection of variables, as the plugin API shows it: in the REST API's words. */
export const variableOf = ({ file }: OpenDocument, id: string): unknown => file.variables?.[id] ?? null;
export const collectionOf = ({ file }: OpenDocument, id: string): unknown =>
  file.variableCollections?.[id] ?? null;

/** A picture of the file; null when there is none with this hash. */
export function pictureOf({ file }: OpenDocument, hash: string) {
  const size = file.imageSizes?.[hash];
  return size ? { hash, getSizeAsync: () => Promise.resolve(size) } : null;
}

const STYLE_TYPES: Readonly<Record<string, StyleType>> = {
  FILL: "PAINT",
  STROKE: "PAINT",
  TEXT: "TEXT",
  EFFECT: "EFFECT",
  GRID: "GRID",
};

type StyleEntry = LibraryEntry & { readonly styleType?: string };

/** The font of a text style: that of a text that has it. */
function fontOf({ nodes }: OpenDocument, id: string): FontName {
  const named = [...nodes.values()].find(
    (rest) => (rest["styles"] as { readonly text?: string } | undefined)?.text === id,
  );
  const style = (named?.["style"] ?? {}) as {
    readonly fontFamily?: string;
    readonly fontStyle?: string;
    readonly variationSettings?: FontVariationSettings;
  };
  const { fontFamily: family = "Inter", fontStyle = "Regular", variationSettings } = style;
  return { family, style: fontStyle, ...(variationSettings && { variationSettings }) };
}

const PAINTED = { fill: "fills", stroke: "strokes" } as const;

/** Where a layer has the paints of a shared style; undefined where it has none of them. */
export const paintedBy = (rest: RestNode, id: string): "fills" | "strokes" | undefined =>
  Object.entries(PAINTED).find(
    ([kind]) => (rest["styles"] as Readonly<Record<string, string>> | undefined)?.[kind] === id,
  )?.[1];

/** The paints of a shared style, in the words of the REST API: those of a layer that has it; undefined where none does. */
export function paintsOfStyle({ nodes }: OpenDocument, id: string): readonly object[] | undefined {
  const taker = [...nodes.values()].find((rest) => paintedBy(rest, id));
  const field = taker && paintedBy(taker, id);
  return field && (taker[field] as readonly object[] | undefined);
}

/** A shared style of the file as the plugin API shows it; null when there is none with this id. */
export function sharedStyleOf(document: OpenDocument, id: string) {
  const entry = document.file.styles?.[id] as StyleEntry | undefined;
  if (!entry) return null;
  const type = STYLE_TYPES[entry.styleType ?? ""] ?? "PAINT";
  return {
    id,
    key: entry.key ?? "",
    name: entry.name ?? "",
    type,
    ...(type === "TEXT" && { fontName: fontOf(document, id) }),
    description: entry.description ?? "",
    remote: entry.remote ?? false,
  };
}

/** The styles of the file itself, of the editor's types. */
export const localStylesOf = (document: OpenDocument, type: StyleType) =>
  Object.keys(document.file.styles ?? {})
    .map((id) => sharedStyleOf(document, id))
    .filter((style) => style !== null && style.type === type && !style.remote);

const isLocal = (entry: unknown): boolean => (entry as LibraryEntry).remote !== true;

/** The variables and the collections of the file itself. */
export const localVariablesOf = ({ file }: OpenDocument) =>
  Object.values(file.variables ?? {}).filter(isLocal);
export const localCollectionsOf = ({ file }: OpenDocument) =>
  Object.values(file.variableCollections ?? {}).filter(isLocal);
