import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { needlessEllipsis } from "./needless-ellipsis.ts";

interface Row {
  readonly words?: string;
  readonly width?: number;
  readonly beside?: readonly ReturnType<typeof text>[];
}

const row = ({ words = "12 Long Lane, near the old m…", width = 170, beside = [] }: Row = {}) =>
  screen([
    layer({ x: 20, y: 200, width: 335, height: 80, fill: "#f2f2f2" }, [
      text("Home", { x: 36, y: 212, weight: 600 }),
      text(words, { x: 36, y: 240, width, sizePx: 12, height: 18, resize: "height" }),
      ...beside,
    ]),
  ]);

testRule(needlessEllipsis, {
  fail: { "an address that is cut beside free space": [row(), { text: "12 Long Lane, near the old m…" }] },
  ignore: {
    "one that has no room beside it": row({
      beside: [text("3 km from here", { x: 220, y: 240, sizePx: 12 })],
    }),
    "one that fills its row": row({
      words: "12 Long Lane, near the old mill and the church on the g…",
      width: 303,
    }),
    "what goes on": row({ words: "Looking for a driver near you…" }),
    "one word": row({ words: "More…" }),
    "a whole sentence": row({ words: "12 Long Lane, near the mill" }),
  },
});
