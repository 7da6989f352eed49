import { expect, test } from "vitest";
import { rememberedObject } from "./remembered-object.ts";

test("what is said about an object is found out once, also when it is nothing", () => {
  let asked = 0;
  const nothingOf = rememberedObject<object, undefined>(() => {
    asked++;
    return undefined;
  });
  const [one, other] = [{}, {}];
  expect([nothingOf(one), nothingOf(one), nothingOf(other)]).toEqual([undefined, undefined, undefined]);
  expect(asked).toBe(2);
});
