import { expect, test } from "vitest";
import { layer, sceneOf, screen } from "../../../scene/testing.ts";
import { openFrame } from "../../frame/frame.ts";
import { likeThings } from "./like-things.ts";

const alikeOf = (count: number): readonly number[] => {
  const stars = Array.from({ length: count }, (_, index) =>
    layer({
      type: "STAR",
      x: 20 + 40 * (index % 10),
      y: 40 + 37 * index,
      width: 18,
      height: 18,
      fill: "#c9a15a",
    }),
  );
  const node = screen([layer({ width: 600, height: 3600, fill: "#102040" }, stars)], {
    width: 600,
    height: 3600,
  });
  return likeThings(openFrame(sceneOf(node), node)).map(({ length }) => length);
};

test("signs of one look are compared, but for so many that they are a texture", () => {
  expect(alikeOf(8)).toEqual([8]);
  expect(alikeOf(80)).toEqual([]);
});
