import { isRecord } from "../../scene/json.ts";
import { orElse } from "../../scene/leave-out.ts";
import { inside } from "../../scene/place.ts";
import type { RestFile } from "../../scene/rest/rest-file.ts";
import type { FigNode, NodeIndex } from "../document/node-index.ts";
import { collectionId } from "../look/bindings.ts";
import type { Written } from "../look/layer.ts";
import { UNMOVED } from "../../scene/matrix.ts";
import { variableId, writePaints } from "../look/paints.ts";
import { writeText } from "../look/text.ts";
import { collectionKey, modesOf, valuesOf } from "../variables/modes.ts";
import { setOf } from "./variants.ts";
import { innerOf, writtenIn } from "../kiwi/decoded-parts.ts";

/** The tables that the layers of a file refer to, as the REST API writes them. */
export type Tables = Pick<
  RestFile,
  "components" | "componentSets" | "styles" | "variables" | "variableCollections"
>;

const STYLE_TYPES: Readonly<Record<string, string>> = {
  FILL: "FILL",
  STROKE: "FILL",
  TEXT: "TEXT",
  EFFECT: "EFFECT",
  GRID: "GRID",
};

/** The looks of a style, which the REST API tells only by the layers that use it. */
function writeStyleLook({ id, change }: FigNode, index: NodeIndex, type: string): Written {
  const fields = { fields: change, place: inside(null, "style") };
  const layer = { id, change: fields, index, modes: {}, matrix: UNMOVED, size: { x: 0, y: 0 } };
  if (type === "FILL") return { fills: orElse(() => writePaints(fields, "fillPaints", layer), undefined) };
  return type === "TEXT" ? { style: orElse(() => writeText(layer)["style"], undefined) } : {};
}

/** The marks of a part that was published elsewhere, or that was deleted while layers still follow it. */
const writeStanding = ({ change }: FigNode): Written => ({
  ...((typeof change["publishID"] === "object" || typeof change["sourceLibraryKey"] === "string") && {
    remote: true,
  }),
  ...((change["isSoftDeleted"] === true || change["isSoftDeletedStyle"] === true) && {
    deletedButReferenced: true,
  }),
});

function writeComponent(node: FigNode, index: NodeIndex): Written {
  const set = setOf(node, index);
  return {
    key: node.change["key"],
    name: writtenIn(node.change["name"]),
    ...(set && { componentSetId: set.id }),
    ...writeStanding(node),
  };
}

function writeValue(data: unknown, index: NodeIndex): unknown {
  const value = innerOf(data, "value");
  if (!isRecord(value)) return undefined;
  const alias = index.find(value["alias"]);
  if (alias) return { type: "VARIABLE_ALIAS", id: variableId(alias.id) };
  return value["colorValue"] ?? value["floatValue"];
}

function writeVariable(node: FigNode, index: NodeIndex): Written {
  const values = [...valuesOf(node.change)].map(([mode, data]) => [mode, writeValue(data, index)] as const);
  const collection = index.find(node.change["variableSetID"]);
  return {
    id: variableId(node.id),
    name: writtenIn(node.change["name"]),
    resolvedType: node.change["variableResolvedType"],
    variableCollectionId: collection && collectionId(collectionKey(collection)),
    valuesByMode: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    ...writeStanding(node),
    ...(collection?.change["isSoftDeleted"] === true && { deletedButReferenced: true }),
  };
}

function writeCollection(node: FigNode): Written {
  const modes = modesOf(node.change);
  return {
    id: collectionId(collectionKey(node)),
    name: writtenIn(node.change["name"]),
    modes: modes.map(({ id, name }) => ({ modeId: id, name })),
    defaultModeId: modes[0]?.id,
  };
}

/** Colours of variables can be told without their collection; a variable without one is of no use to anybody. */
const isWhole = (node: FigNode, index: NodeIndex): boolean =>
  index.find(node.change["variableSetID"]) !== undefined;

/** Writes the tables beside the layers of a file. */
export function writeTables(index: NodeIndex): Tables {
  const components: Record<string, Written> = {};
  const componentSets: Record<string, Written> = {};
  const styles: Record<string, Written> = {};
  const variables: Record<string, Written> = {};
  const variableCollections: Record<string, Written> = {};
  for (const node of index.nodes.values()) {
    const { type, isStateGroup, styleType } = node.change;
    if (type === "SYMBOL") components[node.id] = writeComponent(node, index);
    if (isStateGroup === true)
      componentSets[node.id] = {
        name: writtenIn(node.change["name"]),
        key: node.change["key"],
        ...writeStanding(node),
      };
    if (type === "VARIABLE" && isWhole(node, index))
      variables[variableId(node.id)] = writeVariable(node, index);
    if (type === "VARIABLE_SET")
      variableCollections[collectionId(collectionKey(node))] = writeCollection(node);
    const style = STYLE_TYPES[String(styleType)];
    if (style)
      styles[node.id] = {
        key: node.change["key"],
        name: writtenIn(node.change["name"]),
        styleType: style,
        ...writeStanding(node),
        ...writeStyleLook(node, index, style),
      };
  }
  return { components, componentSets, styles, variables, variableCollections };
}
