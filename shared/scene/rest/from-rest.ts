import {
  asObject,
  field,
  isRecord,
  type JsonObject,
  noObject,
  objectField,
  requiredString,
} from "../json.ts";
import { orElse, orLeftOut, readEach, untold } from "../leave-out.ts";
import { inside, SceneError, type Tell } from "../place.ts";
import { readNode } from "./read-node.ts";
import { readScreens } from "./read-screens.ts";
import { fileNameOf, readTables, type SceneTables } from "./read-tables.ts";
import type { Page, Scene } from "../scene.ts";

const PAGE_TYPES = new Set(["CANVAS", "PAGE"]);

/** Types of layers that hold screens rather than being one. */
const GROUND_TYPES = new Set(["SECTION", "GROUP"]);

const textOr = (object: JsonObject, name: string): string => orElse(() => requiredString(object, name), "");

function readPage(page: JsonObject): Page {
  return { id: textOr(page, "id"), name: textOr(page, "name") };
}

const pageScene = (page: JsonObject, tables: SceneTables): Scene => ({
  schema: 1,
  ...tables,
  page: readPage(page),
  frames: readScreens(page),
});

/** A page of a whole file has all its screens, unless something of it could not be read. */
function wholePageScene({ fields, place }: JsonObject, tables: SceneTables): Scene {
  let isComplete = true;
  const tell: Tell = (at, reason) => {
    isComplete = false;
    place.tell?.(at, reason);
  };
  const scene = pageScene({ fields, place: { ...place, tell } }, tables);
  return isComplete ? { ...scene, page: { ...scene.page, isComplete } } : scene;
}

/** A layer by itself is a screen, whatever its type; one that holds screens stands for these. */
function bareScene(layer: JsonObject, type: string, tables: SceneTables): Scene {
  const inner = GROUND_TYPES.has(type) ? readScreens(layer) : [];
  const own = inner.length > 0 ? null : readNode(layer.fields, layer.place);
  return { schema: 1, ...tables, page: { id: "", name: "" }, frames: own ? [own] : inner };
}

/** Scenes of whatever stands where a node can stand: a document, a page or a single layer. */
function readDocument(document: JsonObject, tables: SceneTables): readonly Scene[] {
  const type = requiredString(document, "type");
  if (PAGE_TYPES.has(type)) return [pageScene(document, tables)];
  if (type !== "DOCUMENT") return [bareScene(document, type, tables)];
  return readEach(document, "children", (page) => wholePageScene(page, tables));
}

const MOST_IDS_NAMED = 5;

/** Of a layer that is not in the file, the API answers null. */
function requireLayer(nodes: JsonObject): void {
  const ids = Object.keys(nodes.fields);
  if (ids.length === 0) throw new SceneError(nodes.place, "no layer was asked for");
  if (ids.some((id) => nodes.fields[id] !== null)) return;
  const rest = ids.length - MOST_IDS_NAMED;
  const named = ids.slice(0, MOST_IDS_NAMED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
  throw new SceneError(nodes.place, `no such layer: ${named}. Check the ids that were asked for`);
}

function readEntry(value: unknown, entryPlace: JsonObject["place"], file: string): readonly Scene[] {
  if (value === null) throw new SceneError(entryPlace, "no such layer in the file");
  const entry = asObject(value, entryPlace);
  const document = objectField(entry, "document");
  if (!document) throw new SceneError(inside(entryPlace, "document"), "the layer is missing");
  return readDocument(document, { ...readTables(entry), file });
}

function readNodesAnswer(nodes: JsonObject, file: string): readonly Scene[] {
  requireLayer(nodes);
  return Object.entries(nodes.fields).flatMap(
    ([id, value]) => orLeftOut(() => readEntry(value, inside(nodes.place, id), file)) ?? [],
  );
}

const NO_DESIGN = "this is not a design";

function refuseErrorAnswer(root: JsonObject): void {
  const error = field(root, "err");
  if (typeof error !== "string") return;
  throw new SceneError(
    inside(root.place, "err"),
    `the Figma API answered with an error and no design: ${error}`,
  );
}

/**
 * Reads the JSON that the Figma REST API answers: a whole file, a `nodes` answer or one bare node.
 * @param tell is told of each thing that cannot be read and is left out; the rest is read.
 * @returns one scene a page, in the order of the file; a bare node makes one scene with that node as its frame, or with
 * the screens inside it when it is a section or a group.
 * @throws SceneError for what is no design at all.
 */
export function fromRest(json: unknown, tell?: Tell): readonly Scene[] {
  const place = inside(null, "file", tell);
  if (!isRecord(json)) throw new SceneError(place, `${NO_DESIGN}: ${noObject(json)}`);
  const root: JsonObject = { place, fields: json };
  refuseErrorAnswer(root);
  const at = (key: string): JsonObject | undefined => {
    const found = objectField(root, key);
    return found && { ...found, place: inside(null, key, tell) };
  };
  const nodes = at("nodes");
  if (nodes) return readNodesAnswer(nodes, fileNameOf(root));
  const document = at("document");
  if (document) return readDocument(document, readTables(root));
  if (typeof root.fields["type"] === "string" && typeof root.fields["id"] === "string") {
    const node = { ...root, place: inside(null, "node", tell) };
    return readDocument(node, { ...readTables(untold(root)), file: "" });
  }
  throw new SceneError(
    place,
    `${NO_DESIGN}: it has no \`document\`, no \`nodes\`, and no \`id\` and \`type\` of a layer`,
  );
}
