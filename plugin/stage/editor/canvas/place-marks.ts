import type { NumberedRow } from "../../../../shared/look/marks.ts";
import { bottom, intersection, type Point, right } from "../../../../shared/scene/geometry.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Box } from "../../../../shared/scene/scene.ts";
import { boxOf } from "../../draw/placement.ts";
import { type OpenDocument, pathOut } from "../../realm/document.ts";

export const MARK_PX = 20;
const GAP_PX = 3;
/** Words in a button or a pill are marked beside it: what is no higher, and at most so many times as wide, is one. */
const CONTROL = { highestPx: 72, times: 6 };
/** Beside a layer that is higher than this a mark stands at its upper end. */
const HIGH_PX = 64;
/** So many places beside the screen are tried, downwards. */
const PLACES_BESIDE = 24;

const scaled = ({ x, y, width, height }: Box, zoom: number): Box => ({
  x: x * zoom,
  y: y * zoom,
  width: width * zoom,
  height: height * zoom,
});

/** Where the words of a layer and of all in it stand. */
function wordsIn(node: RestNode, zoom: number): readonly Box[] {
  if (node["visible"] === false) return [];
  if (node.type !== "TEXT") return (node.children ?? []).flatMap((child) => wordsIn(child, zoom));
  const ink = node["absoluteRenderBounds"] ?? node["absoluteBoundingBox"];
  const box = boxOf({ ...node, absoluteBoundingBox: ink });
  return box ? [scaled(box, zoom)] : [];
}

/** The layer, or the control around it. */
function markedOf(path: readonly RestNode[], screen: RestNode): RestNode | undefined {
  const [layer, ...around] = path;
  const widest = CONTROL.times * ((layer && boxOf(layer)?.width) ?? 0);
  const isPart = (one: RestNode): boolean => {
    const box = boxOf(one);
    return one !== screen && box !== null && box.height <= CONTROL.highestPx && box.width <= widest;
  };
  const firstBeyond = around.findIndex((one) => !isPart(one));
  return firstBeyond > 0 ? around[firstBeyond - 1] : layer;
}

/** No screens, but what these stand on. */
const GROUNDS: ReadonlySet<string> = new Set(["DOCUMENT", "CANVAS", "SECTION"]);

/** The places for a mark, the best first: beside the layer, over or under it, and at last beside its screen. */
function placesFor(layer: Box, screen: Box): readonly Point[] {
  const [before, after] = [layer.x - MARK_PX - GAP_PX, right(layer) + GAP_PX];
  const y = layer.y + Math.min(layer.height, HIGH_PX) / 2 - MARK_PX / 2;
  return [
    { x: before, y },
    { x: after, y },
    { x: layer.x, y: layer.y - MARK_PX - GAP_PX },
    { x: layer.x, y: bottom(layer) + GAP_PX },
    ...Array.from({ length: PLACES_BESIDE }, (_, row) => ({
      x: screen.x - MARK_PX - GAP_PX,
      y: y + row * (MARK_PX + 2),
    })),
  ];
}

const boxAt = ({ x, y }: Point): Box => ({ x, y, width: MARK_PX, height: MARK_PX });

/**
 * Places marks beside the first of their layers on a page, never over words or over each other: their upper left corners in px
 * of the display from the origin of the canvas. One without a place is left out.
 */
export function placeMarks(
  marks: readonly NumberedRow[],
  { document, pageId, zoom }: { document: OpenDocument; pageId: string; zoom: number },
) {
  const words = new Map<RestNode, readonly Box[]>();
  const placed: { readonly mark: NumberedRow; readonly at: Point }[] = [];
  for (const mark of marks) {
    const path = pathOut(mark.layerIds[0], document);
    const screen = path.findLast(({ type }) => !GROUNDS.has(type));
    const layer = screen && markedOf(path, screen);
    const [box, around] = [layer && boxOf(layer), screen && boxOf(screen)];
    if (!screen || !box || !around || path.every(({ id }) => id !== pageId)) continue;
    const texts = words.get(screen) ?? wordsIn(screen, zoom);
    words.set(screen, texts);
    const taken = [...texts, ...placed.map(({ at }) => boxAt(at))];
    const at = placesFor(scaled(box, zoom), scaled(around, zoom)).find(
      (place) => !taken.some((one) => intersection(one, boxAt(place))),
    );
    if (at) placed.push({ mark, at });
  }
  return placed;
}
