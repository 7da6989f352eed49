import { expect, test } from "vitest";
import { mayOpen } from "./may-open.ts";

const owner = { siteUrl: "https://regard.example", supportEmail: "support@regard.example" };

test.each([
  "https://regard.example",
  "https://regard.example/signup?figma_id=1&link=BCDFGHJK",
  "https://regard.example?plan=pro",
  "mailto:support@regard.example",
  "mailto:support@regard.example?subject=Help",
  "http://localhost:4321/signup",
  "http://127.0.0.1:4399/profile",
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
  "http://localhost.evil.test/",
  "http://localhost:1@evil.test/",
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

test("where there is no site and no support yet, neither is opened", () => {
  const nobody = { siteUrl: null, supportEmail: null };
  expect(mayOpen("https://regard.example/", nobody)).toBe(false);
  expect(mayOpen("mailto:null", nobody)).toBe(false);
});
