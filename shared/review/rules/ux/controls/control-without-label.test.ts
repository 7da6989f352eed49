import { expect, test } from "vitest";
import { image, instance, layer, sceneOf, screen, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { testRule } from "../../../testing.ts";
import { controlWithoutLabel } from "./control-without-label.ts";

const input = (children: Parameters<typeof instance>[2] = []) =>
  instance("Input", { x: 24, y: 100, width: 300, height: 40, fill: "#eeeeee" }, children);
const toggle = instance("Switch", { x: 300, y: 100, width: 40, height: 24 });

testRule(controlWithoutLabel, {
  pass: {
    "the second field of a row that shares a label": screen([
      text("Expiry date", { x: 24, y: 70 }),
      instance("Input", { x: 24, y: 100, width: 90, height: 40, fill: "#eeeeee" }),
      instance("Input", { x: 122, y: 100, width: 90, height: 40, fill: "#eeeeee" }),
    ]),
    "an empty field with a drawing at its end, which may be a magnifying glass": screen([
      text("Far away", { y: 600 }),
      instance("Input", { x: 24, y: 100, width: 300, height: 44, fill: "#eeeeee" }, [
        layer({ name: "Vector", type: "VECTOR", x: 36, y: 112, width: 20, height: 20, fill: "#333333" }),
      ]),
    ]),
    "a question in large letters above a field": screen([
      text("How was your stay?", { x: 24, y: 56, sizePx: 24 }),
      input(),
    ]),
    "a checkbox on the photo that it chooses": screen([
      text("Far away", { y: 600 }),
      layer({ name: "Photo", width: 160, height: 160, fills: [image] }, [
        instance("Checkbox", { x: 8, y: 8, width: 24, height: 24 }),
      ]),
    ]),
    "a switch at the end of a row": screen([text("Notifications", { x: 16, y: 100 }), toggle]),
  },
  fail: {
    "a button in which nothing is written, beside one with words": [
      screen([
        instance("Button", { x: 24, y: 200, width: 140, height: 44, fill: "#eeeeee" }, [
          text("", { x: 40, y: 210 }),
        ]),
        instance("Button", { x: 180, y: 200, width: 140, height: 44, fill: "#1a3fb0" }, [
          text("Start", { x: 220, y: 210, color: "#ffffff" }),
        ]),
      ]),
      { name: "Button" },
    ],
    "the only box to tick of a list that has no words": [
      screen(
        ["Black", "", "Green"].map((name, index) => {
          const y = 100 + index * 34;
          return instance("Checkbox Field", { x: 24, y, width: 208, height: 22 }, [
            instance("Checkbox", { x: 24, y: y + 3, width: 16, height: 16, fill: "#eeeeee" }),
            ...(name === "" ? [] : [text(name, { x: 52, y })]),
          ]);
        }),
      ),
      {},
    ],
    "a lone switch": [screen([toggle, text("Far away", { y: 600 })]), { name: "Switch" }],
  },
  ignore: {
    "the cells of a matrix, the one that is filled in drawn larger": screen([
      text("Solve", { x: 150, y: 620, sizePx: 24 }),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => {
          const more = row + column === 4 ? 1 : 0;
          const [x, y] = [24 + 116 * column - more, 140 + 110 * row - more];
          return instance("Input", { x, y, width: 96 + 2 * more, height: 48 + 2 * more, fill: "#eeeeee" });
        }),
      ),
    ]),
  },
});

test("of a box that only looks like a field it is no more than a guess", () => {
  const box = { x: 24, y: 100, width: 300, height: 40, fill: "#ffffff", type: "RECTANGLE" } as const;
  const found = (field: ReturnType<typeof layer>) => {
    const node = screen([field, text("Far away", { y: 600 })], { fill: "#eeeeee" });
    return reviewFrame(sceneOf(node), node).findings.filter(({ rule }) => rule === "control-without-label");
  };
  expect(found(input())).toMatchObject([{ severity: "major" }]);
  expect(found(layer({ ...box, name: "Input" }))).toMatchObject([{ isDetail: true }]);
});
