import { expect, test } from "vitest";
import { layer } from "../../../../shared/scene/testing.ts";
import type { UnreadLayer } from "../../../protocol/collect-unread.ts";
import { mergeUnread } from "./merge-unread.ts";

const unread = (...ids: readonly string[]) => ({
  count: ids.length,
  first: ids.map((id): UnreadLayer => ({ id, name: id, part: "fill", reason: "" })),
});

test("a layer that was read anew without a fault is struck, with what lies in it", () => {
  const patch = { changes: [{ id: "1", node: layer({ id: "1" }, [layer({ id: "2" })]) }] };
  expect(mergeUnread(unread("1", "2", "3"), patch)).toEqual(unread("3"));
  expect(mergeUnread(unread("2"), patch)).toBeNull();
});

test("what cannot be read now is added", () => {
  const patch = { changes: [{ id: "1", node: null }], unread: unread("4") };
  expect(mergeUnread(unread("1", "3"), patch)).toEqual(unread("3", "4"));
  expect(mergeUnread(null, patch)).toEqual(unread("4"));
});

test("what is only counted stays counted", () => {
  const many = { count: 30, first: unread("1").first };
  expect(mergeUnread(many, { changes: [{ id: "1", node: null }] })?.count).toBe(29);
});
