import { area } from "../../scene/geometry.ts";
import type { Layer } from "../frame/frame.ts";
import { boxPainter } from "../paint/painted-box.ts";
import type { Run } from "./repetition/runs.ts";

/** No design nests deeper on purpose. */
const MOST_STEPS = 32;
/** A row with words of its own beside its cells is more than a wrapper. */
const SMALLEST_SHARE = 0.6;

interface Held {
  count: number;
  areaPx: number;
}

function heldBy({ pieces }: Run): ReadonlyMap<Layer, Held> {
  const held = new Map<Layer, Held>();
  for (const { layer, box } of pieces)
    for (let up = layer.parent, steps = 0; up?.parent && steps < MOST_STEPS; up = up.parent, steps++) {
      const own = held.get(up) ?? { count: 0, areaPx: 0 };
      held.set(up, own);
      own.count++;
      own.areaPx += area(box);
    }
  return held;
}

const isCell = ({ direction, pieces }: Run): boolean => direction === "row" && pieces[0]?.kind !== "text";

/** The layers without paint that only hold several cells side by side: nobody sees them, only their cells. */
export const lineWrappers = (runs: readonly Run[]): ReadonlySet<Layer> =>
  new Set(
    runs
      .filter(isCell)
      .flatMap((run) =>
        [...heldBy(run)]
          .filter(
            ([layer, { count, areaPx }]) =>
              count > 1 && areaPx >= SMALLEST_SHARE * area(layer.node.box) && !boxPainter(layer),
          )
          .map(([layer]) => layer),
      ),
  );
