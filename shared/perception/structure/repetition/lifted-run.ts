import type { Layer } from "../../frame/frame.ts";
import type { Piece } from "../piece.ts";
import { axesOf, type Run } from "./runs.ts";

/** No design nests deeper on purpose. */
const MOST_STEPS = 32;
const OVERLAP_PX = 2;

const wayUp = (layer: Layer): readonly Layer[] => {
  const found: Layer[] = [];
  for (let up: Layer | null = layer; up && found.length < MOST_STEPS; up = up.parent) found.push(up);
  return found;
};

/** How deep the innermost layer lies that holds all of them; undefined when it is too far up. */
function commonDepth(ways: readonly (readonly Layer[])[]): number | undefined {
  const [first, ...others] = ways;
  const around = new Set(first?.slice(1));
  let depth = Infinity;
  for (const way of others) {
    const meeting = way.slice(1).find((layer) => around.has(layer));
    if (!meeting) return undefined;
    depth = Math.min(depth, meeting.depth);
  }
  return depth;
}

const keepsApart = ({ direction, pieces }: Run): boolean => {
  const { along } = axesOf(direction);
  return pieces.every(
    ({ box }, index) =>
      index === 0 ||
      along.start(box) >=
        along.start((pieces[index - 1] as Piece).box) +
          along.size((pieces[index - 1] as Piece).box) -
          OVERLAP_PX,
  );
};

/**
 * Words that follow each other, each in a group of its own, stand for their groups, even when these do not look alike,
 * as the selected tab of a bar. Words side by side stand for themselves.
 */
export function liftedRun(run: Run): Run {
  if (run.pieces[0]?.kind !== "text") return run;
  const ways = run.pieces.map(({ layer }) => wayUp(layer));
  const depth = commonDepth(ways);
  if (depth === undefined) return run;
  const groups = ways.map((way) => way.find((layer) => layer.depth === depth + 1) as Layer);
  const lifted: Run = {
    ...run,
    pieces: groups.map((layer, index) =>
      layer.node.text
        ? (run.pieces[index] as Piece)
        : { layer, box: layer.node.box, kind: "content", look: "content" },
    ),
  };
  return new Set(groups).size === groups.length && keepsApart(lifted) ? lifted : run;
}
