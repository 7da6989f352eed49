import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { sheets } from "./sheets.ts";

const panel = (handleWidth: number) =>
  layer({ y: 300, width: 375, height: 512, fill: "#ffffff" }, [
    layer({
      type: "RECTANGLE",
      x: (375 - handleWidth) / 2,
      y: 308,
      width: handleWidth,
      height: 4,
      fill: "#cccccc",
    }),
    text("Filters", { x: 20, y: 340 }),
  ]);

test("a panel with a bar to drag it by is a sheet, though nothing is veiled", () => {
  const sheet = panel(40);
  expect(sheets(sightOf([sheet])).map(({ things: [thing] }) => thing.layer.node.id)).toEqual([sheet.id]);
});

test("a panel with a rule along its upper edge is none", () => {
  expect(sheets(sightOf([panel(300)]))).toEqual([]);
});
