import { expect, test } from "vitest";
import { hostOf } from "./host-of.ts";

test.each([["A study of 2019", "A study of 2019"]])("the host of %j is %j", (address, host) => {
  expect(hostOf(address)).toBe(host);
});
