import { right } from "../../../../scene/geometry.ts";
import { rememberedObject } from "../../../frame/remembered-object.ts";
import { gridOf } from "../../../structure/grid.ts";
import type { Thing } from "../../../things/thing.ts";
import { flag, type ElementEvidence } from "../../evidence/evidence.ts";
import type { Sight } from "../../evidence/sight.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";
import { textsTouching } from "../texts-near.ts";

const edgesIn = rememberedObject(({ things }: Sight) =>
  gridOf(
    things.flatMap(({ painter, parent, box }) =>
      painter && parent
        ? [["left", box.x, box.y, box.height] as const, ["right", right(box), box.y, box.height] as const]
        : [],
    ),
  ),
);

/** True of a mark fixed to the end of a field as high as it: it tells the unit of what is written there. */
const isFixed = ({ box }: Thing, sight: Sight): boolean =>
  edgesIn(sight).hasNear(["right", box.x, box.y, box.height]) ||
  edgesIn(sight).hasNear(["left", right(box), box.y, box.height]);

/** A line of a table says more, beside it. */
const FEWEST_BESIDE = 2;

function standsInLine({ box }: Thing, sight: Sight): boolean {
  const line = { ...sight.box, y: box.y, height: box.height };
  return (
    textsTouching(line, sight).filter((text) => right(text.box) < box.x || text.box.x > right(box)).length >=
    FEWEST_BESIDE
  );
}

/** Measures of things in the lines of a table. */
export const TABLE_MEASURES = {
  isTableCell: (thing, sight) => flag(isTableCell(thing, sight)),
  standsInLine: (thing, sight) => flag(standsInLine(thing, sight)),
  isFixed: (thing, sight) => flag(isFixed(thing, sight)),
} satisfies ElementEvidence;
