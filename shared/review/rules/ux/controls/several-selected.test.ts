import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { severalSelected } from "./several-selected.ts";

const option = (name: string, state: string, y: number) =>
  instance(
    name,
    { y, width: 200, height: 32, instance: { componentId: name, properties: { State: state } } },
    [text("Option", { y })],
  );
const group = (...options: ReturnType<typeof option>[]) =>
  screen([layer({ height: 300, width: 300 }, options)]);

const pill = (label: string, x: number, isChosen: boolean) =>
  layer(
    {
      x,
      y: 120,
      width: 80,
      height: 36,
      cornerRadiiPx: [18, 18, 18, 18],
      fill: isChosen ? "#2c2c2c" : "#f5f5f5",
    },
    [text(label, { x: x + 16, y: 126, width: 48, color: isChosen ? "#ffffff" : "#757575" })],
  );
const row = (labels: readonly string[], ...chosen: readonly number[]) =>
  screen(
    labels.map((label, index) => pill(label, 20 + 88 * index, chosen.includes(index))),
    { width: 600 },
  );
const ORDERS = ["New", "Ascending", "Descending", "Rating"];

testRule(severalSelected, {
  pass: {
    "one selected radio button": group(option("Radio", "Selected", 0), option("Radio", "Default", 40)),
    "one active tab": group(option("Tab", "Active", 0), option("Tab", "Inactive", 40)),
    "tabs that are all active, which may mean that they can be used": group(
      option("Tab", "Active", 0),
      option("Tab", "Active", 40),
      option("Tab", "Active", 80),
    ),
    "a page and the section it belongs to in a menu of two levels": group(
      option("Nav item", "Active", 0),
      option("Nav item", "Active", 40),
      option("Nav item", "Default", 80),
    ),
    "two questions under each other": group(
      option("Radio", "Selected", 0),
      text("Next question", { y: 40 }),
      option("Radio", "Selected", 80),
    ),
  },
  fail: {
    "all of a list and a part of it, drawn as chosen": [
      row(["All", "Open", "Sent", "Returned"], 0, 2),
      { count: 2, total: 4 },
    ],
    "the same in French": [row(["Tous", "Ouverts", "Envoyés"], 0, 1), { count: 2, total: 3 }],
    "two orders drawn as chosen": [row(ORDERS, 0, 2), { count: 2, total: 4 }],
    "two selected radio buttons": [
      group(option("Radio", "Selected", 0), option("Radio", "Selected", 40), option("Radio", "Default", 80)),
      { count: 2, total: 3 },
    ],
    "two active tabs": [
      group(option("Tab", "Active", 0), option("Tab", "Active", 40)),
      { count: 2, total: 2 },
    ],
  },
  ignore: {
    "one order drawn as chosen": row(ORDERS, 1),
    "two of several filters": row(["Red", "Blue", "Green", "Black"], 0, 2),
    "checkboxes, of which several may be on": group(
      option("Checkbox", "Selected", 0),
      option("Checkbox", "Selected", 40),
    ),
    "tabs of which none says that it is selected": group(
      option("Tab", "Default", 0),
      option("Tab", "Default", 40),
    ),
  },
});
