import { expect, test } from "vitest";
import { mayOpen } from "./may-open.ts";

const owner = { siteUrl: "https://regard.example", supportEmail: "support@regard.example" };

test.each([
  "https://regard.example",
  "https://regard.example/signup?figma_id=1&link=BCDFGHJK",
  "https://regard.example?plan=pro",
  "mailto:support@regard.example",
  "mailto:support@regard.example?subject=Help",
  "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html",
])("the product's own and what findings rest on is opened: %s", (url) => {
  expect(mayOpen(url, owner)).toBe(true);
});

test.each([
  "https://regard.example.evil.test/",
  "https://regard.example@evil.test/",
  "https://www.w3.org@evil.test/",
  "https://www.w3.org\t.evil.test/",
  "https://www.w3.org\\@evil.test/",
  "https://www.w3.org:8443/",
  "http://www.w3.org/",
  "http://localhost:4321/signup",
  "https://evil.test/?https://regard.example/",
  "mailto:somebody@evil.test",
  "mailto:support@regard.example,somebody@evil.test",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "//regard.example/",
  "",
])("nothing else is: %s", (url) => {
  expect(mayOpen(url, owner)).toBe(false);
});

test("in development its site is on one's own machine, and only at that port", () => {
  const developer = { siteUrl: "http://localhost:4321", supportEmail: null };
  expect(mayOpen("http://localhost:4321/signup", developer)).toBe(true);
  for (const url of ["http://localhost:43210/", "http://localhost:4321@evil.test/", "mailto:null"])
    expect(mayOpen(url, developer)).toBe(false);
});
