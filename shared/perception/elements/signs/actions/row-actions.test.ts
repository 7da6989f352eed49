import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { rowActions } from "./row-actions.ts";

const icon = (x: number, y: number, width: number): SceneNode =>
  layer({ type: "VECTOR", x, y, width, height: 18, fill: "#222222" });

const row = (y: number, icons: readonly (readonly [x: number, width: number])[]): SceneNode =>
  layer({ x: 20, y, width: 800, height: 100, fill: "#eeeeee" }, [
    text("Account", { x: 50, y: y + 38, width: 180, height: 24 }),
    ...icons.map(([x, width]) => icon(x, y + 40, width)),
  ]);

const rolesAmong = (...rows: readonly SceneNode[]): readonly string[] =>
  rowActions(sightOf(rows, { width: 840, height: 806 })).map(({ role }) => role);

test("the same icons at the end of each row are what is done with it", () => {
  const icons = [
    [660, 20],
    [712, 16],
  ] as const;
  expect(rolesAmong(row(140, icons), row(260, icons))).toEqual(Array(4).fill("icon-button"));
});

test("one row, one icon a row, and icons that are all alike tell nothing", () => {
  expect(
    rolesAmong(
      row(140, [
        [660, 20],
        [712, 16],
      ]),
    ),
  ).toEqual([]);
  expect(rolesAmong(row(140, [[760, 20]]), row(260, [[760, 20]]))).toEqual([]);
  const stars = [
    [660, 18],
    [684, 18],
    [708, 18],
  ] as const;
  expect(rolesAmong(row(140, stars), row(260, stars))).toEqual([]);
});
