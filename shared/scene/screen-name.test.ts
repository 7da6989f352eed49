import { expect, test } from "vitest";
import { screenName } from "./screen-name.ts";

test.each([
  ["COMPONENT", "Platform=Desktop", "Shop", "Shop: Desktop"],
  ["COMPONENT", "Platform=Desktop, State=Empty", "Shop", "Shop: Desktop, Empty"],
  ["COMPONENT", "Platform=Desktop", undefined, "Desktop"],
  ["COMPONENT", "Shop", undefined, "Shop"],
  ["FRAME", "a=b", undefined, "a=b"],
] as const)("a %s “%s” of %s is called %s", (type, name, set, called) => {
  expect(screenName({ type, name }, set)).toBe(called);
});
