import { expect, test } from "vitest";
import { hostOf } from "./host-of.ts";

test.each([
  ["https://www.w3.org/TR/WCAG22/#contrast-minimum", "w3.org"],
  ["https://developer.apple.com/design?x=1", "developer.apple.com"],
  ["http://localhost:4321/rules", "localhost:4321"],
  ["https://Example.org", "Example.org"],
  ["https://www.example.org#part", "example.org"],
  ["A study of 2019", "A study of 2019"],
  ["", ""],
])("the host of %j is %j", (address, host) => {
  expect(hostOf(address)).toBe(host);
});
