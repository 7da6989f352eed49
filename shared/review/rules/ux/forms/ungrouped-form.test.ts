import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { ungroupedForm } from "./ungrouped-form.ts";

const STEP_PX = 96;

const field = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 20, y, sizePx: 14, height: 20 }),
  layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y: y + 26, width: 335, height: 48, fill: "#f2f3f7" }),
  text("Ada", { x: 36, y: y + 40, height: 20 }),
];

const LABELS = ["First name", "Surname", "Company", "Street", "City", "Postcode", "Country", "Phone"];

/** A form whose fields from the fifth on stand lower by so much, and what stands in between. */
const form = (labels: readonly string[], apartPx = 0, ...between: readonly SceneNode[]): SceneNode =>
  screen(
    [
      text("Your details", { x: 20, y: 60, sizePx: 28, weight: 700 }),
      ...labels.flatMap((label, index) => field(label, 130 + index * STEP_PX + (index < 4 ? 0 : apartPx))),
      ...between,
      layer({ type: "RECTANGLE", x: 20, y: 1000, width: 335, height: 52, fill: "#1a3fb0" }),
      text("Save", { x: 166, y: 1014, color: "#ffffff" }),
    ],
    { height: 1100 },
  );

testRule(ungroupedForm, {
  pass: {
    "two groups with a gap between them": form(LABELS, 40),
    "two groups with a heading each": form(
      LABELS,
      12,
      text("Address", { x: 20, y: 130 + 4 * STEP_PX - 16, sizePx: 22, height: 28, weight: 700 }),
    ),
  },
  fail: {
    "eight fields in even steps": [form(LABELS), { count: 8 }],
  },
  ignore: {
    "seven fields": form(LABELS.slice(1)),
  },
});
