import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looseTextStyle } from "./loose-text-style.ts";

type Options = Parameters<typeof text>[1];

const styled = (y: number, options: Options = {}) =>
  text("Your orders", { y, styles: { text: "S:body" }, ...options });
const loose = (y: number, options: Options = {}) => text("Your invoices", { y, ...options });

const among = (...others: readonly SceneNode[]) => screen([styled(0), styled(30), styled(60), ...others]);

const run = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 };

testRule(
  looseTextStyle,
  {
    pass: {
      "one look from one style": among(),
      "texts without any style": screen([loose(0), loose(30), loose(60), loose(90)]),
      "another size": among(loose(90, { sizePx: 18 })),
      "another weight": among(loose(90, { weight: 500 })),
      "another line height": among(loose(90, { lineHeightPx: 20 })),
      "letters set wider": among(loose(90, { letterSpacingPx: 1 })),
      "a text that takes its size from a variable": among(loose(90, { variables: { fontSize: ["V:m"] } })),
      "a text that takes its letter spacing from a variable": among(
        loose(90, { variables: { letterSpacing: ["V:s"] } }),
      ),
      "signs and numbers": among(
        ...["•", "9:41", "12 €"].map((sign, index) => text(sign, { y: 90 + 30 * index })),
      ),
      "a text whose style the file does not name": among(loose(90, { styles: { text: "S:lost" } })),
      "a style that is the exception itself": among(loose(90), loose(120), loose(150)),
      "two styles that look alike": among(styled(90, { styles: { text: "S:label" } }), loose(120)),
      "a text of two looks": among(
        loose(90, {
          runs: [
            { ...run, start: 0, end: 4 },
            { ...run, start: 4, end: 13, weight: 700 },
          ],
        }),
      ),
      "a text in an instance, which has it from the component": among(
        instance("Row", { y: 90, height: 40 }, [loose(90)]),
      ),
      "a style of one component’s texts": screen([
        ...[0, 30, 60].map((y) => styled(y, { id: `I1:${y};9:1` })),
        loose(90),
      ]),
    },
    fail: {
      "one text set by hand": [among(loose(90)), { style: "Body", uses: 1, namedUses: 3 }],
    },
    ignore: { "a screen without texts": screen([]) },
  },
  { styles: { "S:body": { name: "Body", type: "text" }, "S:label": { name: "Label", type: "text" } } },
);
