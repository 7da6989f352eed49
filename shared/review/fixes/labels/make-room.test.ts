import { expect, test } from "vitest";
import { openFrame } from "../../../perception/frame/frame.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, sceneOf, screen } from "../../../scene/testing.ts";
import { makeRoom } from "./make-room.ts";

const box = (y: number, more = {}): SceneNode =>
  layer({ x: 24, y, width: 320, height: 40, fill: "#eeeeee", ...more });

/** How far each layer of a screen goes down when these fields of it are to go down by 20 px each. */
function downs(fields: readonly SceneNode[], others: readonly SceneNode[], height = 812) {
  const node = screen([...others, ...fields], { height });
  const { root } = openFrame(sceneOf(node), node);
  const wishes = root.children.filter((one) => fields.includes(one.node)).map((field) => ({ field, px: 20 }));
  const room = makeRoom(root, wishes);
  const byLayer = new Map(room?.changes.map(({ layer: id, from, to }) => [id, Number(to) - Number(from)]));
  return room && [...fields, ...others].map(({ id }) => byLayer.get(id) ?? 0);
}

test("each field goes down by its own step and those above it, with what stands in it", () => {
  const [first, second] = [box(100), box(150)];
  const words = layer({ x: 40, y: 158, width: 90, height: 24 });
  expect(downs([first, second], [words])).toEqual([20, 40, 40]);
});

test("fields side by side take one step together", () => {
  const [left, right] = [box(100, { width: 150 }), box(100, { x: 194, width: 150 })];
  expect(downs([left, right], [box(160)])).toEqual([20, 20, 20]);
});

test("what stands far below stays, and so does what lies behind or beside", () => {
  const ground = layer({ x: 0, y: 60, width: 375, height: 600, fill: "#fafafa" });
  const beside = layer({ x: 350, y: 90, width: 20, height: 200, fill: "#123456" });
  expect(downs([box(100)], [ground, beside, box(400)])).toEqual([20, 0, 0, 0]);
});

test("nothing moves over the edge of the screen, or of the card behind", () => {
  expect(downs([box(100)], [], 170)).toBeUndefined();
  const card = layer({ x: 8, y: 60, width: 359, height: 100, fill: "#fafafa" });
  expect(downs([box(100)], [card])).toBeUndefined();
});

test("nothing is torn apart", () => {
  const across = layer({ x: 30, y: 80, width: 20, height: 90, fill: "#123456" });
  expect(downs([box(100)], [across])).toBeUndefined();
});
