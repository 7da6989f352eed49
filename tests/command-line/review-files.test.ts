import path from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith, review, screen } from "./run-review.ts";

const page = (id: string, name: string, ...children: readonly unknown[]) => ({
  id,
  name,
  type: "CANVAS",
  children,
});

const design = (name: string, ...children: readonly unknown[]): string =>
  JSON.stringify({ name, document: { id: "0:0", name: "Document", type: "DOCUMENT", children } });

const shop = design(
  "Shop",
  page("0:1", "Flow", screen("1:1", "Cart"), screen("2:1", "Pay")),
  page("0:2", "Drafts", screen("3:1", "Cart")),
);
const blog = design("Blog", page("0:1", "Flow", screen("1:1", "Home")));
const folder = folderWith({ "shop.json": shop, "more/blog.json": blog, "more/broken.json": "{" });
const at = (name: string): string => path.join(folder, name);
const good = [at("shop.json"), at("more/blog.json")];

const namesIn = ({ frames }: { readonly frames: readonly { readonly name: string }[] }) =>
  frames.map(({ name }) => name);

describe("pages and screens", () => {
  test("are listed with their ids and sizes, and not reviewed", async () => {
    const { code, stdout } = await review(at("shop.json"), "--list");
    expect([code, stdout]).toEqual([
      0,
      [
        "Shop",
        "",
        "  Flow  0:1",
        "    Cart  1:1  375 × 812 px",
        "    Pay   2:1  375 × 812 px",
        "",
        "  Drafts  0:2",
        "    Cart  3:1  375 × 812 px",
        "",
      ].join("\n"),
    ]);
  });

  test("are listed as JSON, those that are asked for", async () => {
    const { stdout } = await review(at("shop.json"), "--list", "--format", "json", "--page", "Drafts");
    expect(JSON.parse(stdout)).toEqual({
      file: "Shop",
      pages: [
        {
          id: "0:2",
          name: "Drafts",
          screens: [{ id: "3:1", name: "Cart", widthPx: 375, heightPx: 812 }],
        },
      ],
    });
  });

  test("of several files are listed file by file", async () => {
    const { code, stdout } = await review(folder, "--list", "--format", "json");
    expect(code).toBe(2);
    expect(JSON.parse(stdout).files).toMatchObject([
      { path: at("more/blog.json"), file: "Blog" },
      { path: at("more/broken.json"), error: expect.stringContaining("this is not JSON") },
      { path: at("shop.json"), file: "Shop" },
    ]);
  });

  test("that are asked for are reviewed, and no others", async () => {
    const asked = ["--page", "0:1", "--frame", "Cart", "--frame", "2:1", "--page", "Drafts"];
    const both = await review(at("shop.json"), "--format", "json", ...asked);
    expect(namesIn(JSON.parse(both.stdout))).toEqual(["Cart", "Pay", "Cart"]);
    const one = await review(at("shop.json"), "--format", "json", "--page", "Drafts");
    expect(namesIn(JSON.parse(one.stdout))).toEqual(["Cart"]);
  });

  test("that are not there are told, in the language of the report", async () => {
    const { code, stdout, stderr } = await review(at("shop.json"), "--page", "Flo", "--language", "fr");
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(
      "Il n’y a pas de page «\u00a0Flo\u00a0». Les pages\u00a0:\n  Flow (0:1)\n  Drafts (0:2)",
    );
  });

  test("may be in one of several files, but must be in one", async () => {
    const { code, stdout } = await review(...good, "--format", "json", "--frame", "Home");
    expect(code).toBe(0);
    expect(JSON.parse(stdout).files.map(namesIn)).toEqual([[], ["Home"]]);
    const missing = await review(...good, "--frame", "Home", "--frame", "Hom");
    expect([missing.code, missing.stdout]).toEqual([2, ""]);
    expect(missing.stderr).toContain("There is no frame “Hom”. The frames are:\n  Cart (1:1)");
  });
});

describe("a folder", () => {
  test("is reviewed file by file; one that cannot be read is told, and ends with 2", async () => {
    const { code, stdout, stderr } = await review(folder, "--format", "json", "--fail-on", "major");
    const { total, files } = JSON.parse(stdout);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^.*more\/broken\.json: this is not JSON: .*\n$/);
    expect(files.map((file: { path: string }) => file.path)).toEqual(
      ["more/blog.json", "more/broken.json", "shop.json"].map(at),
    );
    expect(files[1].error).toContain("this is not JSON");
    expect(files.filter((_: unknown, index: number) => index !== 1).map(namesIn)).toEqual([
      ["Home"],
      ["Cart", "Pay", "Cart"],
    ]);
    expect(total).toMatchObject({ files: 2, unread: 1, screens: 4 });
    const found = files.flatMap((file: { frames?: { findings: { severity: string }[] }[] }) =>
      (file.frames ?? []).flatMap(({ findings }) => findings),
    );
    const major = found.filter(({ severity }: { severity: string }) => severity === "major");
    expect(total.findings.major).toBe(major.length);
    expect(major.length).toBeGreaterThan(0);
  });

  test("ends with a summary for people", async () => {
    const { stdout } = await review(folder, "--aspect", "ui");
    expect(stdout.startsWith(`${at("more/blog.json")}\n\nHome  1:1`)).toBe(true);
    expect(stdout).toMatch(/\n\nSummary\n\n {2}File +screens +critical +major +minor +suggestion\n/);
    expect(stdout).toMatch(
      /\n {2}Total +4 .*\n\n {2}1 file cannot be read:\n .*broken\.json: this is not JSON/,
    );
  });

  test("of good files ends by what is found", async () => {
    expect((await review(...good, "--fail-on", "critical", "--aspect", "copy")).code).toBe(0);
    expect((await review(...good, "--fail-on", "major", "--aspect", "ui")).code).toBe(1);
  });

  test("takes no picture, for there is no telling of which screen it is", async () => {
    const { code, stderr } = await review(...good, "--picture", "a.png");
    expect([code, stderr]).toEqual([2, "--picture goes with one file.\n"]);
  });
});

test("for machines, SARIF is the same from run to run, with the path of each layer", async () => {
  const [first, second] = await Promise.all([
    review(at("shop.json"), "--format", "sarif"),
    review(at("shop.json"), "--format", "sarif"),
  ]);
  expect(first.stdout).toBe(second.stdout);
  const [run] = JSON.parse(first.stdout).runs;
  const contrasts = run.results.filter(({ ruleId }: { ruleId: string }) => ruleId === "text-contrast");
  const places = contrasts.map(
    (result: { locations: { logicalLocations: object[] }[] }) => result.locations[0]?.logicalLocations[0],
  );
  expect(places).toMatchObject(
    ["Flow/Cart/Hint", "Flow/Pay/Hint", "Drafts/Cart/Hint"].map((fullyQualifiedName) => ({
      fullyQualifiedName,
      decoratedName: "1:2",
    })),
  );
  expect(contrasts[0].locations[0].physicalLocation.artifactLocation.uri).toMatch(/^file:.*\/shop\.json$/);
});
