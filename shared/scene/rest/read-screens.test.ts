import { describe, expect, test } from "vitest";
import { fromRest } from "./from-rest.ts";
import { file, node, text } from "../../../tests/rest-file.ts";

describe("where the screens of a page are", () => {
  const section = (...children: readonly unknown[]) => node({ id: "2:1", type: "SECTION", children });
  const group = (...children: readonly unknown[]) => node({ id: "3:1", type: "GROUP", children });
  const large = node({ id: "7:7", absoluteBoundingBox: { x: 0, y: 0, width: 375, height: 812 } });
  const small = node({ id: "8:8" });
  const screensOf = (json: unknown) => fromRest(json)[0]?.frames.map(({ id }) => id);

  test.each<[string, unknown, readonly string[]]>([
    ["in a section", file(section(small)), ["8:8"]],
    ["in a section in a section", file(section(section(small))), ["8:8"]],
    ["in a group", file(group(large)), ["7:7"]],
    ["in a group in a section", file(section(group(large))), ["7:7"]],
    ["nowhere: a small frame in a group is part of a drawing", file(group(small)), []],
    ["on the canvas: a large frame in a group beside them is a drawing", file(small, group(large)), ["8:8"]],
    ["nowhere, when all layers lie loose", file(text(), group(text())), []],
    ["nowhere, when the section is hidden", file({ ...section(small), visible: false }), []],
    [
      "nowhere, when the section hides what lies in it",
      file({ ...section(section(small)), sectionContentsHidden: true }),
      [],
    ],
    ["in a section that is all there is", section(small), ["8:8"]],
    ["in a group that is all there is", group(large), ["7:7"]],
    ["a section without screens that is all there is", section(text()), ["2:1"]],
    ["a group without large frames that is all there is", group(small), ["3:1"]],
  ])("%s", (_, json, ids) => {
    expect(screensOf(json)).toEqual(ids);
  });

  test("in a group of the dialect that capitalises names", () => {
    const box = { X: 0, Y: 0, Width: 375, Height: 812 };
    expect(screensOf(file(group({ ...large, absoluteBoundingBox: box })))).toEqual(["7:7"]);
  });
});
