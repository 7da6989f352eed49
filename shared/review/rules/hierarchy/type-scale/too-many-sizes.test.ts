import { screen, text, typeSheet } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { tooManySizes } from "./too-many-sizes.ts";

const sized = (...sizes: readonly number[]) =>
  sizes.map((sizePx, index) => text("Text", { y: index * 40, sizePx }));
const EIGHT = [12, 14, 16, 20, 24, 32, 40, 48] as const;

testRule(tooManySizes, {
  pass: {
    "eight sizes": screen(sized(...EIGHT, 16, 16, 16, 16)),
    "many texts in three sizes": screen(
      sized(...Array.from({ length: 30 }, (_, index) => [14, 16, 24][index % 3] ?? 14)),
    ),
  },
  fail: {
    "ten sizes": [
      screen(sized(...EIGHT, 18, 28, 16, 16)),
      { count: 10, sizes: "12, 14, 16, 18, 20, 24, 28, 32, 40, 48" },
    ],
  },
  ignore: {
    "a few texts": screen(sized(...EIGHT, 18)),
    "a sheet of type styles": typeSheet(sized(...EIGHT, 18)),
  },
});
