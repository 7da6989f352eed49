import { expect, test } from "vitest";
import { drawSvg } from "../drawing.ts";
import { halfEm, restNode } from "../../../../tests/stage/drawn-node.ts";

const ADDRESS = "blob:picture";

const drawnWith = (paint: Readonly<Record<string, unknown>>, pictureOf = (): string | undefined => ADDRESS) =>
  drawSvg(restNode("RECTANGLE", [0, 0, 100, 50], { fills: [{ type: "IMAGE", imageRef: "ab", ...paint }] }), {
    measure: halfEm,
    idPrefix: "t",
    pictureOf,
  });

test.each([
  ["FILL", "xMidYMid slice"],
  ["FIT", "xMidYMid meet"],
])("a picture that is at hand is painted over the layer: %s", (scaleMode, ratio) => {
  expect(drawnWith({ scaleMode })).toContain(
    `<image href="${ADDRESS}" x="0" y="0" width="100" height="50" preserveAspectRatio="${ratio}"/>`,
  );
});

test("a crop shows that part of the picture", () => {
  const imageTransform = [
    [0.5, 0, 0.25],
    [0, 0.5, 0.5],
  ];
  expect(drawnWith({ scaleMode: "STRETCH", imageTransform })).toContain(
    'transform="matrix(200 0 0 100 -50 -50)"',
  );
});

test("a picture that is not at hand is a neutral sign, and is asked for by its reference", () => {
  const asked: string[] = [];
  const svg = drawSvg(
    restNode("RECTANGLE", [0, 0, 9, 9], { fills: [{ type: "IMAGE", imageRef: "ab", scaleMode: "FILL" }] }),
    {
      measure: halfEm,
      idPrefix: "t",
      pictureOf(imageRef) {
        asked.push(imageRef);
        return undefined;
      },
    },
  );
  expect(asked).toEqual(["ab"]);
  expect(svg).toContain("#e3e3e3");
  expect(svg).not.toContain("<image");
});

test("an address cannot become markup", () => {
  expect(drawnWith({ scaleMode: "FILL" }, () => `"/><script>`)).not.toContain("<script");
});
