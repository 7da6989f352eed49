import { expect, test } from "vitest";
import { runToCompletion } from "../../perception/frame/steps.ts";
import { image, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import type { Level } from "../../standards/wcag.ts";
import { contrastMapInSteps } from "./contrast-map.ts";
import { reviewInSteps } from "../review.ts";

const mapOf = (node: SceneNode, level: Level = "AA") =>
  runToCompletion(contrastMapInSteps(sceneOf(node), node, { level }));

const page = (...children: readonly SceneNode[]) => screen(children, { id: "1:1" });

const pale = text("Pay within thirty days", { id: "pale", color: "#aaaaaa", x: 20, y: 100, width: 200 });
const clear = text("Your bill of this month", { id: "clear", color: "#222222", x: 20, y: 60, width: 200 });
const middling = text("Sent on the first day", {
  id: "middling",
  color: "#707070",
  x: 20,
  y: 200,
  width: 200,
});

test("each text has its ratio, and the failing ones come last", () => {
  expect(
    mapOf(page(pale, clear)).map(({ id, is, ratio, required }) => ({ id, is, ratio, required })),
  ).toEqual([
    { id: "clear", is: "pass", ratio: 15.9, required: 4.5 },
    { id: "pale", is: "fail", ratio: 2.32, required: 4.5 },
  ]);
});

test("level AAA asks for more", () => {
  expect(mapOf(page(middling))).toMatchObject([{ is: "pass" }]);
  expect(mapOf(page(middling), "AAA")).toMatchObject([{ is: "fail", required: 7 }]);
});

test("a text on a picture is left open", () => {
  const photo = layer({ id: "photo", width: 375, height: 400, fills: [image] }, [clear]);
  const [mark] = mapOf(page(photo));
  expect(mark).toMatchObject({ id: "clear", is: "unsure" });
  expect(mark?.ratio).toBeUndefined();
});

test("what fails is what the review finds", () => {
  const node = page(pale, clear, middling);
  const found = runToCompletion(reviewInSteps(sceneOf(node), node, { aspects: ["ui"] }))
    .findings.filter(({ rule }) => rule === "text-contrast")
    .flatMap(({ layers }) => layers.map(({ id }) => id));
  const marked = mapOf(node)
    .filter(({ is }) => is === "fail")
    .map(({ id }) => id);
  expect(marked).toEqual(found);
});
