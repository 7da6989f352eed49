import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { fromRest } from "../../scene/rest/from-rest.ts";
import { layer, solid } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { openAlone } from "../frame/testing.ts";
import { pictogramOf } from "./pictogram-of.ts";

/** A stroke 2 px thick between two points of a square of 24 px, as a closed path. */
function stroke([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [across, down] = [(y2 - y1) / length, (x1 - x2) / length];
  return `M${x1 + across} ${y1 + down}L${x2 + across} ${y2 + down}L${x2 - across} ${y2 - down}L${x1 - across} ${y1 - down}Z`;
}

const CROSS = [stroke([5, 5], [19, 19]), stroke([19, 5], [5, 19])];
const CHEVRON_RIGHT = [stroke([9, 4.5], [16.5, 12]), stroke([16.5, 12], [9, 19.5])];

const rest = (paths: readonly string[], other: object = {}) => ({
  id: "1:2",
  name: "Vector",
  type: "VECTOR",
  absoluteBoundingBox: { x: 100, y: 40, width: 24, height: 24 },
  size: { x: 24, y: 24 },
  fills: [{ type: "SOLID", color: { r: 0, g: 0, b: 0, a: 1 } }],
  fillGeometry: paths.map((path) => ({ path, windingRule: "NONZERO" })),
  ...other,
});

/** The name that a drawing in an icon of 24 px gets. */
function nameOf(drawing: object): string | undefined {
  const icon = {
    id: "1:1",
    name: "Icon",
    type: "FRAME",
    absoluteBoundingBox: { x: 100, y: 40, width: 24, height: 24 },
    children: [drawing],
  };
  const document = {
    id: "0:0",
    name: "Document",
    type: "DOCUMENT",
    children: [
      {
        id: "0:1",
        name: "Page",
        type: "CANVAS",
        children: [
          {
            id: "1:0",
            name: "Screen",
            type: "FRAME",
            absoluteBoundingBox: { x: 0, y: 0, width: 375, height: 812 },
            children: [icon],
          },
        ],
      },
    ],
  };
  const [scene] = fromRest({ name: "File", document });
  const [root] = scene?.frames ?? [];
  if (!scene || !root) throw new Error("There is no screen.");
  const found = openFrame(scene, root).layers.find(({ node }) => node.id === "1:1");
  return found && pictogramOf(found);
}

describe("an icon is told by its shape", () => {
  test.each([
    ["close", CROSS],
    ["chevron-right", CHEVRON_RIGHT],
  ])("%s", (name, paths) => {
    expect(nameOf(rest(paths))).toBe(name);
  });

  test("as it is turned and mirrored", () => {
    const quarter = { rotation: -Math.PI / 2 };
    const mirrored = {
      relativeTransform: [
        [-1, 0, 24],
        [0, 1, 0],
      ],
    };
    expect(nameOf(rest(CHEVRON_RIGHT, quarter))).toBe("chevron-down");
    expect(nameOf(rest(CHEVRON_RIGHT, mirrored))).toBe("chevron-left");
  });
});

describe("nothing is told", () => {
  test("of some other sign", () => {
    expect(nameOf(rest(["M2 2L22 2L22 22L2 22Z"]))).toBeUndefined();
  });

  test("of a line", () => {
    const line: SceneNode = layer({
      type: "RECTANGLE",
      x: 10,
      y: 10,
      width: 20,
      height: 2,
      fills: [solid("#000000")],
    });
    const drawn = openAlone(layer({ width: 375, height: 812 }, [line])).layers[1];
    expect(drawn && pictogramOf(drawn)).toBeUndefined();
  });
});
