import { expect, test } from "vitest";
import { storableJson } from "./storable-json.ts";

test("what Postgres cannot keep is left out of every text", () => {
  const value = { texts: ["a\0b", "half \uD83D", "whole \u{1F600}"], count: 1 };
  expect(JSON.parse(storableJson(value))).toEqual({
    texts: ["ab", "half ", "whole \u{1F600}"],
    count: 1,
  });
});
