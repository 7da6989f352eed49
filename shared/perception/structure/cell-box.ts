import { area } from "../../scene/geometry.ts";
import type { Layer } from "../frame/frame.ts";
import { boxPainter } from "../paint/painted-box.ts";
import type { Cell } from "./repetition/repetition.ts";

const largest = (layers: readonly Layer[]): Layer | undefined =>
  layers.reduce<Layer | undefined>(
    (best, layer) => (best && area(best.node.box) >= area(layer.node.box) ? best : layer),
    undefined,
  );

/** The layer that paints the box that people see of a cell: its own, or the largest in it; undefined for bare words. */
export function cellBox({ layers: [host] }: Cell): Layer | undefined {
  const own = boxPainter(host);
  if (own) return own;
  const painted = host.children.filter((child) => child.visibleBox && !child.node.text && boxPainter(child));
  const found = largest(painted);
  return found && boxPainter(found);
}
