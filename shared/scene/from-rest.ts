import {
  asObject,
  compact,
  field,
  type JsonObject,
  listField,
  objectField,
  objectList,
  requiredString,
  stringField,
  unlessEmpty,
} from "./json.ts";
import { inside, type Place, SceneError } from "./place.ts";
import { readModes, readNode } from "./read-node.ts";
import { readCollection, readVariable } from "./read-variables.ts";
import type { Component, Page, Scene, SceneNode, SharedStyle } from "./scene.ts";

const SCREEN_TYPES = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"]);
const PAGE_TYPES = new Set(["CANVAS", "PAGE"]);

const STYLE_TYPES: Readonly<Record<string, SharedStyle["type"]>> = {
  FILL: "fill",
  TEXT: "text",
  EFFECT: "effect",
  GRID: "grid",
  STROKE: "stroke",
};

/** A design can be read without what its tables say: what cannot be read of them is left out. */
function orLeftOut<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof SceneError) return null;
    throw error;
  }
}

/** An object keyed by ids, each value read by a function. */
function readTable<T>(
  owner: JsonObject,
  name: string,
  read: (entry: JsonObject) => T | null,
): Record<string, T> {
  const table = orLeftOut(() => objectField(owner, name));
  if (!table) return {};
  return Object.fromEntries(
    Object.entries(table.fields).flatMap(([id, value]) => {
      const entry = orLeftOut(() => read(asObject(value, inside(table.place, id))));
      return entry === null ? [] : [[id, entry] as const];
    }),
  );
}

function readComponents(owner: JsonObject): Record<string, Component> {
  const sets = readTable(owner, "componentSets", (set) => stringField(set, "name") ?? null);
  return readTable(owner, "components", (component) =>
    compact<Component>({
      name: stringField(component, "name") ?? "",
      setName: sets[stringField(component, "componentSetId") ?? ""],
    }),
  );
}

const readStyleTable = (owner: JsonObject): Record<string, SharedStyle> =>
  readTable(owner, "styles", (style) => {
    const type = STYLE_TYPES[stringField(style, "styleType") ?? ""];
    return type ? { name: stringField(style, "name") ?? "", type } : null;
  });

type SceneParts = Pick<Scene, "file" | "components" | "styles" | "variables" | "collections">;

/** The REST API answers variables apart from the file, in tables of these names. */
const readParts = (owner: JsonObject): SceneParts =>
  compact<SceneParts>({
    file: stringField(owner, "name") ?? "",
    components: readComponents(owner),
    styles: readStyleTable(owner),
    variables: unlessEmpty(readTable(owner, "variables", readVariable)),
    collections: unlessEmpty(readTable(owner, "variableCollections", readCollection)),
  });

/** A screen with the modes of the page or section that it lies in, unless it has its own. */
function withModes(modes: SceneNode["modes"], screen: SceneNode): SceneNode {
  return modes ? { ...screen, modes: { ...modes, ...screen.modes } } : screen;
}

/** The screens of a page: its frames, components and instances, also those inside sections. */
function readScreens(ground: JsonObject): readonly SceneNode[] {
  const modes = readModes(ground);
  const screens = listField(ground, "children").flatMap(({ value, place }) => {
    const child = asObject(value, place);
    const type = requiredString(child, "type");
    if (child.fields["visible"] === false) return [];
    if (type === "SECTION") return readScreens(child);
    return SCREEN_TYPES.has(type) ? (readNode(value, place) ?? []) : [];
  });
  return screens.map((screen) => withModes(modes, screen));
}

function readPage(page: JsonObject): Page {
  const flowStartIds = objectList(page, "flowStartingPoints").map((start) => requiredString(start, "nodeId"));
  return compact<Page>({
    id: requiredString(page, "id"),
    name: requiredString(page, "name"),
    flowStartIds: flowStartIds.length > 0 ? flowStartIds : undefined,
  });
}

function pageScene(page: JsonObject, parts: SceneParts): Scene {
  return {
    schema: 1,
    ...parts,
    page: readPage(page),
    frames: readScreens(page),
  };
}

/** A page alone may have been asked for with some of its layers; a whole file has them all. */
const asComplete = (scene: Scene): Scene => ({ ...scene, page: { ...scene.page, isComplete: true } });

function bareScene(value: unknown, place: Place, parts: SceneParts): Scene {
  const node = readNode(value, place);
  return {
    schema: 1,
    ...parts,
    page: { id: "", name: "" },
    frames: node ? [node] : [],
  };
}

/** Scenes of whatever stands where a node can stand: a document, a page or a single layer. */
function readDocument(value: unknown, place: Place, parts: SceneParts): readonly Scene[] {
  const document = asObject(value, place);
  const type = requiredString(document, "type");
  if (PAGE_TYPES.has(type)) return [pageScene(document, parts)];
  if (type !== "DOCUMENT") return [bareScene(value, place, parts)];
  return listField(document, "children").map((child) =>
    asComplete(pageScene(asObject(child.value, child.place), parts)),
  );
}

function readNodesAnswer(nodes: JsonObject, file: string): readonly Scene[] {
  return Object.entries(nodes.fields).flatMap(([id, value]) => {
    if (value === null) return [];
    const entry = asObject(value, inside(nodes.place, id));
    const document = field(entry, "document");
    if (document === undefined) throw new SceneError(inside(entry.place, "document"), "the layer is missing");
    return readDocument(document, inside(entry.place, "document"), { ...readParts(entry), file });
  });
}

/**
 * Reads the JSON that the Figma REST API answers: a whole file, a `nodes` answer or one bare node.
 * @returns one scene a page, in the order of the file; a bare node makes one scene with that node as its frame.
 * @throws SceneError naming the place of what cannot be read, for damaged and for foreign input alike.
 */
export function fromRest(json: unknown): readonly Scene[] {
  const root = asObject(json, inside(null, "file"));
  const parts = readParts(root);
  const nodes = objectField(root, "nodes");
  if (nodes) return readNodesAnswer({ ...nodes, place: inside(null, "nodes") }, parts.file);
  const document = field(root, "document");
  if (document !== undefined) return readDocument(document, inside(null, "document"), parts);
  if (typeof root.fields["type"] === "string")
    return readDocument(json, inside(null, "node"), {
      ...parts,
      file: "",
    });
  throw new SceneError(root.place, "this is not a design: it has no `document`, no `nodes` and no `type`");
}
