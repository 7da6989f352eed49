import path from "node:path";
import { describe, expect, test } from "vitest";
import { realDesigns } from "../real-designs.ts";
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

  test("reviews only the frame asked for, by name or by id", async () => {
    for (const wanted of ["Pay", "2:1"]) {
      const { stdout } = await review(file, "--format", "json", "--frame", wanted);
      expect(JSON.parse(stdout).frames.map(({ name }: { name: string }) => name)).toEqual(["Pay"]);
    }
  });

  test("names the frames that there are when the one asked for is not", async () => {
    const { code, stdout, stderr } = await review(file, "--frame", "Home");
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("There is no frame “Home”. The frames are:\n  Cart (1:1)\n  Pay (2:1)");
  });

  test("writes for people without colour into a pipe", async () => {
    const { stdout } = await review(file, "--aspect", "ui");
    expect(stdout).toContain("Text too faint");
    expect(stdout).toMatch(/\n {2}Seen {2}.+\n {2}Not judged {2}No control recognised: /);
    expect(stdout).toMatch(/ On +“Delivery within two days” \(1:2\)\n/);
    expect(stdout).not.toContain("\u001b[");
  });

  test("writes Markdown in which a foreign name stays text", async () => {
    const { stdout } = await review(
      fileWith(JSON.stringify({ ...screen("1:1", "<img src=x> *Cart*") })),
      "--format",
      "markdown",
    );
    expect(stdout).toContain("## \\<img src=x\\> \\*Cart\\*");
    expect(stdout).toMatch(/\nSeen: .+\.\n/);
    expect(stdout).toContain("### Not judged\n\n- No control recognised: ");
  });

  test.each(["text", "json", "markdown", "csv", "sarif", "junit"])(
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
    ["major", 1],
    ["critical", 1],
  ])("exits 1 when a finding is at least %s", async (severity, expected) => {
    const pale = JSON.stringify({ ...screen("1:1", "Cart"), children: [{ ...faint, fills: solid(0.9) }] });
    expect((await review(fileWith(pale), "--fail-on", severity)).code).toBe(expected);
  });

  test("exits 0 when no finding is that severe", async () => {
    const dim = JSON.stringify({ ...screen("1:1", "Cart"), children: [faint] });
    expect((await review(fileWith(dim), "--aspect", "ui", "--fail-on", "critical")).code).toBe(0);
    expect((await review(fileWith(dim), "--aspect", "ui", "--fail-on", "major")).code).toBe(1);
  });
});

describe.skipIf(realDesigns().length === 0)("npm run review on real designs", () => {
  test.each(realDesigns())("reads $name", async ({ name }) => {
    const { code, stdout } = await review(
      path.join("../shared/designs", name, "file.json"),
      "--format",
      "json",
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).frames.length).toBeGreaterThan(0);
  });
});
