import type { AppliedChanges } from "./document.ts";
import type { Origin } from "./editor.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { sharedStyleOf } from "./library.ts";
import { pluginType } from "./nodes/types.ts";

/** The plugin API's names for what the REST API keeps in one field. */
const PROPERTIES: Readonly<Record<string, readonly NodeChangeProperty[]>> = {
  absoluteBoundingBox: ["x", "y", "width", "height", "relativeTransform"],
  style: ["fontName", "fontSize", "lineHeight", "letterSpacing", "textCase", "textDecoration"],
  characterStyleOverrides: ["styledTextSegments"],
  styleOverrideTable: ["styledTextSegments"],
  rectangleCornerRadii: ["topLeftRadius", "topRightRadius", "bottomLeftRadius", "bottomRightRadius"],
  individualStrokeWeights: ["strokeWeight"],
  strokeDashes: ["dashPattern"],
  interactions: ["reactions"],
  background: ["backgrounds"],
  styles: ["fillStyleId", "strokeStyleId", "textStyleId", "effectStyleId"],
  componentId: ["componentProperties"],
};

const namesOf = (fields: readonly string[]): NodeChangeProperty[] => [
  ...new Set(fields.flatMap((field) => PROPERTIES[field] ?? [field as NodeChangeProperty])),
];

/** Fields of a node whose changes the editor does not report. */
const UNTOLD: ReadonlySet<string> = new Set([
  "children",
  "relaunchData",
  "annotations",
  "annotationCategories",
]);

type NodeOf = (id: string) => SceneNode;

/** Of layers that come or go together the editor tells the topmost alone. */
function topmostOf(all: readonly RestNode[]): readonly RestNode[] {
  const inside = new Set(all.flatMap(({ children = [] }) => children.map(({ id }) => id)));
  return all.filter(({ id }) => !inside.has(id));
}

/** Says what happened to the document as the plugin API says it to a page's listeners. */
export function nodeChanges(applied: AppliedChanges, origin: Origin, nodeOf: NodeOf): readonly NodeChange[] {
  const isThere = (id: string) => applied.document.nodes.has(id);
  const created = topmostOf(applied.created).map(({ id }): NodeChange => ({
    type: "CREATE",
    id,
    origin,
    node: nodeOf(id),
  }));
  const removed = topmostOf(applied.removed).map(({ id, type }): NodeChange => {
    const node = { removed: true, id, type: pluginType(type) as NodeType } as RemovedNode;
    return { type: "DELETE", id, origin, node };
  });
  const changed = applied.changed.flatMap(({ id, fields }): NodeChange[] => {
    const properties = namesOf(fields.filter((field) => !UNTOLD.has(field)));
    if (properties.length === 0 || !isThere(id)) return [];
    return [{ type: "PROPERTY_CHANGE", id, origin, node: nodeOf(id), properties }];
  });
  return [...created, ...removed, ...changed];
}

/** Says which shared styles changed, as the plugin API says it in `stylechange`; of the layers it says nothing. */
export const styleChangesOf = ({ document, styles }: AppliedChanges, origin: Origin): readonly object[] =>
  styles.map((id) => ({
    type: "STYLE_PROPERTY_CHANGE",
    id,
    origin,
    style: sharedStyleOf(document, id),
    properties: ["paints"],
  }));
