import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./review-cursor.ts";

test("a cursor says where a page ended, to the microsecond", () => {
  const cursor = { atUs: 1_790_000_000_123_457, id: crypto.randomUUID() };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each(["", "x", "MS4y", Buffer.from(`1.${"z".repeat(36)}`).toString("base64url"), "' or 1=1 --", "\0"])(
  "%j is none",
  (text) => {
    expect(() => readCursor(text)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  },
);
