import { describe, expect, test } from "vitest";
import { findingWith, frameWith, reviewOf, unread } from "../../judge/testing.ts";
import { REPORT_WORDS } from "../../words/words.ts";
import { writeJunit } from "./write-junit.ts";

const { en, fr } = REPORT_WORDS;
const minor = findingWith({ id: "cramped-box@1:3", rule: "cramped-box", severity: "minor" });
const taste = findingWith({ id: "shouting@1:4", rule: "shouting", severity: "suggestion" });
const cart = reviewOf("shop.json", [frameWith([findingWith(), minor, taste])]);

describe("JUnit XML", () => {
  test("has a suite a screen and a test a finding", () => {
    const two = reviewOf("shop.json", [frameWith([minor]), frameWith([], { id: "2:1", name: "Pay v1.2" })]);
    expect(writeJunit([two], en)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Regard" tests="2" failures="1" errors="0" time="0.024">
<testsuite name="Cart (1:1)" tests="1" failures="1" errors="0" skipped="0" time="0.012" file="shop.json">
<testcase classname="shop.json.Cart" name="Text too faint: “Soon” (cramped-box@1:3)" time="0">
<failure type="minor" message="The contrast is 2.84:1.">The contrast is 2.84:1.
Why: People cannot read it.
Fix: Use a darker colour.
On: “Soon” (1:2)
Basis: https://www.w3.org/TR/WCAG22/#contrast-minimum
cramped-box, minor, measured</failure>
</testcase>
</testsuite>
<testsuite name="Pay v1.2 (2:1)" tests="1" failures="0" errors="0" skipped="0" time="0.012" file="shop.json">
<testcase classname="shop.json.Pay v1·2" name="Nothing found. (2:1)" time="0"/>
</testsuite>
</testsuites>
`);
  });

  test("all but suggestions are failures when nobody says; the rest are told without failing", () => {
    const xml = writeJunit([cart], en);
    expect(xml).toContain('tests="3" failures="2"');
    expect(xml.match(/<failure /g)).toHaveLength(2);
    expect(xml.match(/<system-out>/g)).toHaveLength(1);
  });

  test.each([
    ["suggestion", 3],
    ["minor", 2],
    ["major", 1],
    ["critical", 0],
  ] as const)("from %s on there are %i failures", (failOn, failures) => {
    const xml = writeJunit([cart], en, failOn);
    expect(xml).toContain(`tests="3" failures="${failures}"`);
    expect(xml.match(/<failure /g) ?? []).toHaveLength(failures);
  });

  test("a proven fix stands in place of the advice, with the others after it", () => {
    const fixes = [
      { kind: "text-color", title: "Use #6b6b6b", effect: "5.3:1.", changes: [] },
      { kind: "text-size", title: "Set it in 24 px", effect: "Large text needs 3:1.", changes: [] },
    ] as const;
    const xml = writeJunit([reviewOf("a.json", [frameWith([findingWith({ fixes })])])], en);
    expect(xml).toContain(
      "\nFix: Use #6b6b6b. 5.3:1.\nor: Set it in 24 px. Large text needs 3:1.\nOn:".replace("or", en.or),
    );
    expect(xml).not.toContain("Use a darker colour.");
  });

  test("a suite begins with what its screen was judged by", () => {
    const judgedBy = { level: "AAA", platform: "android", isPlatformGuessed: true } as const;
    const xml = writeJunit([reviewOf("a.json", [frameWith([minor], { judgedBy })])], en);
    expect(xml).toContain(`file="a.json">
<properties>
<property name="wcagLevel" value="AAA"/>
<property name="platform" value="android"/>
<property name="platformIsGuessed" value="true"/>
</properties>
<testcase`);
    expect(
      writeJunit([reviewOf("a.json", [frameWith([], { judgedBy: { level: "AA" } })])], en),
    ).not.toContain("platform");
  });

  test("a file that could not be read is a test with an error", () => {
    const xml = writeJunit([cart, unread("bad.json", "this is not JSON")], en);
    expect(xml).toContain('tests="4" failures="2" errors="1"');
    expect(xml).toContain('<error type="unreadable" message="this is not JSON">this is not JSON</error>');
  });

  test("no two tests have the same name, also of screens that are called alike", () => {
    const alike = [
      frameWith([findingWith(), minor]),
      frameWith([], { id: "2:1" }),
      frameWith([], { id: "3:1" }),
    ];
    const names = writeJunit([reviewOf("a.json", alike)], en).match(
      /<testcase classname="[^"]*" name="[^"]*"/g,
    );
    expect(new Set(names).size).toBe(4);
  });

  test("speaks French", () => {
    expect(writeJunit([cart], fr)).toContain("Que faire: Use a darker colour.");
  });

  test("a foreign name stays text, and brings no character that XML forbids", () => {
    const sly = findingWith({
      problem: `<b a="1">]]>&amp;\u0000\u0008\u001b[2J\uFFFE\uD800'`,
      layers: [{ id: "1:2", name: `"><\u0007` }],
    });
    const xml = writeJunit([reviewOf("a&b.json", [frameWith([sly], { name: `<Cart>\u0001"` })])], en);
    expect(xml).toContain("&lt;b a=&quot;1&quot;&gt;]]&gt;&amp;amp;\uFFFD\uFFFD\uFFFD[2J\uFFFD\uFFFD&#39;");
    expect(xml).toContain('classname="a&amp;b.json.&lt;Cart&gt; &quot;"');
    expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
    expect(xml.match(/<(?!\/?(testsuites?|testcase|failure)[ >]|\?xml)/g)).toBeNull();
  });
});
