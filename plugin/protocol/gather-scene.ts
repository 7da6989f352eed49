import { union } from "../../shared/scene/geometry.ts";
import { inside } from "../../shared/scene/place.ts";
import { inPaintingOrder, readNode } from "../../shared/scene/rest/read-node.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { collectUnread, joinUnread, type Unread } from "./collect-unread.ts";
import type { LayerSlice, ReadingNotes, ScenePatch, ToldPatch } from "./messages.ts";
import { type DescribedLayer, readSlice } from "./slices.ts";

/** Makes scenes of the layers that the main thread describes: they come in slices. */
export interface SceneGatherer {
  readonly add: (slice: LayerSlice) => void;
  /** The scene whose last message has come; what came before for others was given up. */
  readonly scene: (scene: Scene, notes: ReadingNotes) => GatheredScene;
  /** The patch whose last message has come, without what belongs to a scene that was given up. */
  readonly patch: (patch: ToldPatch) => GatheredPatch;
}

interface Gathered {
  /** Ids of layers that cannot be read, with all that is in them: they are not in the scene. */
  readonly lost: readonly string[];
}

interface GatheredScene extends Gathered {
  readonly scene: Scene;
  readonly notes: ReadingNotes;
  /** The name of the first screen, when none of them holds anything that can be read. */
  readonly empty?: string;
}

interface GatheredPatch extends Gathered {
  readonly patch: ScenePatch;
}

type Fields = DescribedLayer[0];

/** A layer without what is in it; `read` is undefined where its box is the one around its children. */
interface Part {
  readonly fields: Fields;
  readonly children: number;
  readonly read: SceneNode | null | undefined;
}

/** The layers of one series of slices, read into nodes. */
interface ReadLayers extends Gathered {
  readonly nodes: readonly SceneNode[];
  readonly unread: Unread | undefined;
  /** The name of the first layer. */
  readonly name: string;
}

const idOf = (fields: Fields): string => String(fields["id"]);
const nameOf = (fields: Fields | undefined): string => {
  const name = fields?.["name"];
  return typeof name === "string" ? name : "";
};

/** Reads the layers of one series of slices, each slice when it comes: all at once would hold the panel up. */
function seriesReader() {
  const parts: Part[] = [];
  const lost: string[] = [];
  const { lookAt, tell, unread } = collectUnread();
  const read = (fields: Fields): SceneNode | null => {
    lookAt({ id: idOf(fields), name: nameOf(fields) });
    return readNode(fields, inside(null, "layer", tell));
  };
  const add = (layers: readonly DescribedLayer[]) => {
    for (const [fields, children] of layers) {
      const isAround = children > 0 && (fields["absoluteBoundingBox"] ?? null) === null;
      parts.push({ fields, children, read: isAround ? undefined : read(fields) });
    }
  };
  const readAround = (fields: Fields, children: readonly SceneNode[]): SceneNode | null =>
    read({ ...fields, absoluteBoundingBox: union(children.map(({ box }) => box)) });
  let at = 0;
  const next = (): SceneNode | null => {
    const part = parts[at++];
    if (!part) return null;
    const children: SceneNode[] = [];
    for (let index = 0; index < part.children; index++) {
      const child = next();
      if (child) children.push(child);
    }
    const node = part.read === undefined ? readAround(part.fields, children) : part.read;
    if (!node) lost.push(idOf(part.fields));
    if (!node || children.length === 0) return node;
    return {
      ...node,
      children: inPaintingOrder({ fields: part.fields, place: inside(null, "layer") }, children),
    };
  };
  const end = (): ReadLayers => {
    const nodes: SceneNode[] = [];
    while (at < parts.length) {
      const node = next();
      if (node) nodes.push(node);
    }
    return { nodes, lost, unread: unread(), name: nameOf(parts[0]?.fields) };
  };
  return { add, end };
}

const withUnread = <T extends object>(value: T, unread: Unread | undefined): T & { unread?: Unread } =>
  unread ? { ...value, unread } : value;

/** Starts with nothing gathered. */
export function gatherScene(): SceneGatherer {
  const readers = new Map<number, ReturnType<typeof seriesReader>>();
  const take = (series: number): ReadLayers | undefined => {
    const layers = readers.get(series)?.end();
    readers.delete(series);
    return layers;
  };
  return {
    add: ({ series, layers }) => {
      const reader = readers.get(series) ?? seriesReader();
      readers.set(series, reader);
      reader.add(readSlice(layers));
    },
    scene: (scene, notes) => {
      const { series, ...rest } = notes;
      if (series === undefined) return { scene, notes, lost: [] };
      const { nodes: frames, lost, unread, name } = take(series) ?? seriesReader().end();
      readers.clear();
      return {
        scene: { ...scene, frames },
        notes: withUnread(rest, joinUnread(notes.unread, unread)),
        lost,
        ...(frames.every(({ children }) => children === undefined) && { empty: name }),
      };
    },
    patch: ({ changes: told, unread: unreadBefore, ...patch }) => {
      const lost: string[] = [];
      let unread = unreadBefore;
      const changes = told.flatMap(({ series, ...change }): ScenePatch["changes"] => {
        if (series === undefined) return [change];
        const layers = take(series);
        if (!layers) return [];
        lost.push(...layers.lost);
        unread = joinUnread(unread, layers.unread);
        return [{ ...change, node: layers.nodes[0] ?? null }];
      });
      return { patch: withUnread({ ...patch, changes }, unread), lost };
    },
  };
}
