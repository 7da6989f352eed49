import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, rgb, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { contrastOf } from "../../scene/color.ts";
import { applyChanges } from "../../mend/apply-changes.ts";
import { reviewFrame } from "../review.ts";
import { defineRule } from "../rule.ts";
import { inAllLanguages } from "../testing.ts";
import { propose } from "./fix.ts";
import { previewOf } from "./preview/preview-of.ts";
import { lengthChange } from "./set-values.ts";
import { dark, findingsOf, fixesOf, words } from "./recolor/testing.ts";

const faint = (options = {}) => words({ y: 40, color: "#999999", ...options });

describe("a text that is too faint", () => {
  test("gets the colour that the screen has already, and the nearest of its own hue", () => {
    const used = [80, 120].map((y) => faint({ y, color: "#666666" }));
    const fixes = fixesOf(screen([faint(), ...used]), "text-contrast");
    expect(fixes.map(({ kind }) => kind)).toEqual(["text-color-in-use", "text-color"]);
    expect(fixes.map(({ changes }) => changes[0]?.to)).toEqual(["#666666", "#767676"]);
    expect(fixes[0]).toMatchObject({
      title: "Set the text to #666666",
      effect: "The contrast rises from 2.84:1 to 5.74:1. This screen sets other texts in it already.",
    });
  });

  test("stays white on a coloured button, and the button gets darker", () => {
    const label = text("Save card", {
      x: 120,
      y: 112,
      width: 100,
      color: "#ffffff",
      align: "center",
      weight: 600,
    });
    const button = layer({ x: 20, y: 100, width: 320, height: 44, fill: "#28a745" }, [label]);
    const [first, ...others] = fixesOf(screen([dark(20), button]), "text-contrast");
    expect(others).toEqual([]);
    expect(first?.kind).toBe("ground-color");
    expect(first?.changes).toEqual([
      { layer: button.id, property: "fill", from: "#28a745", to: expect.any(String) },
    ]);
    expect(contrastOf(rgb(String(first?.changes[0]?.to)), rgb("#ffffff"))).toBeGreaterThanOrEqual(4.5);
  });

  test("gets a colour that satisfies the level that the screen is judged by, whichever it misses", () => {
    for (const color of ["#999999", "#767676"]) {
      const node = screen([faint({ color }), dark(80)]);
      const review = (one: SceneNode) =>
        reviewFrame(sceneOf(one), one, { level: "AAA", fixesFor: "all" }).findings;
      const [fix] = review(node).find(({ rule }) => rule === "text-contrast")?.fixes ?? [];
      expect(fix).toBeDefined();
      expect(review(applyChanges(node, fix?.changes ?? []))).toEqual([]);
    }
  });

  /** The fixes of a text beside two whose colour comes from a style. */
  function besideStyled(text: SceneNode) {
    const named = (node: SceneNode): SceneNode => ({ ...node, styles: { fill: "S:1" } });
    const node = screen([text, named(dark(80)), named(dark(120))]);
    const scene = { ...sceneOf(node), styles: { "S:1": { name: "Text/Muted", type: "fill" as const } } };
    return reviewFrame(scene, node, { fixesFor: "all" }).findings[0]?.fixes ?? [];
  }

  test("that lets its ground through takes the colour of a style, and not the style, which does not", () => {
    const fixes = besideStyled({ ...faint(), fills: [solid("#999999", 0.9)] });
    expect(fixes.map(({ kind }) => kind)).toContain("text-color-in-use");
    expect(fixes.some(({ changes: [change] }) => change && "style" in change)).toBe(false);
  });

  test("takes a variable or a style before anything else", () => {
    expect(besideStyled(faint())[0]).toMatchObject({
      kind: "text-color-named",
      title: "Give the text “Text/Muted” (#4f4f4f)",
      changes: [{ to: "#4f4f4f", style: "S:1" }],
    });
  });
});

test("a fix says the ratios that its preview shows", () => {
  const link = { ...words(), fills: [solid("#ffffff", 0.4)] };
  const node = screen([dark(20), layer({ x: 0, y: 100, width: 375, height: 100, fill: "#3e2c2a" }, [link])]);
  const finding = findingsOf(node, "all").find(({ rule }) => rule === "text-contrast");
  const [fix] = finding?.fixes ?? [];
  const shown = finding && fix && previewOf(node, finding, fix.changes, "en");
  if (shown?.kind !== "letters") throw new Error("The words are not shown.");
  expect(fix?.effect).toContain(`from ${shown.before.figure} to ${shown.after.figure}`);
});

