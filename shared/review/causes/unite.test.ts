import { describe, expect, test } from "vitest";
import { layer, rgb, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { reviewFrame } from "../review.ts";
import { RULES } from "../rules/index.ts";

const judgedBy = (rule: string, ...children: readonly SceneNode[]) => {
  const node = screen(children);
  return reviewFrame(sceneOf(node), node, { rules: RULES.filter(({ id }) => id === rule) }).findings;
};

const findingsOn = (...children: readonly SceneNode[]) => judgedBy("text-contrast", ...children);

const line = (words: string, y: number, color: string) =>
  text(words, { x: 24, y, width: 200, height: 24, color });

const band = (y: number, fill: string, ...children: readonly SceneNode[]) =>
  layer({ y, width: 375, height: 60, fill }, children);

describe("one finding is told", () => {
  test("of greens a little apart on one ground, with how far the contrasts reach", () => {
    const found = findingsOn(
      line("In stock", 10, "#5cb85c"),
      line("Delivered", 40, "#52b352"),
      line("Paid today", 70, "#61c061"),
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.layers).toHaveLength(3);
    expect(found[0]?.evidence).toMatchObject({ ratio: 2.27, bestRatio: 2.64 });
    expect(found[0]?.problem).toContain("In other places the contrast is up to 2.64:1.");
  });

  test("of several light inks on a ground on which no light ink can be read", () => {
    const found = findingsOn(
      band(100, "#8e97fd", line("Basics for you", 104, "#ffeccc"), line("Course for you", 130, "#ebeaec")),
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.layers).toHaveLength(2);
  });
});

const GRADIENT: SceneNode["fills"] = [
  {
    type: "gradient",
    shape: "linear",
    handles: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
    stops: [
      { position: 0, color: { ...rgb("#d0208a"), a: 1 } },
      { position: 1, color: { ...rgb("#ffb000"), a: 1 } },
    ],
  },
];

describe("of white words on a gradient", () => {
  const place = (x: number, fills?: SceneNode["fills"]) =>
    layer({ name: "Link", x, y: 12, width: 84, height: 36, ...(fills && { fills }) }, [
      text("Lessons", { x: x + 12, y: 18, width: 60, color: "#ffffff" }),
    ]);

  test("one finding is told, though each stands on another shade of it", () => {
    const bar = layer({ width: 375, height: 60, fills: GRADIENT }, [place(130), place(210), place(286)]);
    const found = findingsOn(bar);
    expect(found.map(({ layers }) => layers.length)).toEqual([3]);
  });

  test("a wash of colour in between does not hide it", () => {
    const wash = [solid("#ffffff", 0.1)];
    const bar = layer({ width: 375, height: 60, fills: GRADIENT }, [place(130, wash), place(286, wash)]);
    expect(findingsOn(bar)).toHaveLength(1);
  });

  test("what stands on a colour of its own is another finding", () => {
    const bar = layer({ width: 375, height: 60, fills: GRADIENT }, [
      place(130),
      place(286, [solid("#00c060")]),
    ]);
    expect(findingsOn(bar)).toHaveLength(2);
  });
});

test("of one ink on white and on a pale tint one finding is told, of the worse", () => {
  const found = findingsOn(
    line("Paid in full", 10, "#f75707"),
    band(100, "#fff0e8", line("Still to pay", 110, "#f75707")),
  );
  expect(found).toMatchObject([{ layers: [{}, {}], evidence: { backdropColor: "#fff0e8" } }]);
});

test("of one ink on colours one finding each is told: there the grounds are at fault", () => {
  const found = findingsOn(
    band(100, "#43a5ff", line("By train", 110, "#ffffff")),
    band(200, "#61bc71", line("By bike", 210, "#ffffff")),
  );
  expect(found).toHaveLength(2);
});

test("words of two colours are one finding in one layer of a component, and two in two", () => {
  const [green, grey] = [line("In stock", 10, "#5cb85c"), line("Today at noon", 110, "#a0a3b1")];
  expect(findingsOn({ ...green, id: "I1:1;7:1" }, { ...grey, id: "I1:2;7:1" })).toHaveLength(1);
  expect(findingsOn({ ...green, id: "I1:1;7:1" }, { ...grey, id: "I1:2;7:2" })).toHaveLength(2);
});

test("greys that people can tell apart stay two findings", () => {
  expect(
    findingsOn(line("Today at noon", 10, "#a0a3b1"), line("Today at four", 110, "#8a8a8a")),
  ).toHaveLength(2);
});
