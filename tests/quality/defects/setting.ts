import type { Defect } from "../defect.ts";
import { line, planted } from "./plant.ts";

type Words = readonly [string, string];

const ROWS: readonly [Words, ...Words[]] = [
  ["Monday", "9 to 5"],
  ["Lentil soup", "Apple pie"],
  ["Rooms", "Offers"],
  ["Lundi", "Mardi"],
];

/** Two words in one line: each a text of its own, or both in one, so many spaces apart. */
const apartBySpaces = planted((random) => {
  const [first, second] = random.pick(ROWS);
  return {
    heightPx: 60,
    touched: ["line"],
    build: (ground, size) =>
      size === undefined
        ? [
            line(first, ground, { id: "line" }),
            line(second, ground, { id: "second", x: ground.x + 14 * ground.sizePx }),
          ]
        : [line(`${first}${" ".repeat(size)}${second}`, ground, { id: "line" })],
  };
});

/** Slips in how texts are set. */
export const SETTING_DEFECTS: readonly Defect[] = [
  {
    rule: "spaces-as-layout",
    what: "two words in one text, spaces apart",
    sizes: [3, 5, 6, 8, 16],
    unit: "spaces",
    claimed: [6, 8, 16],
    sites: apartBySpaces,
  },
];
