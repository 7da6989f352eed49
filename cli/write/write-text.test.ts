import { describe, expect, test } from "vitest";
import type { Finding, Report } from "../../shared/review/report.ts";
import type { NotRead } from "../../shared/scene/not-read.ts";
import { REPORT_WORDS } from "../words/words.ts";
import { writeMarkdown } from "../../shared/export/write-markdown.ts";
import { foundOn, frameOf } from "../../tests/told-review.ts";
import { writeTextReport } from "./write-text.ts";

const finding = foundOn({
  id: "small-text@1:2",
  rule: "small-text",
  aspect: "copy",
  certainty: "likely",
  layers: [1, 2, 3, 4, 5, 6, 7].map((at) => ({ id: `1:${at}`, name: `Hint ${at}` })),
  title: "Texte trop petit",
  problem: "…",
  fix: "…",
});

const reportWith = (notRead: NotRead, findings: readonly Finding[] = [], name = "Cart"): Report => ({
  engine: "test",
  file: "Shop",
  notRead,
  frames: [frameOf({ name, layers: 1, findings })],
});

const none: NotRead = { count: 0, first: [] };
const some: NotRead = {
  count: 22,
  first: [{ path: "node.fills[0].color.r", reason: "expected a number from 0 to 1, found 3" }],
};
const { en, fr } = REPORT_WORDS;

describe("what could not be read", () => {
  test("comes after the frames: how many things, and the first of them", () => {
    expect(writeTextReport(reportWith(some), en, false)).toContain(
      [
        "  No fault measured.",
        "",
        "",
        "Not read  22 things in the file cannot be read and are left out. All else is reviewed.",
        "  node.fills[0].color.r  expected a number from 0 to 1, found 3",
        "  and 21 more",
        "",
      ].join("\n"),
    );
    expect(writeMarkdown(reportWith(some), en)).toContain(
      [
        "## Not read",
        "",
        "22 things in the file cannot be read and are left out. All else is reviewed.",
        "",
        "- node.fills\\[0\\].color.r: expected a number from 0 to 1, found 3",
        "- and 21 more",
        "",
      ].join("\n"),
    );
  });

  test("is not mentioned when there is none", () => {
    expect(writeTextReport(reportWith(none), en, false)).not.toContain("Not read");
    expect(writeMarkdown(reportWith(none), en)).not.toContain("Not read");
  });
});

test("French is spoken in headings, counts and names of parts", () => {
  const text = writeTextReport(reportWith({ ...some, count: 1 }, [finding]), fr, false);
  expect(text).toContain("Cart  1:1, 1 calque, 1 ms\n\n  Textes  1 constat\n\n    majeur  Texte trop petit");
  expect(text).toMatch(/Pourquoi .*\n +Que faire .*\n +Où .* et 2 de plus\n +D’après +https/);
  expect(text).toContain("Non lu  1 point du fichier est illisible et laissé de côté.");
  expect(writeTextReport(reportWith(none), fr, false)).toContain("Aucun défaut mesuré.");
  const markdown = writeMarkdown(reportWith(none, [finding]), fr);
  expect(markdown).toMatch(/^# Revue de Shop\n\n## Cart\n\n1 calque, 1 constat\.\n\n- /);
  expect(markdown).toContain("(majeur, Textes, probable, `small-text`)");
});

test("names of a file never move the cursor of a terminal", () => {
  const sly = "\u001b[2J\u009b1m\nCart\u0085";
  const notRead = { count: 1, first: [{ path: sly, reason: sly }] };
  const report = reportWith(notRead, [{ ...finding, layers: [{ id: sly, name: sly }] }], sly);
  for (const written of [writeTextReport(report, en, false), writeMarkdown(report, en)])
    expect(written.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

describe("details", () => {
  const detail: Finding = { ...finding, title: "Half a pixel", isDetail: true };

  test("come at the end in two lines each, and are not counted as findings", () => {
    const text = writeTextReport(reportWith(none, [finding, detail]), en, false);
    expect(text).toContain("  Copy  1 finding\n");
    expect(text.indexOf("  Details (1)\n\n    Half a pixel  small-text\n")).toBeGreaterThan(
      text.indexOf("Texte trop petit"),
    );
  });

  test("alone are said to be all there is", () => {
    expect(writeTextReport(reportWith(none, [detail]), en, false)).toContain("  Nothing but details.\n");
    expect(writeTextReport(reportWith(none, [detail]), fr, false)).toContain("  Rien que des détails.\n");
  });

  test("are folded in Markdown", () => {
    expect(writeMarkdown(reportWith(none, [detail]), en)).toContain(
      "<details><summary>Details (1)</summary>\n\n- **Half a pixel**",
    );
  });
});

test("several screens end with what they have in common, with the screens it concerns", () => {
  const [frame] = reportWith(none, [finding]).frames;
  if (!frame) throw new Error("There is a frame.");
  const several = { ...reportWith(none), frames: [frame, { ...frame, id: "2:1", name: "Pay" }] };
  expect(writeTextReport(several, en, false)).toContain(
    "On several screens\n\n  major  Texte trop petit  small-text\n    …\n    On  Cart, Pay\n",
  );
  expect(writeTextReport(reportWith(none, [finding]), en, false)).not.toContain("On several screens");
});

test("layers that are called alike are named once with their count", () => {
  const layers = [1, 2].map((n) => ({
    id: `1:${n}`,
    name: "Group",
    shown: `card (${n} of 2)`,
    alike: "card",
  }));
  expect(writeTextReport(reportWith(none, [{ ...finding, layers }]), en, false)).toContain(
    "card × 2 (1:1 …)",
  );
});
