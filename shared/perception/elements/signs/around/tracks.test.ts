import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { tracks } from "./tracks.ts";

const track = (height: number, y: number) =>
  layer({ x: 20, y, width: 335, height, fill: "#e0e0e0" }, [
    layer({ x: 20, y, width: 335, height }, [
      text("Email", { x: 20, y: 200 }),
      text("Password", { x: 20, y: 280 }),
    ]),
  ]);

test("a thin bar in two colours shows progress", () => {
  const bar = layer({ type: "RECTANGLE", x: 20, y: 100, width: 335, height: 8, fill: "#e0e0e0" });
  const done = layer({ type: "RECTANGLE", x: 20, y: 100, width: 120, height: 8, fill: "#2447c8" });
  expect(tracks(sightOf([bar, done]))).toMatchObject([{ role: "progress" }]);
});

test("a box without height, from which all else hangs down, is no bar", () => {
  expect(tracks(sightOf([track(0, 100)]))).toEqual([]);
});
