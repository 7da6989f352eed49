import { expect, test } from "vitest";
import { layer, text } from "../../scene/testing.ts";
import type { Thing } from "../things/thing.ts";
import { withoutKeys } from "./keys.ts";
import type { Recognised } from "./recognised.ts";
import { sightOf } from "./testing.ts";

const box = (name: string, y: number, height: number, children: Parameters<typeof layer>[1] = []) =>
  layer({ name, y, width: 375, height, fill: "#d1d5db" }, children);

const word = layer({ name: "suggestion", x: 10, y: 520, width: 110, height: 40, fill: "#ffffff" }, [
  text("the", { x: 50, y: 530 }),
]);

const seen = (role: Recognised["role"], thing: Thing | undefined): readonly Recognised[] =>
  thing ? [{ role, things: [thing], box: thing.box, certainty: 0.9 }] : [];

/** The roles that stay of a keyboard, a suggested word above its keys and a field in the part around them. */
function rolesLeft(partTop: number, hasField = false): readonly string[] {
  const field = layer({ name: "field", x: 20, y: 500, width: 300, height: 16, fill: "#ffffff" });
  const sight = sightOf([
    box("board", partTop, 812 - partTop, [...(hasField ? [field] : []), word, box("keys", 570, 200)]),
  ]);
  const named = (name: string) => sight.things.find(({ layer: { node } }) => node.name === name);
  return withoutKeys([
    ...seen("keyboard", named("keys")),
    ...seen("button", named("suggestion")),
    ...(hasField ? seen("field", named("field")) : []),
  ]).map(({ role }) => role);
}

test("words that the system suggests above its keys are no buttons of the screen", () => {
  expect(rolesLeft(515)).toEqual(["keyboard"]);
});

test("what lies in a part with the keys that begins far above them, or holds a field, is the screen’s", () => {
  expect(rolesLeft(300)).toEqual(["keyboard", "button"]);
  expect(rolesLeft(510, true)).toEqual(["keyboard", "button", "field"]);
});
