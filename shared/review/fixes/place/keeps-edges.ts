import type { Change } from "../../../mend/change.ts";
import { type Frame, isText, type Layer } from "../../../perception/frame/frame.ts";
import { layersById } from "../../../perception/frame/layers-by-id.ts";
import { paintedIndex } from "../../../perception/paint/painted-index.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { areNear, contains } from "../../../scene/geometry.ts";

/** How far above and below what is moved its neighbors stand, and how exactly they begin on one line with it. */
const NEIGHBOR = { reachPx: 40, samePx: 1 };

const holds = (outer: Layer, inner: Layer): boolean => contains(outer.node.box, inner.node.box, 1);

/** Finds what begins on one line with a layer, right above or below it. */
function neighborsOf(layer: Layer, frame: Frame): readonly Layer[] {
  const { x, y, height } = layer.node.box;
  const edge = {
    x: x - NEIGHBOR.samePx,
    y: y - NEIGHBOR.reachPx,
    width: 2 * NEIGHBOR.samePx,
    height: height + 2 * NEIGHBOR.reachPx,
  };
  const near: readonly Layer[] = [...textIndex(frame).touching(edge), ...paintedIndex(frame).touching(edge)];
  return near.filter(
    (other) =>
      other !== layer &&
      isText(other) === isText(layer) &&
      areNear(other.node.box.x, x, NEIGHBOR.samePx) &&
      !holds(other, layer) &&
      !holds(layer, other),
  );
}

/**
 * True when what is moved sideways leaves nothing behind that began on one line with it: a title that is moved away from its
 * text makes a straight card crooked.
 *
 * @param openBefore - opens the screen before the changes: most changes move nothing, and need it not
 */
export function edgesAreKept(changes: readonly Change[], openBefore: () => Frame, after: Frame): boolean {
  const moved = new Set(changes.filter(({ property }) => property === "x").map(({ layer }) => layer));
  if (moved.size === 0) return true;
  const before = openBefore();
  const found = [...moved].flatMap((id) => {
    const layer = layersById(before).get(id);
    return layer ? neighborsOf(layer, before).map((neighbor) => [layer, neighbor] as const) : [];
  });
  const now = layersById(after);
  return found.every((pair) => {
    const [one, other] = pair.map(({ node }) => now.get(node.id)?.node.box.x);
    return one === undefined || other === undefined || areNear(one, other, NEIGHBOR.samePx);
  });
}
