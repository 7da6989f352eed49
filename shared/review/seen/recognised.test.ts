import { describe, expect, test } from "vitest";
import { instance, sceneOf, screen, text } from "../../scene/testing.ts";
import { reviewFrame } from "../review.ts";
import { defineRule, type Rule } from "../rule.ts";
import { findingsOf, inAllLanguages } from "../testing.ts";

const node = screen([
  instance("Rectangle 37", { id: "buy", x: 20, y: 700, width: 335, height: 48, fill: "#1d4ed8" }, [
    text("Buy", { x: 170, y: 712, color: "#ffffff" }),
  ]),
]);

describe("a report", () => {
  test("names what a finding points at as people would", () => {
    const tooWide: Rule = defineRule({
      id: "too-wide",
      aspect: "ui",
      severity: "minor",
      certainty: "likely",
      judges: "texts",
      basis: "https://example.org/",
      says: inAllLanguages({ title: "T", problem: "“{name}” is beside “{others}”.", why: "W", fix: "F" }),
      applies: (frame) => frame.layers.filter(({ node: { id } }) => id === "buy"),
      check: (layer, { frame, fail }) => fail({ name: layer, others: [frame.root] }),
    });
    const [finding] = findingsOf(tooWide, node, { language: "fr" });
    expect(finding?.layers).toEqual([{ id: "buy", name: "Rectangle 37", shown: "bouton «\u00a0Buy\u00a0»" }]);
    expect(finding?.problem).toBe("“Buy” is beside “Screen”.");
    expect(finding?.evidence).toEqual({
      name: "bouton «\u00a0Buy\u00a0»",
      others: ["écran «\u00a0Screen\u00a0»"],
    });
  });

  test("is made even when recognising fails, and the log says so", () => {
    const unstyled = screen([text("Hello", { runs: [] })]);
    const lines: string[] = [];
    const report = reviewFrame(sceneOf(unstyled), unstyled, { rules: [], log: (line) => lines.push(line) });
    expect(report.elements).toEqual([]);
    expect(lines[0]).toContain("the elements of");
    expect(lines[1]).toContain("the names of");
  });
});
