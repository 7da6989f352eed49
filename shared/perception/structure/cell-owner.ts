import { area, center, contains } from "../../scene/geometry.ts";
import { indexBoxes } from "../frame/box-index.ts";
import type { Layer } from "../frame/frame.ts";
import type { Piece } from "./piece.ts";

const MOST_STEPS = 32;
const TOLERANCE_PX = 2;

const at = ({ box }: Piece) => ({ ...center(box), width: 0, height: 0 });

/** It lies on the host like the words on a card that is only a rectangle. */
const liesOn = ({ layer, box }: Piece, host: Layer): boolean =>
  host.order < layer.order && area(host.node.box) > area(box) && contains(host.node.box, box, TOLERANCE_PX);

/**
 * Finds the host that a piece lies in: the nearest one around it in the tree of layers, or else the smallest one below
 * it in the painting. `isHost` may change its mind from one question to the next.
 */
export function ownersAmong(
  hosts: readonly Layer[],
  isHost: (layer: Layer) => boolean,
): (piece: Piece) => Layer | undefined {
  const index = indexBoxes(hosts);
  return (piece) => {
    for (let up = piece.layer.parent, steps = 0; up && steps < MOST_STEPS; up = up.parent, steps++)
      if (isHost(up)) return up;
    return index
      .touching(at(piece))
      .filter((host) => host !== piece.layer && isHost(host) && liesOn(piece, host))
      .reduce<Layer | undefined>(
        (best, host) => (best && area(best.node.box) <= area(host.node.box) ? best : host),
        undefined,
      );
  };
}
