import { describe, expect, test } from "vitest";
import { planTiles } from "./plan-tiles.ts";

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

  test("are none of what has no size", () => {
    expect(planTiles({ widthPx: 0, heightPx: 10, smallestPx: 12 })).toEqual([]);
  });
});
