import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, rgb, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { contrastOf } from "../../scene/color.ts";
import { applyChanges } from "../../mend/apply-changes.ts";
import { reviewFrame } from "../review.ts";
import type { Finding } from "../report.ts";
import type { Rule } from "../rule.ts";
import { textContrast } from "../rules/ui/contrast/text-contrast.ts";

const findingsOf = (node: SceneNode, fixesFor?: "all"): readonly Finding[] =>
  reviewFrame(sceneOf(node), node, fixesFor && { fixesFor }).findings;

function fixesOf(node: SceneNode, rule: string) {
  return findingsOf(node, "all").find((finding) => finding.rule === rule)?.fixes ?? [];
}

/** A sentence of three lines as screens have them, so that there is something to read beside what is judged. */
const dark = (y: number) =>
  text("Your order leaves our house today.", { x: 20, y, width: 300, color: "#4f4f4f" });

const faint = (options = {}) =>
  text("Delivery within two days", { x: 20, y: 40, width: 300, color: "#999999", ...options });

test("a text of marks alone is not mended into none, and the screen is reviewed all the same", () => {
  const reports = ["!!!", "…", "!".repeat(1000)].map((marks) =>
    findingsOf(screen([text(marks, { x: 20, y: 40, width: 300 }), dark(80)]), "all"),
  );
  const changes = reports.flat().flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.changes));
  expect(changes.filter(({ property, to }) => property === "characters" && to === "")).toEqual([]);
  expect(reports[0]?.length).toBeGreaterThan(0);
});

test("what only a layer has is tried on its own screen alone, however many there are", () => {
  const own = screen([faint(), dark(80)]);
  const other = { ...screen([faint(), dark(80)]), id: "other" };
  const judged: string[] = [];
  const watched: Rule = {
    ...textContrast,
    applies: (frame) => {
      judged.push(frame.root.node.id);
      return textContrast.applies(frame);
    },
  };
  const { findings } = reviewFrame(sceneOf(own, other), own, { rules: [watched], fixesFor: "all" });
  expect(findings[0]?.fixes).not.toHaveLength(0);
  expect(new Set(judged)).toEqual(new Set([own.id]));
});

describe("a text that is too faint", () => {
  test("gets the colour that the screen has already, and the nearest of its own hue", () => {
    const fixes = fixesOf(screen([faint(), dark(80), dark(120)]), "text-contrast");
    expect(fixes.map(({ kind }) => kind)).toEqual(["text-color-in-use", "text-color"]);
    expect(fixes.map(({ changes }) => changes[0]?.to)).toEqual(["#4f4f4f", "#767676"]);
    expect(fixes[0]).toMatchObject({
      title: "Set the text to #4f4f4f",
      effect: "The contrast rises from 2.84:1 to 8.19:1. This screen sets other texts in it already.",
    });
  });

  test("does not get a colour that only one other text has, which may be a slip itself", () => {
    const kinds = fixesOf(screen([faint(), dark(80)]), "text-contrast").map(({ kind }) => kind);
    expect(kinds).toEqual(["text-color"]);
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

  test("is mended where it is seen through a group, too", () => {
    const group = layer({ x: 20, y: 40, width: 300, opacity: 0.75 }, [faint({ color: "#666666" })]);
    const node = screen([group, dark(80)]);
    const [fix] = fixesOf(node, "text-contrast");
    expect(fix).toBeDefined();
    expect(findingsOf(applyChanges(node, fix?.changes ?? []))).toEqual([]);
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

  test("takes a variable or a style before anything else", () => {
    const muted = dark(80);
    const named = (node: SceneNode): SceneNode => ({ ...node, styles: { fill: "S:1" } });
    const node = screen([faint(), named(muted), named(dark(120))]);
    const scene = { ...sceneOf(node), styles: { "S:1": { name: "Text/Muted", type: "fill" as const } } };
    const [finding] = reviewFrame(scene, node, { fixesFor: "all" }).findings;
    expect(finding?.fixes?.[0]).toMatchObject({
      kind: "text-color-named",
      title: "Give the text “Text/Muted” (#4f4f4f)",
      changes: [{ to: "#4f4f4f", style: "S:1" }],
    });
  });
});

test("several texts with one cause are mended together", () => {
  const node = screen([faint(), faint({ y: 80 }), dark(120)]);
  const [fix] = fixesOf(node, "text-contrast");
  expect(fix?.changes).toHaveLength(2);
  expect(findingsOf(applyChanges(node, fix?.changes ?? []))).toEqual([]);
});

test("a long text that its style sets in capitals is shown as it was typed", () => {
  const loud = text("Please read the terms carefully before you continue", {
    x: 20,
    y: 40,
    width: 320,
    case: "upper",
  });
  const node = screen([loud, dark(120)]);
  const [fix] = fixesOf(node, "shouting");
  expect(fix?.changes).toEqual([{ layer: loud.id, property: "text-case", from: "upper", to: "original" }]);
  expect(findingsOf(applyChanges(node, fix?.changes ?? [])).map(({ rule }) => rule)).not.toContain(
    "shouting",
  );
});

test("a misspelt word is written anew, in its sentence", () => {
  const words = text("Please confirm your adress before the order leaves our house today.", {
    x: 20,
    y: 40,
    width: 320,
    height: 40,
  });
  const [fix] = fixesOf(screen([words, dark(120)]), "misspelling");
  expect(fix).toMatchObject({
    title: "Write “address”",
    changes: [
      {
        property: "characters",
        to: "Please confirm your address before the order leaves our house today.",
      },
    ],
  });
});

test("what would bring another problem is not offered", () => {
  // The words below stand on the same ground: making it lighter for the one takes it from the other.
  const ground = layer({ x: 0, y: 200, width: 375, height: 60, fills: [solid("#777777")] }, [
    text("Sold out today, more tomorrow", { x: 20, y: 212, width: 160, color: "#8c8c8c" }),
    text("Pick it up at the counter", { x: 190, y: 212, width: 160, color: "#ffffff" }),
  ]);
  const node = screen([dark(40), ground]);
  for (const { rule, fixes = [] } of findingsOf(node, "all"))
    for (const { changes } of fixes) {
      const after = findingsOf(applyChanges(node, changes));
      expect(after.length, rule).toBeLessThan(findingsOf(node).length);
    }
});

test("only one finding's fixes are looked for when one is named", () => {
  const node = screen([faint(), text("Pay  now please, it is late", { x: 20, y: 200, width: 300 })]);
  const findings = findingsOf(node);
  const wanted = findings.find(({ rule }) => rule === "slip-of-the-pen");
  const { findings: mended } = reviewFrame(sceneOf(node), node, {
    fixesFor: { findingIds: [wanted?.id ?? ""] },
  });
  expect(mended.filter(({ fixes }) => fixes).map(({ id }) => id)).toEqual([wanted?.id]);
  expect(findings.every(({ fixes }) => fixes === undefined)).toBe(true);
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
