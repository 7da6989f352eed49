import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { reviewFrame } from "../review.ts";
import type { Dismissal } from "./dismissal.ts";

const field = (id: string, y: number): SceneNode =>
  layer({ id, name: "Input", x: 24, y, width: 300, height: 44, line: "#cbd5e0" }, [
    text("Email", { x: 40, y: y + 10, color: "#888888" }),
  ]);

const node = screen([field("2:1", 200), text("Or", { x: 24, y: 262 }), field("2:2", 300)], {
  fill: "#ffffff",
});

const fieldsOf = (dismissals: readonly Dismissal[]) => {
  const { elements = [], findings } = reviewFrame(sceneOf(node), node, { dismissals });
  const fields = elements.filter(({ role }) => role === "field");
  const about = findings.filter(({ rule }) => rule === "border-contrast").flatMap(({ layers }) => layers);
  return { fields: fields.map(({ layers }) => layers[0]?.id), about: about.map(({ id }) => id).toSorted() };
};

const denied = (...places: readonly string[]): Dismissal => ({
  id: "d1",
  rule: "placeholder-label",
  scope: "layer",
  places,
  reason: "misread",
  role: "field",
});

test("what is no field is recognised as one no more, and what rests on that goes", () => {
  expect(fieldsOf([]).fields).toEqual(["2:1", "2:2"]);
  expect(fieldsOf([]).about).toEqual(["2:1", "2:2"]);
  expect(fieldsOf([denied("2:1", "2:2")])).toEqual({ fields: [], about: [] });
});

test("all others stay what they are", () => {
  expect(fieldsOf([denied("2:1")]).fields).toEqual(["2:2"]);
});

test("another role of the same layers is not meant", () => {
  expect(fieldsOf([{ ...denied("2:1", "2:2"), role: "button" }]).fields).toEqual(["2:1", "2:2"]);
});

test("the finding that it was said of is dismissed, to be taken back, and no other is told twice", () => {
  const { findings } = reviewFrame(sceneOf(node), node);
  const [told] = findings.filter(({ rule }) => rule === "border-contrast");
  const places = told?.layers.map(({ id }) => id) ?? [];
  const said = { ...denied(...places), rule: "border-contrast" };
  const { dismissed = [], findings: left } = reviewFrame(sceneOf(node), node, { dismissals: [said] });
  expect(left.filter(({ rule }) => rule === "border-contrast")).toEqual([]);
  expect(dismissed.map(({ title, dismissal }) => ({ title, dismissal }))).toEqual([
    {
      title: told?.title,
      dismissal: { id: "d1", scope: "layer", reason: "misread", role: "field" },
    },
  ]);
});
