import { describe, expect, test } from "vitest";
import { isReadable, planTiles } from "./plan-tiles.ts";

const scaleOf = (widthPx: number, heightPx: number, smallestPx: number): number => {
  const [tile] = planTiles({ widthPx, heightPx, smallestPx });
  return tile ? tile.widthPx / tile.part.width : 0;
};

describe("the pieces of a picture", () => {
  test.each([
    ["a phone", 375, 812, 12],
    ["a tall phone screen", 375, 3017, 12],
    ["fine print", 390, 844, 8],
    ["a desktop", 1440, 1024, 12],
    ["a wide desktop", 1920, 1080, 12],
  ])("of %s show no letters below 11 px", (_, widthPx, heightPx, smallestPx) => {
    expect(smallestPx * scaleOf(widthPx, heightPx, smallestPx)).toBeGreaterThan(10.9);
  });

  test.each([
    [375, 812],
    [375, 3017],
    [1440, 4000],
  ])("of %i × %i are looked at as they are, and show all of it", (widthPx, heightPx) => {
    const tiles = planTiles({ widthPx, heightPx, smallestPx: 12 });
    for (const tile of tiles) {
      expect(Math.min(tile.widthPx, tile.heightPx)).toBeLessThanOrEqual(769);
      expect(Math.max(tile.widthPx, tile.heightPx)).toBeLessThanOrEqual(2048);
    }
    const last = tiles.at(-1);
    expect((last?.part.y ?? 0) + (last?.part.height ?? 0)).toBeCloseTo(heightPx, 3);
    tiles.slice(1).forEach((tile, index) => {
      const before = tiles[index]?.part;
      expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(tile.part.y);
    });
  });

  test.each([
    ["three low ones cover fewer squares than two high ones", 1200, 2070, 16, [512, 512, 512]],
    ["one high one covers no more than two low ones", 1440, 800, 12, [768]],
  ])("of a wide screen: %s", (_, widthPx, heightPx, smallestPx, heights) => {
    expect(planTiles({ widthPx, heightPx, smallestPx }).map((tile) => tile.heightPx)).toEqual(heights);
  });

  test.each([
    ["a phone with large letters", 390, 844, 17],
    ["a tall phone screen", 390, 2311, 16],
    ["a desktop", 1440, 1024, 12],
    ["a small part", 200, 100, 12],
  ])("of %s are as large as the squares that they cover", (_, widthPx, heightPx, smallestPx) => {
    const [tile] = planTiles({ widthPx, heightPx, smallestPx });
    const [width, height] = [tile?.widthPx ?? 0, tile?.heightPx ?? 0];
    const isFull = [width % 512, height % 512].some((rest) => rest === 0 || rest > 510);
    expect(isFull || Math.min(width, height) >= 767 || width === 2 * widthPx).toBe(true);
  });

  test("are high ones where low ones would leave something out", () => {
    const tiles = planTiles({ widthPx: 1440, heightPx: 5000, smallestPx: 12 });
    const last = tiles.at(-1)?.part;
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(5000, 3);
  });

  test("can be read at the size of the design, or where the smallest letters are large enough", () => {
    const smallestPx = 16;
    expect([0.5, 0.7, 1, 2].map((scale) => isReadable(scale, { smallestPx }))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(isReadable(1, { smallestPx: 9 })).toBe(true);
    expect(isReadable(0.2, { smallestPx: 0 })).toBe(true);
  });

  test("are none of what has no size", () => {
    expect(planTiles({ widthPx: 0, heightPx: 10, smallestPx: 12 })).toEqual([]);
  });
});
