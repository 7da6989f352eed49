import { expect, test } from "vitest";
import type { Change } from "../../mend/change.ts";
import { openFrame } from "../../perception/frame/frame.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { cautionsOf } from "./cautions.ts";
import { findingsOf } from "./recolor/testing.ts";

const role = (id: string, y: number) => text(`Admin of ${y}`, { id, x: 20, y, color: "#8a8a8a" });
const gold = (id: string, y: number) => text(`${y} min`, { id, x: 20, y, color: "#c9a84c" });
const button = layer({ id: "2:1", x: 20, y: 300, width: 160, height: 44, fill: "#8a8a8a" }, [
  text("Send", { id: "2:2", x: 40, y: 312, width: 60, color: "#ffffff" }),
]);
const line = layer({ id: "2:3", type: "RECTANGLE", x: 20, y: 400, width: 300, height: 1, fill: "#8a8a8a" });

const showsBeyond = (to: string, changed: readonly string[], ...children: readonly SceneNode[]) => {
  const from = to === "#8c7400" ? "#c9a84c" : "#8a8a8a";
  const changes = changed.map((id): Change => ({ layer: id, property: "fill", from, to }));
  const node = screen(children);
  return cautionsOf(changes, openFrame(sceneOf(node), node)).showsBeyond === true;
};

test.each([
  ["one of several lines that are set alike", ["1:1"], [role("1:1", 100), role("1:2", 140)], true],
  ["all of them", ["1:1", "1:2"], [role("1:1", 100), role("1:2", 140)], false],
  ["a line", ["2:3"], [line], false],
  ["a ground, as another firm may have it", ["2:1"], [button], true],
])("%s that gets a shade is striking or not", (_, changed, children, is) => {
  expect(showsBeyond("#707070", changed, ...children)).toBe(is);
});

test("a hue that is taken from some of its places is striking", () => {
  const [time, title] = [gold("1:1", 100), gold("1:2", 140)];
  expect(showsBeyond("#8c7400", ["1:1"], time, title)).toBe(true);
  expect(showsBeyond("#8c7400", ["1:1", "1:2"], time, title)).toBe(false);
});

test("what a fix changes out of sight is called so", () => {
  const entry = (y: number) => text(`Delivery ${y}`, { x: 20, y, width: 200, color: "#a0a0a0" });
  const list = layer({ x: 0, y: 100, width: 375, height: 120, clipsContent: true }, [entry(120), entry(400)]);
  const node = screen([text("Your order leaves our house today.", { x: 20, y: 40, width: 300 }), list]);
  const others = findingsOf(node, "all").flatMap(({ fixes: [fix] = [] }) => fix?.others ?? []);
  expect(others.map(({ shown }) => shown)).toEqual(["“Delivery 400”, out of sight"]);
});
