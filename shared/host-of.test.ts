import { expect, test } from "vitest";
import { hostOf } from "./host-of.ts";

test("what is no address is its own host", () => {
  expect(hostOf("A study of 2019")).toBe("A study of 2019");
});
