import { expect, test } from "vitest";
import { runToCompletion } from "../../perception/frame/steps.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { RULES } from "../rules/index.ts";
import type { Fix } from "./fix.ts";
import { harmlessFixes } from "./prove-changes.ts";

const SCREEN = screen([
  layer({ id: "card", x: 20, y: 80, width: 335, height: 120, fill: "#ffffff" }, [
    text("Your parcel", { id: "title", x: 36, y: 96, color: "#222222" }),
  ]),
]);

const recolor = (to: string): Fix => ({
  kind: "as-proposed",
  title: "",
  effect: "",
  changes: [{ layer: "title", property: "fill", from: "#222222", to }],
});

test("of changes that no rule proposed those hold that bring nothing worse than a suggestion", () => {
  const [fine, faint] = [recolor("#333333"), recolor("#dddddd")];
  const stale: Fix = { ...fine, changes: [{ layer: "gone", property: "x", from: 0, to: 1 }] };
  const held = harmlessFixes(sceneOf(SCREEN), SCREEN, [fine, faint, stale], { rules: RULES });
  expect(runToCompletion(held)).toEqual([fine]);
});
