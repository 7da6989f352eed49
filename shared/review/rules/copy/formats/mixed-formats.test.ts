import { expect, test } from "vitest";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { mixedFormats } from "./mixed-formats.ts";

const column = (...words: readonly string[]) =>
  words.map((one, index) => text(one, { x: 20, y: index * 40 }));
const listOf = (...words: readonly string[]) => screen(column(...words));
const rightColumn = (...words: readonly string[]) =>
  words.map((one, index) => text(one, { x: 355 - one.length * 8, y: index * 40 }));

/** Cards in a row, each with a name and a price. */
const cards = (...prices: readonly string[]) =>
  screen(
    prices.map((price, index) =>
      layer({ name: "Card", x: 20 + index * 220, y: 20, width: 200, height: 120, fill: "#eeeeee" }, [
        text("A chair", { x: 36 + index * 220, y: 40, width: 160, height: 20 }),
        text(price, { x: 36 + index * 220, y: 80, width: 60, height: 20 }),
      ]),
    ),
    { width: 1000 },
  );

/** Lists that are written in one way, or have a reason to be written in two. */
const SOUND: readonly (readonly [name: string, ...words: string[]])[] = [
  ["dates of one format", "24/12/2026", "31/12/2026", "02/01/2027"],
  ["numbers that look like dates", "24/12/2026", "2026-0134", "1.10.2", "13/6"],
  ["dates in sentences", "24/12/2026", "25/12/2026", "Due on 2026-12-26"],
  ["the 12-hour clock", "9:00 am", "2:30 pm", "4 pm"],
  ["the 24-hour clock", "09:00", "14:30", "16:00"],
  ["lengths of films beside times", "2:30 pm", "4:10 pm", "3:05", "6 pm"],
  ["numbers beside times", "14:05", "9.40", "3.50", "18:22", "11:15"],
  ["numbers with a point, and one time", "1.30", "2.30", "3.45", "12:30", "4.15", "5.45"],
  ["two times, which are no list", "14:30", "2:30 pm"],
  ["two accounts in two currencies", "$12.50", "$80.00", "$3.90", "$4.10", "€8.90", "€9.10"],
  ["payments, one of them abroad", "-$12.50", "-$80.00", "-$3.90", "-$4.10", "-€8.90"],
  ["four digits beside five, as French writes them", "1050,00 €", "10 500,00 €", "80,00 €"],
  ["prices of one format", "€12.50", "€1,200.00", "€8.90"],
  ["a price without cents", "€12.50", "€1,200.00", "€8"],
  ["two currencies", "€12.50", "€1,200.00", "8,90 CHF"],
  ["versions and times", "1.10", "12.50", "8,90"],
  ["two prices, which are no list", "€12.50", "8,90 €"],
  ["a quotation within a French quotation", "« Elle a dit “oui” hier »", "« Bonjour »"],
  ["a hyphen in a word beside a dash", "An e-mail – and a letter", "Check-in"],
  ["curly apostrophes", "You’re in", "Don’t leave"],
  ["straight apostrophes", "You're in", "Don't leave"],
  ["feet and inches beside curly quotes", "5'10\" tall", "“Quote” and don’t"],
  ["three dots as a sign of omission", "Loading…", "...."],
  ["sums of millions", "$3,469,520.10", "3.469.520,10 €", "$1,234.56"],
  ["numbers of versions, machines and telephones", "3.469.52", "192.168.1.10", "06.123.456.78"],
];

/** Lists with what is usual in them, and what is odd. */
const MIXED: readonly (readonly [usual: string, odd: string, ...words: string[]])[] = [
  ["12 Jan 2026", "12/05/2025", "12 Jan 2026", "9 Jan 2026", "12/05/2025", "3 Dec 2025"],
  ["12 janvier 2026", "12.05.2025", "12 janvier 2026", "9 février 2026", "12.05.2025"],
  ["14:05", "9.40", "14:05", "9.40", "18:22", "11:15"],
  ["9:00 am", "16:00", "9:00 am", "2:30 pm", "16:00"],
  ["9 h", "16:00", "9 h", "14 h 30", "16:00"],
  ["$12.50", "€8.90", "$12.50", "$80.00", "$3.90", "$4.10", "€8.90"],
  ["$1,240.00", "$2050.00", "$1,240.00", "$80.00", "$2050.00"],
  ["€12.50", "€8,90", "€12.50", "€1,200.00", "€8,90"],
  ["12,50 €", "€8,90", "12,50 €", "1 200,00 €", "€8,90"],
  ["«", "“", "Il a dit « bonjour »", "Elle a dit “oui”"],
  ["–", "-", "Monday – Friday", "Saturday - Sunday"],
  ["’", "'", "You’re in", "It’s here", "Don't leave"],
  ["…", "...", "Loading...", "Saving…", "Wait…"],
  ["“", '"', 'Press "Save" now', "Press “Open”"],
];

testRule(mixedFormats, {
  pass: {
    ...Object.fromEntries(SOUND.map(([name, ...words]) => [name, listOf(...words)])),
    "a long date in the title": screen([
      text("24 December 2026", { x: 20, sizePx: 24 }),
      ...column("24/12/2026", "25/12/2026", "26/12/2026"),
    ]),
    "times in two columns": screen([...column("09:00", "14:30", "16:00"), text("2:30 pm", { x: 200 })]),
    "round prices without cents": cards("$12", "$99", "$8", "$14.50"),
    "what costs nothing": cards("$12.00", "$99.00", "$0", "$14.00"),
  },
  fail: {
    ...Object.fromEntries(
      MIXED.map(([usual, odd, ...words]) => [
        `“${odd}” beside “${usual}”`,
        [listOf(...words), { usual, odd }],
      ]),
    ),
    "the dates of example reviews": [
      screen([layer({ name: "Reviews" }, column("12 Jan 2026", "9 Jan 2026", "2025-05-12", "3 Dec 2025"))]),
      { odd: "2025-05-12" },
    ],
    "a column set to the right": [
      screen(rightColumn("$7,783.00", "$4.000,00", "$1,187.40")),
      { usual: "$7,783.00", odd: "$4.000,00" },
    ],
    "one card with its sign on the other side": [
      cards("$12.50", "$99.00", "8.90 $", "$14.00"),
      { usual: "$12.50", odd: "8.90 $" },
    ],
    "a round price without cents among others with them": [
      cards("$12.00", "$99.00", "$8", "$14.00"),
      { usual: "$12.00", odd: "$8" },
    ],
  },
  ignore: {
    "a component on its own": {
      ...listOf("12.05.2025", "2025-05-12", "2025-05-13", "2025-05-14"),
      type: "COMPONENT_SET",
    },
  },
});

test("every column with mixed dates is reported", () => {
  const other = ["12 Jan 2026", "9 Jan 2026", "2026-05-12"].map((date, index) =>
    text(date, { x: 200, y: index * 40 }),
  );
  const node = screen([...column("24/12/2026", "25/12/2026", "2026-12-26"), ...other]);
  expect(outcomesOf(mixedFormats, node)).toHaveLength(2);
});
