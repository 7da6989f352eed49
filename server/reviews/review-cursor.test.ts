import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./review-cursor.ts";

test("a cursor says where a page ended, to the microsecond", () => {
  const cursor = { atUs: 1_790_000_000_123_457, id: crypto.randomUUID() };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});
