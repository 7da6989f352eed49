import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";
import { layer } from "../../../../tests/stage/open-document.ts";

const home = layer("home", [0, 0, 10, 10]);
const section = (fields: Readonly<Record<string, unknown>> = {}) =>
  layer("section", [0, 0, 50, 50], [home], { type: "SECTION", ...fields });

const ids = (...nodes: Parameters<typeof piecesOf>[0]) => piecesOf(nodes).map(({ id }) => id);

test("screens of sections are pieces of their own, painted after the ground that they stand on", () => {
  const outer = layer("outer", [0, 0, 90, 90], [section()], { type: "SECTION" });
  expect(ids(outer, layer("loose", [90, 0, 10, 10], [home]))).toEqual(["outer", "section", "home", "loose"]);
  expect(piecesOf([outer]).map(({ isInSection }) => isInSection)).toEqual([false, true, true]);
});

test("the ground of a section holds nothing, and is the same object until the section is another", () => {
  const one = section();
  const [ground] = piecesOf([one]);
  expect(ground?.node.children).toEqual([]);
  expect(piecesOf([one])[0]?.node).toBe(ground?.node);
  expect(piecesOf([section()])[0]?.node).not.toBe(ground?.node);
});

test.each([{ visible: false }, { opacity: 0.5 }, { rotation: 1 }, { effects: [{ type: "LAYER_BLUR" }] }])(
  "a section with %o is drawn as a whole, as that concerns what stands on it",
  (fields) => {
    expect(ids(section(fields))).toEqual(["section"]);
  },
);
