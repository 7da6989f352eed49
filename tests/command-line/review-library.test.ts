import { describe, expect, test } from "vitest";
import { review } from "./run-review.ts";

const FILE = "tests/fixtures/fig/fig2sketch-structure.fig";

describe("a file as a library", () => {
  test("is one report for all its pages, which says what was judged", async () => {
    const { code, stdout, stderr } = await review(FILE, "--library", "--format", "json");
    expect([code, stderr]).toEqual([0, ""]);
    const { frames } = JSON.parse(stdout);
    expect(frames).toMatchObject([
      {
        name: "structure",
        kind: "library",
        findings: [
          {
            rule: "default-name",
            severity: "suggestion",
            layers: [{ id: "1:37", name: "Component 1" }],
            evidence: { names: ["Component 1"], places: 1 },
          },
        ],
      },
    ]);
  });

  test("is written for people in their language, and for other programs with its rules", async () => {
    const { stdout } = await review(FILE, "--library", "--language", "fr");
    expect(stdout).toContain("bibliothèque");
    expect(stdout).toContain("Des noms qui ne disent rien");
    const sarif = JSON.parse((await review(FILE, "--library", "--format", "sarif")).stdout);
    expect(sarif.runs[0].tool.driver.rules).toMatchObject([{ id: "default-name", defaultConfiguration: {} }]);
  });
});
