import { MAX_NODE_DEPTH } from "../scene/bounds.ts";
import {
  booleanField,
  field,
  type JsonObject,
  numberField,
  objectField,
  stringField,
} from "../scene/json.ts";
import { orElse, orLeftOut } from "../scene/leave-out.ts";
import { inside, type Place, SceneError } from "../scene/place.ts";
import type { RestNode } from "../scene/rest/rest-file.ts";
import type { Transform } from "../scene/scene.ts";
import { type PageBudget, countLayer } from "./budget.ts";
import type { FigNode } from "./document/node-index.ts";
import { mainComponentOf, looksOfInstance } from "./instances/instance.ts";
import { writeInstance } from "./instances/write-instance.ts";
import { changesOf, type Components, enterInstance, type Scopes } from "./instances/scopes.ts";
import { writeModes } from "./look/bindings.ts";
import type { FigLayer } from "./look/layer.ts";
import { writeSizing } from "./look/layout.ts";
import { typeOf, writeLooks } from "./look/looks.ts";
import { withStyles } from "./look/shared-styles.ts";
import { matrixOf, times } from "../scene/matrix.ts";
import { type ModesByKey, ownModes } from "./variables/modes.ts";

/** The surroundings of a layer. */
export interface LayerContext {
  readonly components: Components;
  readonly scopes: Scopes;
  /** The id of the instance that the layer lies in, in front of its own; empty outside of instances. */
  readonly idPrefix: string;
  readonly modes: ModesByKey;
  readonly matrix: Transform;
  /** The layer that it lies in; undefined on a page. */
  readonly parent: JsonObject | undefined;
  readonly place: Place;
  readonly level: number;
  /** The ids of the components that the layer lies in: one that held itself would never end. */
  readonly within: readonly string[];
  readonly budget: PageBudget;
}

function layerOf(node: FigNode, change: JsonObject, around: LayerContext): FigLayer {
  const { index } = around.components;
  const size = objectField(change, "size");
  return {
    id: around.idPrefix === "" ? node.id : `${around.idPrefix};${node.id}`,
    change,
    index,
    modes: { ...around.modes, ...ownModes(change.fields, index) },
    matrix: times(around.matrix, matrixOf(field(change, "transform"))),
    size: { x: (size && numberField(size, "x")) ?? 0, y: (size && numberField(size, "y")) ?? 0 },
  };
}

/** The node whose children a layer shows, and the surroundings of these: an instance shows those of its component. */
function contentOf(
  node: FigNode,
  layer: FigLayer,
  around: LayerContext,
): { readonly of: FigNode; readonly around: LayerContext } {
  const { components } = around;
  const inner = {
    ...around,
    modes: layer.modes,
    matrix: layer.matrix,
    parent: layer.change,
    level: around.level + 1,
  };
  if (stringField(layer.change, "type") !== "INSTANCE") return { of: node, around: inner };
  const component = mainComponentOf(layer.change.fields, components.index);
  if (!component) {
    around.place.tell?.(layer.change.place, "the component of this instance is not in the file");
    return { of: { ...node, children: [] }, around: inner };
  }
  if (around.within.includes(component.id))
    throw new SceneError(layer.change.place, "the component of this instance holds itself");
  return {
    of: component,
    around: {
      ...inner,
      scopes: enterInstance(node, layer.change.fields, around.scopes, components),
      idPrefix: around.idPrefix === "" ? `I${layer.id}` : layer.id,
      within: [...around.within, component.id],
    },
  };
}

const isHidden = (change: JsonObject): boolean => orLeftOut(() => booleanField(change, "visible")) === false;

function writeShown(node: FigNode, change: JsonObject, around: LayerContext): RestNode {
  countLayer(around.budget, change.fields);
  if (around.level > MAX_NODE_DEPTH)
    throw new SceneError(change.place, `layers are nested more than ${MAX_NODE_DEPTH} deep`);
  const layer = layerOf(node, change, around);
  const content = contentOf(node, layer, around);
  const children = writeLayers(content.of.children, content.around);
  return {
    id: layer.id,
    name: orLeftOut(() => stringField(change, "name")) ?? "",
    type: typeOf(change),
    ...writeLooks(layer),
    ...orElse(() => writeSizing(layer, around.parent), {}),
    ...writeModes(ownModes(change.fields, layer.index)),
    ...(content.of !== node && writeInstance(layer, content.of, content.around)),
    ...(children.length > 0 && { children }),
  };
}

/**
 * Writes a layer with everything visible in it, as the REST API does.
 * @returns null when it is hidden or cannot be read; whoever the place says is told.
 */
function writeLayer(node: FigNode, around: LayerContext): RestNode | null {
  const changes = changesOf(node, around.scopes, around.components);
  const { index } = around.components;
  const fields = withStyles(looksOfInstance(node, changes, index), index);
  const change = { fields, place: inside(around.place, node.id) };
  return isHidden(change) ? null : orElse(() => writeShown(node, change, around), null);
}

/** Writes the visible layers of a list; those that cannot be read are left out. */
export const writeLayers = (nodes: readonly FigNode[], around: LayerContext): readonly RestNode[] =>
  nodes.flatMap((node) => writeLayer(node, around) ?? []);
