import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { totalNotStressed } from "./total-not-stressed.ts";

const ROWS = [
  ["Tea", "$4.50"],
  ["Cake", "$6.00"],
  ["Total", "$10.50"],
] as const;

const bill = (total: object) =>
  screen(
    ROWS.flatMap(([label, sum], index) => {
      const own = index === ROWS.length - 1 ? total : {};
      return [
        text(label, { x: 16, y: 100 + 36 * index, width: 100 }),
        text(sum, { x: 259, y: 100 + 36 * index, width: 100, align: "right", ...own }),
      ];
    }),
  );

testRule(totalNotStressed, {
  pass: {
    "a bold total": bill({ weight: 700 }),
    "a larger total": bill({ sizePx: 20 }),
    "a total in another colour": bill({ color: "#1a7f37" }),
  },
  fail: {
    "a total set like its rows": [bill({}), { label: "Total", total: "$10.50", rows: 2, sizePx: 16 }],
    "a total set smaller than its rows": [bill({ sizePx: 13 }), { sizePx: 13 }],
  },
  ignore: {
    "a list without a total": screen([text("Tea", { x: 16 }), text("$4.50", { x: 300 })]),
  },
});
