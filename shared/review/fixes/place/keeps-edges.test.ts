import { expect, test } from "vitest";
import { applyChanges } from "../../../mend/apply-changes.ts";
import { openFrame } from "../../../perception/frame/frame.ts";
import { layer, sceneOf, screen, text } from "../../../scene/testing.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { edgesAreKept } from "./keeps-edges.ts";

/** Moves a title 5 px to the left: true when nothing that began on one line with it is left behind. */
function keeps(...others: readonly SceneNode[]): boolean {
  const node = screen([text("Plant roses", { id: "1:5", x: 81, y: 100, width: 120 }), ...others]);
  const change = { layer: "1:5", property: "x", from: 81, to: 76 } as const;
  const changed = applyChanges(node, [change]);
  return edgesAreKept([change], () => openFrame(sceneOf(node), node), openFrame(sceneOf(changed), changed));
}

test("a title is not moved away from the text that begins on one line with it", () => {
  expect(keeps(text("Since Monday", { x: 81, y: 130, width: 120 }))).toBe(false);
});

test("it is moved where nothing near begins there, or only the box that holds it", () => {
  expect(keeps(text("Since Monday", { x: 76, y: 130, width: 120 }))).toBe(true);
  expect(keeps(text("In another part", { x: 81, y: 400, width: 120 }))).toBe(true);
  expect(keeps(layer({ type: "RECTANGLE", x: 81, y: 90, width: 200, height: 60, fill: "#eeeeee" }))).toBe(
    true,
  );
});

test("a sign is not moved up or down away from the words that stand level with it, with which it may go", () => {
  const node = screen([
    layer({ type: "VECTOR", id: "1:5", x: 24, y: 100, width: 24, height: 24, fill: "#333333" }),
    text("Mail", { id: "1:6", x: 64, y: 102, width: 60, height: 20 }),
  ]);
  const down = (...ids: readonly string[]): boolean => {
    const from = { "1:5": 100, "1:6": 102 } as Readonly<Record<string, number>>;
    const changes = ids.map(
      (layer) => ({ layer, property: "y", from: from[layer] ?? 0, to: (from[layer] ?? 0) + 7 }) as const,
    );
    const changed = applyChanges(node, changes);
    return edgesAreKept(changes, () => openFrame(sceneOf(node), node), openFrame(sceneOf(changed), changed));
  };
  expect([down("1:5"), down("1:5", "1:6")]).toEqual([false, true]);
});
