import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { boundVariables } from "./bindings.ts";
import { isInInstance } from "./children.ts";
import { MODES } from "./modes.ts";
import { fieldOr, type Getters, type Setters, type NodeView } from "./stage.ts";

type Constraint = { readonly type: "SCALE" | "WIDTH" | "HEIGHT"; readonly value: number };
type PngSettings = { readonly format?: string; readonly constraint?: Constraint };

function scaleOf({ rest }: NodeView, constraint: Constraint | undefined): number {
  const box = rest["absoluteBoundingBox"] as Rect | undefined;
  if (!constraint || !box) return 1;
  if (constraint.type === "SCALE") return constraint.value;
  return constraint.value / (constraint.type === "WIDTH" ? box.width : box.height);
}

/** A layer without what is hidden in instances. */
function withoutHidden(rest: RestNode): RestNode {
  const { children } = rest;
  if (!children) return rest;
  const seen = isInInstance(rest) ? children.filter((child) => child["visible"] !== false) : children;
  return { ...rest, children: seen.map(withoutHidden) };
}

/** A layer as the REST API answers it; the tables may name what others use. */
function exportRest({ rest, stage }: NodeView) {
  const { components = {}, componentSets = {}, styles = {} } = stage.document.file;
  const document = stage.skipsInvisible() ? withoutHidden(rest) : rest;
  return { document, components, componentSets, styles, schemaVersion: 0 };
}

/** True when the editor makes a picture of a layer: not of a hidden one, nor of one without a size. */
function isDrawn({ rest }: NodeView): boolean {
  const box = rest["absoluteBoundingBox"] as Rect | null | undefined;
  return (
    rest["visible"] !== false && (box ? box.width > 0 && box.height > 0 : (rest.children?.length ?? 0) > 0)
  );
}

const exportAsync = (view: NodeView) => (settings: PngSettings) => {
  if (settings.format === "JSON_REST_V1") return view.stage.handOver(view.rest.id, exportRest(view));
  if (settings.format !== "PNG")
    return Promise.reject(new Error(`The stage exports PNG and JSON_REST_V1 only, no ${settings.format}`));
  if (!isDrawn(view))
    return Promise.reject(new Error("in exportAsync: This node may not have any visible layers."));
  return view.stage.host.ask("exportPng", view.rest.id, scaleOf(view, settings.constraint));
};

/** Properties that every layer on a page has. */
export const SCENE = {
  visible: fieldOr("visible", true),
  locked: fieldOr("locked", false),
  boundVariables,
  componentPropertyReferences: fieldOr("componentPropertyReferences", null),
  ...MODES,
  exportAsync: exportAsync as unknown as (view: NodeView) => FrameNode["exportAsync"],
} satisfies Getters<FrameNode>;

/** Setters that every layer has. */
export const SCENE_SETTERS = {
  visible: (visible) => ({ visible }),
  locked: (locked) => ({ locked }),
} satisfies Setters<FrameNode>;