test("fixes of one finding are not looked for in another whose id begins alike", () => {
  const node = screen([faint({ id: "1:2" }), faint({ id: "1:23", y: 80, color: "#8899aa" })]);
  const { findings } = reviewFrame(sceneOf(node), node, {
    fixesFor: { findingIds: ["text-contrast@1:23"] },
  });
  expect(findings.filter(({ fixes }) => fixes).map(({ id }) => id)).toEqual(["text-contrast@1:23"]);
});

const loud = (words: string, y: number): SceneNode =>
  layer({ x: 20, y, width: 335, height: 48, fill: "#1d4ed8", name: "Button" }, [
    text(words, { x: 100, y: y + 12, width: 175, color: "#ffffff", align: "center", weight: 600 }),
  ]);

const LINES =
  "Nobody reads lines that stand so close together that the eye slips from one to the next. ".repeat(3);

test.each([
  ["shouting", text("Please read the terms carefully before you continue", { width: 320, case: "upper" })],
  ["shouting", text("Your free seat is waiting for you right now!!!", { width: 320 })],
  ["text-setting", text(LINES, { width: 320, height: 160, sizePx: 16, lineHeightPx: 16 })],
  ["competing-primaries", layer({ width: 375, height: 600 }, [loud("Save", 400), loud("Send order", 460)])],
])("what is a matter of tone or of weight is told (%s), and has no fix", (rule, node) => {
  const found = findingsOf(screen([text("Your order", { sizePx: 28, weight: 700 }), node]), "all");
  expect(found.filter((one) => one.rule === rule).map(({ fixes }) => fixes)).toEqual([undefined]);
});

test("what lies in an instance is neither moved nor resized: only its component can be", () => {
  const boxes = (prefix: string) =>
    [0, 1, 2, 3].map((index) =>
      layer({
        id: `${prefix}${index}`,
        x: index === 2 ? 23 : 20,
        y: 60 + 60 * index,
        width: 300,
        height: 48,
        fill: "#dddddd",
      }),
    );
  const kinds = (prefix: string) =>
    findingsOf(screen(boxes(prefix)), "all").flatMap(({ fixes = [] }) => fixes.map(({ kind }) => kind));
  expect(kinds("9:")).toContain("one-edge");
  expect(kinds("I9:1;7:")).toEqual([]);
});

describe("where no fix holds", () => {
  /** Finds boxes that are too narrow, and proposes a width that is not enough. */
  const narrowBox = defineRule({
    id: "narrow-box",
    aspect: "ui",
    severity: "major",
    certainty: "measured",
    judges: "texts",
    basis: "https://www.example.org/boxes",
    says: inAllLanguages({ title: "T", problem: "P", why: "W", fix: "F" }),
    applies: (frame) => frame.layers.filter(({ node }) => node.name.startsWith("Box")),
    check: (one, { fail }) =>
      fail(
        {},
        one.node.name === "Box without a way"
          ? {}
          : { mend: () => [propose("even-heights", { to: 61 }, lengthChange(one, "width", 60, 61))] },
      ),
  });
  const others = Array.from({ length: 4000 }, () => layer({ x: 100, y: 100, width: 20, height: 20 }));
  const withoutFix = (boxes: number, name = "Box") => {
    const narrow = Array.from({ length: boxes }, (_, index) =>
      layer({ name, x: 20, y: 30 * index, width: 60, height: 20, fill: "#cccccc" }),
    );
    const node = screen([...narrow, ...others]);
    const { findings } = reviewFrame(sceneOf(node), node, { rules: [narrowBox], fixesFor: "all" });
    return findings.map((finding) => finding.withoutFix);
  };

  test("it is told whether all were tried, or there was no room for that", () => {
    expect(withoutFix(2)).toEqual(["tried", "tried"]);
    const ofMany = withoutFix(16);
    expect(ofMany[0]).toBe("tried");
    expect(ofMany.at(-1)).toBe("untried");
  });

  test("a finding has the same fixes alone as among many", () => {
    const narrow = Array.from({ length: 16 }, (_, index) =>
      layer({ name: "Box", x: 20, y: 30 * index, width: 60, height: 20, fill: "#cccccc" }),
    );
    const node = screen([...narrow, ...others]);
    const review = (fixesFor: "all" | { readonly findingIds: readonly string[] }) =>
      reviewFrame(sceneOf(node), node, { rules: [narrowBox], fixesFor }).findings;
    const [last] = review("all").slice(-1);
    const alone = review({ findingIds: [last?.id ?? ""] }).find(({ id }) => id === last?.id);
    expect(alone).toEqual(last);
  });

  test("nothing is told where there was nothing to try", () => {
    expect(withoutFix(1, "Box without a way")).toEqual([undefined]);
  });
});
