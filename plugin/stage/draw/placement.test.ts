import { expect, test } from "vitest";
import { placeNode, transformOf, UPRIGHT } from "./placement.ts";
import { restNode } from "../../../tests/stage/drawn-node.ts";

const placed = (
  fields: Readonly<Record<string, unknown>>,
  box: readonly [number, number, number, number],
) => {
  const place = placeNode(restNode("RECTANGLE", box, fields), UPRIGHT);
  if (!place) throw new Error("no place");
  return place;
};

test("an upright node is moved to its box", () => {
  expect(transformOf(placed({}, [10, 20, 30, 40]))).toBe("translate(10 20)");
});

test("a node turned by 90° counter-clockwise has its sides swapped and ends up in its box", () => {
  const place = placed({ rotation: Math.PI / 2 }, [0, 0, 20, 100]);
  expect(place.size.width).toBeCloseTo(100);
  expect(place.size.height).toBeCloseTo(20);
  expect(transformOf(place)).toBe("matrix(0 -1 1 0 0 100)");
});

test("the size before turning is solved from the box around the turned shape", () => {
  const angle = Math.PI / 6;
  const [width, height] = [100, 40];
  const around = [
    width * Math.cos(angle) + height * Math.sin(angle),
    width * Math.sin(angle) + height * Math.cos(angle),
  ] as const;
  const { size } = placed({ rotation: angle }, [0, 0, ...around]);
  expect(size.width).toBeCloseTo(width);
  expect(size.height).toBeCloseTo(height);
});

test("size and matrix win when the file has them, flips included", () => {
  const place = placed(
    {
      size: { x: 30, y: 40 },
      relativeTransform: [
        [-1, 0, 40],
        [0, 1, 20],
      ],
    },
    [10, 20, 30, 40],
  );
  expect(transformOf(place)).toBe("matrix(-1 0 0 1 40 20)");
});

test("the dialect with capital letters is read too", () => {
  const node = {
    ...restNode("FRAME", [0, 0, 0, 0]),
    absoluteBoundingBox: { X: 1, Y: 2, Width: 3, Height: 4 },
  };
  expect(placeNode(node, UPRIGHT)).toMatchObject({ size: { width: 3, height: 4 }, centerX: 2.5, centerY: 4 });
});
