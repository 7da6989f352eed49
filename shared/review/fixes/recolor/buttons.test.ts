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

  test("are told apart by the quiet look that the screen has, rather than a third one", () => {
    const quiet = button(620, "Save as a draft", "#e5e7eb", "#111827");
    const more = screen([...(node.children ?? []), quiet]);
    const fix = findingOf(more, "competing-primaries")?.fixes?.[0];
    expect(fix?.changes.map(({ to }) => to)).toEqual(["#e5e7eb", "#111827"]);
  });

  test("are told apart by the one for those who have an account, where neither is the main action", () => {
    const enter = (x: number, words: string): SceneNode =>
      layer({ x, y: 20, width: 140, height: 44, fill: "#1d4ed8", name: "Button" }, [
        text(words, { x: x + 20, y: 30, width: 100, color: "#ffffff", align: "center", weight: 600 }),
      ]);
    const site = screen([enter(940, "Login"), enter(1100, "Sign up")], { width: 1280 });
    expect(findingOf(site, "competing-primaries")?.fixes?.[0]?.title).toBe("Make “Login” quieter");
  });
});
