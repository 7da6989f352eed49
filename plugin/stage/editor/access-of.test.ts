import { expect, test } from "vitest";
import { accessOf } from "./access-of.ts";

test.each([
  ["", "edit"],
  ["?access=view", "view"],
  ["?access=dev&other", "dev"],
  ["?access=owner", "edit"],
])("the address %j lets the visitor %s", (search, access) => {
  expect(accessOf(search)).toBe(access);
});
