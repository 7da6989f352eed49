import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { typeScale } from "./type-scale.ts";

const sized = (...sizes: readonly number[]) =>
  sizes.map((sizePx, index) => text("Text", { y: index * 40, sizePx }));
const EIGHT = [12, 14, 16, 20, 24, 32, 40, 48] as const;

testRule(typeScale, {
  pass: {
    "ten sizes on a page of several views": screen(
      [...EIGHT, 18, 28, 16, 16].map((sizePx, index) => text(`Line ${index}`, { y: 340 * index, sizePx })),
      { height: 4200 },
    ),
    "a number as large as a picture": screen(sized(...EIGHT, 240, 16, 16, 16)),
    "braces and other signs, which are drawings": screen([
      ...sized(...EIGHT, 16, 16, 16, 16),
      text("{ }", { y: 480, sizePx: 70 }),
      text("</>", { y: 560, sizePx: 90 }),
    ]),
    "eight sizes": screen(sized(...EIGHT, 16, 16, 16, 16)),
  },
  fail: {
    "ten sizes": [
      screen(sized(...EIGHT, 18, 28, 16, 16)),
      { count: 12, sizes: [12, 14, 16, 18, 20, 24, 28, 32, 40, 48] },
    ],
  },
  ignore: {
    "a few texts": screen(sized(...EIGHT, 18)),
  },
});
