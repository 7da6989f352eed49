import { describe, expect, test } from "vitest";
import { articlePath, intervalIn, planIn, safePath, signUpFor } from "./paths.ts";

const ORIGIN = "https://example.com";

describe("the place to go on to", () => {
  test.each(["/profile", "/profile?figma_id=1&link=BCDFGHJK#plans", "/", "/reviews?search=50%"])(
    "stays as it is: %s",
    (path) => {
      expect(safePath(path, ORIGIN)).toBe(path);
    },
  );

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    " /profile",
    "/%",
    "",
    null,
    undefined,
  ])("never leads off the site: %s", (path) => {
    expect(safePath(path, ORIGIN)).toBeNull();
  });
});

test("a plan is known by its short name, and no other word is one", () => {
  expect(signUpFor("pro")).toBe("/signup?plan=pro");
  expect(planIn(new URLSearchParams("plan=pro"))).toBe("pro");
  expect(planIn(new URLSearchParams("plan=regard_plan_pro"))).toBeNull();
  expect(planIn(new URLSearchParams())).toBeNull();
});

test("how often a plan is paid stands in the address where it is not by the month", () => {
  expect(signUpFor("pro", "month")).toBe("/signup?plan=pro");
  expect(signUpFor("pro", "year")).toBe("/signup?plan=pro&interval=year");
  expect(
    ["interval=year", "interval=decade", ""].map((query) => intervalIn(new URLSearchParams(query))),
  ).toEqual(["year", "month", "month"]);
});

test("the id of an article is one step of a path", () => {
  expect(articlePath("a/b")).toBe("/blog/a%2Fb");
});
