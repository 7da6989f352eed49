import { expect, test } from "vitest";
import { rowsOf } from "./rows.ts";
import { layer } from "../../../tests/stage/open-document.ts";

const inner = layer("inner", [0, 0, 1, 1]);
const below = layer("below", [0, 0, 1, 1], [inner], { visible: false });
const above = layer("above", [0, 0, 1, 1]);

test("what is painted last stands first, and folded layers show only themselves", () => {
  expect(rowsOf([below, above], new Set()).map(({ node }) => node.id)).toEqual(["above", "below"]);
});

test("unfolded layers are followed by theirs, one level deeper; hidden is inherited", () => {
  const rows = rowsOf([below, above], new Set(["below"]));
  expect(
    rows.map(({ node, level, isHidden, position, siblings }) => [
      node.id,
      level,
      isHidden,
      position,
      siblings,
    ]),
  ).toEqual([
    ["above", 1, false, 1, 2],
    ["below", 1, true, 2, 2],
    ["inner", 2, true, 1, 1],
  ]);
});
