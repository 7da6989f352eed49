import { describe, expect, test } from "vitest";
import { faint, fileWith, review, screen, solid } from "./run-review.ts";

const file = fileWith(
  JSON.stringify({
    name: "Shop",
    document: {
      id: "0:0",
      name: "Document",
      type: "DOCUMENT",
      children: [
        { id: "0:1", name: "Page", type: "CANVAS", children: [screen("1:1", "Cart"), screen("2:1", "Pay")] },
      ],
    },
  }),
);

describe("npm run review", () => {
  test("prints JSON with a frame for each screen and findings with their evidence", async () => {
    const { code, stdout } = await review(file, "--format", "json", "--aspect", "ui");
    const report = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(Object.keys(report)).toEqual(["engine", "file", "notRead", "frames"]);
    expect(Object.keys(report.frames[0]).toSorted()).toEqual([
      "copy",
      "durationMs",
      "elements",
      "findings",
      "id",
      "judgedBy",
      "kind",
      "layers",
      "name",
      "notJudged",
      "unsure",
    ]);
    const contrast = report.frames[0].findings.find(
      (finding: { rule: string }) => finding.rule === "text-contrast",
    );
    expect(Object.keys(contrast).toSorted()).toEqual([
      "aspect",
      "basis",
      "certainty",
      "evidence",
      "fix",
      "fixes",
      "id",
      "layers",
      "problem",
      "rule",
      "severity",
      "title",
      "why",
    ]);
    expect(contrast).toMatchObject({
      evidence: { ratio: 2.84, required: 4.5 },
      layers: [{ id: "1:2", name: "Hint" }],
    });
  });

  test("writes for people without colour into a pipe", async () => {
    const { stdout } = await review(file, "--aspect", "ui");
    expect(stdout).toContain("Text too faint");
    expect(stdout).toMatch(/\n {2}Seen {2}.+\n {2}Not judged {2}No control recognised: /);
    expect(stdout).toMatch(/ On +“Delivery within two days” \(1:2\)\n/);
    expect(stdout).not.toContain("\u001b[");
  });

  test.each(["text", "json", "markdown", "csv", "sarif"])(
    "prints no command to a service that reads the log of %s",
    async (format) => {
      const sly = { ...faint, name: "::add-mask::x", characters: "##vso[task.setvariable variable=x]1" };
      const design = { ...screen("1:1", "::stop-commands::x"), children: [sly] };
      const { stdout } = await review(fileWith(JSON.stringify(design)), "--format", format);
      expect(stdout).toContain("stop-commands");
      expect(stdout).not.toMatch(/##vso\[|^\s*::/m);
    },
  );

  test.each([
    ["major", 0.9, 1],
    ["critical", 0.9, 1],
    ["major", 0.6, 1],
    ["critical", 0.6, 0],
  ])("that fails on %s findings, of a grey of %d exits %d", async (severity, grey, expected) => {
    const pale = { ...screen("1:1", "Cart"), children: [{ ...faint, fills: solid(grey) }] };
    const asked = ["--aspect", "ui", "--fail-on", severity];
    expect((await review(fileWith(JSON.stringify(pale)), ...asked)).code).toBe(expected);
  });
});
