import { offMiddle } from "../../../../perception/layout/off-middle.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { center } from "../../../../scene/geometry.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";

/** From here on it is seen without a ruler. */
const SEEN_PX = 5;

export const besideMiddle = defineRule({
  id: "off-middle",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    title: "A little beside the middle",
    problem: "“{name}” stands alone about in the middle of the screen, but {offPx} px beside it.",
    why: "What is centred shares one axis; a block a few pixels beside it makes the whole screen look as if it had slipped.",
    fix: "Centre “{name}” on the screen, like what stands above or below it.",
  },
  applies: (frame) =>
    isScreen(frame)
      ? (offMiddle(frame)
          ?.blocks.slice(0, 1)
          .map((block) => block.layer) ?? [])
      : [],
  check: (layer, { frame, pass, fail }) => {
    const found = offMiddle(frame);
    if (!found) return pass();
    return fail(
      { name: layer.node.name, offPx: Math.round(found.offPx) },
      {
        layers: found.blocks.map((block) => block.layer),
        named: { name: layer },
        miss: found.offPx >= SEEN_PX ? "clear" : "slight",
        mend: () => [
          propose(
            "centre",
            {},
            found.blocks.flatMap((block) =>
              moveThing(block, center(frame.root.node.box).x - center(block.box).x, 0),
            ),
          ),
        ],
      },
    );
  },
});
