import { describe, expect, test } from "vitest";
import { applyChanges } from "../../../mend/apply-changes.ts";
import { contrastOf } from "../../../scene/color.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, rgb, sceneOf, screen, text } from "../../../scene/testing.ts";
import { reviewFrame } from "../../review.ts";

const findingOf = (node: SceneNode, rule: string) =>
  reviewFrame(sceneOf(node), node, { fixesFor: "all" }).findings.find((finding) => finding.rule === rule);

const button = (y: number, words: string, fill: string, color: string): SceneNode =>
  layer({ x: 20, y, width: 335, height: 48, fill, cornerRadiiPx: [8, 8, 8, 8], name: "Button" }, [
    text(words, { x: 100, y: y + 12, width: 175, color, align: "center", weight: 600 }),
  ]);

const title = text("Your order", { x: 20, y: 40, width: 300, sizePx: 28, weight: 700 });

describe("two main buttons", () => {
  const node = screen([
    title,
    button(500, "Save", "#1d4ed8", "#ffffff"),
    button(560, "Send order", "#1d4ed8", "#ffffff"),
  ]);

  test("are told apart by a wash of the same colour under the one that is not the main action", () => {
    const fix = findingOf(node, "competing-primaries")?.fixes?.[0];
    expect(fix?.title).toMatch(/^Make “(?:Save|Send order)” quieter$/);
    const [wash, ink] = fix?.changes ?? [];
    expect([wash?.from, ink?.from]).toEqual(["#1d4ed8", "#ffffff"]);
    expect(contrastOf(rgb(String(wash?.to)), rgb(String(ink?.to)))).toBeGreaterThanOrEqual(4.5);
    expect(findingOf(applyChanges(node, fix?.changes ?? []), "competing-primaries")).toBeUndefined();
  });
});
