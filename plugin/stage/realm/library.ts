import type { OpenDocument } from "./document.ts";
import type { RestNode } from "./editor.ts";

interface LibraryEntry {
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
  remote: true,
  children: [],
});

/** Adds the components that come from other files: the REST API lists them, but they stand on no page. */
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

const STYLE_TYPES: Readonly<Record<string, StyleType>> = {
  FILL: "PAINT",
  STROKE: "PAINT",
  TEXT: "TEXT",
  EFFECT: "EFFECT",
  GRID: "GRID",
};

type StyleEntry = LibraryEntry & { readonly styleType?: string; readonly remote?: boolean };

/** A shared style of the file as the plugin API shows it; null when there is none with this id. */
export function styleOf(document: OpenDocument, id: string) {
  const entry = document.file.styles?.[id] as StyleEntry | undefined;
  if (!entry) return null;
  return {
    id,
    key: entry.key ?? "",
    name: entry.name ?? "",
    type: STYLE_TYPES[entry.styleType ?? ""] ?? "PAINT",
    description: entry.description ?? "",
    remote: entry.remote ?? false,
  };
}
