import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { oddGround } from "./odd-ground.ts";

const XS = [20, 260, 315] as const;

const head = (fills: readonly string[]) =>
  screen([
    ...fills.map((fill, index) => {
      const x = XS[index] ?? 0;
      return layer(
        { name: "Group", x, y: 50, width: 44, height: 44, fill, cornerRadiiPx: [22, 22, 22, 22] },
        [
          layer({
            name: "Vector",
            type: "VECTOR",
            x: x + 14,
            y: 64,
            width: 16,
            height: 16,
            strokes: [solid("#222222")],
            stroke: { widthsPx: [2, 2, 2, 2], align: "center" },
          }),
        ],
      );
    }),
    text("Night Island", { x: 20, y: 140, sizePx: 28, weight: 700 }),
  ]);

testRule(oddGround, {
  fail: {
    "a white disc beside two grey ones": [head(["#fafafa", "#bdbdbd", "#bdbdbd"]), { count: 3, grounds: 2 }],
    "three discs in three greys": [head(["#fafafa", "#bdbdbd", "#999999"]), { count: 3, grounds: 3 }],
  },
  ignore: {
    "three discs alike": head(["#e0e0e0", "#e0e0e0", "#e0e0e0"]),
    "one in the accent of the product": head(["#e0e0e0", "#e0e0e0", "#1a3fd0"]),
    "two discs": head(["#fafafa", "#bdbdbd"]),
  },
});
