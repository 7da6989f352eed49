import { expect, test } from "vitest";
import { element, escapeXml, num } from "./svg.ts";

test("what a design says cannot leave its place in the markup", () => {
  expect(escapeXml(`<script>alert("1")</script>&'`)).toBe(
    "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;",
  );
  expect(element("g", { "data-id": `1" onload="alert(1)` })).toBe(
    `<g data-id="1&quot; onload=&quot;alert(1)"/>`,
  );
});

test("characters that XML forbids are replaced, so that the drawing stays readable", () => {
  expect(escapeXml("a\u0000b\uD800c\u001F😀\n")).toBe("a\uFFFDb\uFFFDc\uFFFD😀\n");
});

test("numbers are short and never -0 or NaN", () => {
  expect([num(1 / 3), num(-0.00001), num(Number.NaN), num(12)]).toEqual(["0.333", "0", "0", "12"]);
});
