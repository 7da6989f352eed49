import { expect, test } from "vitest";
import { restNode } from "../draw/testing.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { screensOf } from "./screens.ts";

const at = (
  type: string,
  id: string,
  x: number,
  y: number,
  fields: Readonly<Record<string, unknown>> = {},
): RestNode => restNode(type, [x, y, 300, 600], { id, name: id, ...fields });

const page = (...children: readonly RestNode[]): RestNode => ({
  id: "0:1",
  name: "Page",
  type: "CANVAS",
  children,
});

const ids = (...children: readonly RestNode[]) => screensOf(page(...children)).map(({ id }) => id);

test("frames, components and instances are screens, with their names and sizes; other layers are none", () => {
  const text = at("TEXT", "text", 0, 0);
  const instance = at("INSTANCE", "instance", 400, 0);
  expect(screensOf(page(text, at("FRAME", "home", 0, 0), instance))).toEqual([
    { id: "home", name: "home", width: 300, height: 600, section: null },
    { id: "instance", name: "instance", width: 300, height: 600, section: null },
  ]);
});

test("they come as one reads them, whatever lies above what", () => {
  const under = at("FRAME", "under", 0, 900);
  const right = at("FRAME", "right", 800, 0);
  const middle = at("FRAME", "middle", 400, 20);
  expect(ids(under, right, middle, at("FRAME", "left", 0, 40))).toEqual(["left", "middle", "right", "under"]);
});

test("sections are told by their names, the outermost first", () => {
  const inner = at("SECTION", "Cart", 0, 0, { children: [at("FRAME", "empty", 0, 0)] });
  const outer = at("SECTION", "Shop", 0, 0, { children: [inner, at("FRAME", "home", 400, 0)] });
  const found = screensOf(page(outer)).map(({ id, section }) => [id, section]);
  expect(found).toEqual([
    ["empty", "Shop / Cart"],
    ["home", "Shop"],
  ]);
});

test("large ones in groups count where there are no others, and hidden ones never", () => {
  const icon = restNode("FRAME", [0, 700, 24, 24], { id: "icon", name: "icon" });
  const group = at("GROUP", "group", 0, 0, { children: [at("FRAME", "grouped", 0, 0), icon] });
  const hidden = at("FRAME", "hidden", 0, 0, { visible: false });
  expect(ids(group, hidden)).toEqual(["grouped"]);
  expect(ids(group, at("FRAME", "loose", 400, 0))).toEqual(["loose"]);
});
