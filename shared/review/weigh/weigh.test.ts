import { describe, expect, test } from "vitest";
import { image, instance, layer, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { reviewFrame } from "../review.ts";
import { RULES } from "../rules/index.ts";
import { severityOfMiss } from "./weigh.ts";

const CONTRAST = RULES.filter(({ id }) => id === "text-contrast");

const findingsOn = (node: SceneNode) =>
  reviewFrame(sceneOf(node), node, { rules: CONTRAST, log: (line) => expect.unreachable(line) }).findings;

const PARAGRAPH = "Your order is on its way and will be with you before the end of the day, we promise.";

const paragraph = (color: string, more = {}) =>
  text(PARAGRAPH, { x: 24, y: 200, width: 320, height: 48, color, resize: "height", ...more });

const on = (...children: readonly SceneNode[]) =>
  screen([text("Your order", { x: 24, y: 80, sizePx: 28, weight: 700 }), ...children]);

const button = (fill: string, color: string) =>
  layer({ name: "Button", type: "INSTANCE", x: 24, y: 700, width: 327, height: 52, fill, round: 12 }, [
    text("Pay now", { x: 155, y: 714, width: 66, height: 24, color, weight: 600 }),
  ]);

const COLORS = ["#e11d48", "#2447c8"].map((fill, index) =>
  layer({ type: "RECTANGLE", x: 24, y: 600 + 80 * index, width: 327, height: 60, fill }),
);

describe("a text that is too faint", () => {
  test("in one word by itself is a detail as long as it is made out, and not in more, or on the main action", () => {
    const said = (words: string, color: string, more: readonly SceneNode[] = []) =>
      findingsOn(on(paragraph("#222222"), text(words, { x: 24, y: 300, sizePx: 12, color }), ...more)).map(
        ({ severity, isDetail = false }) => [severity, isDetail],
      );
    expect(said("Export", "#999999")).toEqual([["minor", true]]);
    expect(said("Export", "#aaaaaa"), "2.3:1").toEqual([["major", false]]);
    expect(said("Export to a file", "#999999")).toEqual([["major", false]]);
    expect(
      said("Export", "#999999", [text("Import", { x: 24, y: 340, sizePx: 12, color: "#999999" })]),
    ).toEqual([["major", false]]);
    const [main] = findingsOn(on(button("#8e97fd", "#ffffff")));
    expect([main?.severity, main?.isDetail ?? false], "the main action").toEqual(["critical", false]);
  });

  test("on a sketch, in boxes of a grey between, is a suggestion", () => {
    const boxes = [300, 400, 500].flatMap((y) => [
      layer({ type: "RECTANGLE", x: 24, y, width: 327, height: 60, fill: "#cfcfcf" }),
      ...[20, 32, 44].map((down) => text("Words", { x: 40, y: y + down, width: 60, height: 10 })),
    ]);
    const severities = (...more: readonly SceneNode[]) =>
      findingsOn(on(...boxes, ...more, paragraph("#cccccc"))).map(({ severity }) => severity);
    expect(severities()).toEqual(["suggestion"]);
    expect(severities(...COLORS), "two colours make a design").toEqual(["critical"]);
    const bitmap = (sizePx: number) =>
      layer({ type: "RECTANGLE", x: 24, y: 40, width: sizePx, height: sizePx, fills: [image] });
    expect(severities(bitmap(24)), "an icon that is a bitmap makes no design").toEqual(["suggestion"]);
    expect(severities(bitmap(160)), "a photo does").toEqual(["critical"]);
  });

  test("is as grave as ever beside lines in that grey, and where one crossed box, not two, is left among colours", () => {
    const lines = [300, 400, 500].map((y) =>
      layer({ type: "RECTANGLE", x: 24, y, width: 327, height: 1, fill: "#d9d9d9" }),
    );
    expect(findingsOn(on(...lines, paragraph("#cccccc")))).toMatchObject([{ severity: "critical" }]);
    const box = { x: 200, y: 400, width: 140, height: 140 };
    const stroke = layer({
      ...box,
      type: "VECTOR",
      strokes: [{ type: "solid", color: { r: 0, g: 0, b: 0 } }],
    });
    const crossed = [layer({ ...box, type: "RECTANGLE", fill: "#d9d9d9" }), stroke, stroke];
    const another = crossed.map((node) => ({ ...node, box: { ...node.box, y: 560 } }));
    const among = (...nodes: readonly SceneNode[]) =>
      findingsOn(on(...COLORS, ...nodes, paragraph("#cccccc"))).map(({ severity }) => severity);
    expect([among(...crossed), among(...crossed, ...another)]).toEqual([["critical"], ["suggestion"]]);
  });

  test("by a little is minor, and nobody says that it cannot be read; by a hair is a detail", () => {
    const [finding] = findingsOn(on(paragraph("#808080")));
    expect(finding).toMatchObject({ severity: "minor", title: "Text too faint" });
    expect(finding?.why).not.toContain("cannot read");
    expect(findingsOn(on(paragraph("#777777")))).toMatchObject([{ severity: "suggestion" }]);
  });

  test("clearly is major on the main action, and the finding says why", () => {
    expect(findingsOn(on(paragraph("#222222"), button("#28a745", "#ffffff")))).toMatchObject([
      {
        severity: "major",
        title: "Text too faint",
        problem: expect.stringMatching(
          /^The contrast .* It matters more here, as it affects the main action\.$/,
        ),
        evidence: { ratio: 3.13 },
      },
    ]);
  });

  test("clearly is minor on any other control: one ratio weighs the same on all screens", () => {
    const link = text("Terms of use", {
      x: 24,
      y: 500,
      width: 90,
      height: 20,
      color: "#8c8c8c",
      decoration: "underline",
    });
    const [finding] = findingsOn(on(paragraph("#222222"), link));
    expect(finding).toMatchObject({ severity: "minor", title: "Text too faint" });
    expect(finding?.problem).not.toContain("matters more");
  });

  const or = text("or", { x: 180, y: 500, width: 20, height: 20, color: "#828282" });

  test.each([
    ["clearly is minor in what people read beside it", [paragraph("#8c8c8c")], "minor"],
    ["clearly matters least as the word between two ways to go on", [paragraph("#222222"), or], "suggestion"],
    [
      "so that nothing can be read is critical in what people came to read",
      [paragraph("#d0d0d0")],
      "critical",
    ],
  ])("%s", (_, children, severity) => {
    expect(findingsOn(on(...children))).toMatchObject([{ severity }]);
  });

  test("by far is major, and critical on the main action", () => {
    expect(findingsOn(on(paragraph("#a1a4b2"), button("#8e97fd", "#f6f1fb")))).toMatchObject([
      { severity: "critical", layers: [{ name: "Pay now" }], title: "Text too faint" },
      { severity: "major", title: "Text too faint" },
    ]);
  });

  test("matters least as the sample in a field that has a label", () => {
    const field = (inside: string) => [
      text("Card number", { x: 24, y: 300, width: 100, height: 20, sizePx: 14 }),
      layer({ name: "Input", x: 24, y: 326, width: 327, height: 48, fill: "#f6f6f2", round: 8 }, [
        text("2200 0000 0000 0000", { x: 40, y: 338, width: 180, height: 24, color: inside }),
      ]),
    ];
    expect(findingsOn(on(paragraph("#222222"), ...field("#c4c4cc")))).toMatchObject([
      {
        severity: "minor",
        matter: "sample",
        problem: expect.stringMatching(
          / It matters less here, as it is an example in a field that has a label\.$/,
        ),
      },
    ]);
  });

  test("matters least as the sample in a field whose larger label only its place tells", () => {
    const field = [
      text("Email", { x: 54, y: 129, width: 57, height: 40, sizePx: 20 }),
      layer({
        type: "RECTANGLE",
        name: "Input",
        x: 42,
        y: 169,
        width: 297,
        height: 42,
        fill: "#ffffff",
        strokes: [{ type: "solid", color: { r: 0, g: 0, b: 0 } }],
        round: 20,
      }),
      text("example@gmail.com", { x: 60, y: 179, width: 170, height: 24, sizePx: 18, color: "#908989" }),
    ];
    expect(findingsOn(on(...field))).toMatchObject([{ severity: "suggestion" }]);
  });

  test("matters least among the numbers of a wheel that fade away from the chosen one", () => {
    const wheel = ["#c9c9ce", "#a1a4b2", "#222222", "#a1a4b2", "#c9c9ce"].map((color, index) =>
      text(String(9 + index), { x: 180, y: 300 + 36 * index, width: 30, height: 30, sizePx: 24, color }),
    );
    expect(findingsOn(on(paragraph("#222222"), ...wheel)).map(({ severity }) => severity)).toEqual([
      "suggestion",
      "suggestion",
    ]);
  });
});

test("a letter and a small number by themselves matter least: nobody reads them as words", () => {
  const faint = (words: string) => findingsOn(on(text(words, { x: 24, y: 200, color: "#d0d0d0" })));
  expect(faint("v")).toMatchObject([{ severity: "suggestion" }]);
  expect(faint("80")).toMatchObject([{ severity: "suggestion" }]);
  expect(faint("1 204")).toMatchObject([{ severity: "critical" }]);
  expect(faint("We are glad that you are here")).toMatchObject([{ severity: "critical" }]);
});

test("so do two or three letters in the place of a picture or a sign, and not those of a button", () => {
  const letters = (width: number, height = 48, words = "SM") =>
    findingsOn(
      on(
        layer({ type: "RECTANGLE", x: 24, y: 200, width, height, fill: "#59cb50" }),
        text(words, { x: 34, y: 212, width: 24, color: "#ffffff", sizePx: 18 }),
      ),
    ).map(({ severity }) => severity);
  expect(letters(48)).toEqual(["suggestion"]);
  expect(letters(48, 48, "SMC")).toEqual(["suggestion"]);
  expect(letters(140)).toEqual(["major"]);
  expect(letters(300, 300)).toEqual(["major"]);
});

test("an “or” and fine print are folded, however faint they are", () => {
  const faint = (words: string, color: string) =>
    findingsOn(on(text(words, { x: 24, y: 700, color }))).map(({ severity }) => severity);
  for (const words of [
    "or",
    "© 2025 The Tea House",
    "Copyright by the house",
    "Version 1.2",
    "The Tea House. All rights reserved.",
    "Designed by Studio Nine",
    "Powered by Shopify",
    "Propulsé par Shopify",
  ])
    expect([faint(words, "#a0a0a0"), faint(words, "#d0d0d0")]).toEqual([["suggestion"], ["suggestion"]]);
  for (const words of ["Version of the contract", "Powered by wind, sun and what the river brings"])
    expect(faint(words, "#a0a0a0")).toEqual(["major"]);
});

test("a slip in the sample of a field with a label weighs as much as anywhere", () => {
  const slips = RULES.filter(({ id }) => id === "slip-of-the-pen");
  const field = [
    text("Dish", { x: 24, y: 300, width: 100, height: 20, sizePx: 14 }),
    layer({ name: "Input", x: 24, y: 326, width: 327, height: 48, fill: "#f6f6f2" }, [
      text("Fried rice,iced tea", { x: 40, y: 338, width: 180, height: 24, color: "#222222" }),
    ]),
  ];
  const node = on(...field);
  expect(reviewFrame(sceneOf(node), node, { rules: slips }).findings).toMatchObject([{ severity: "minor" }]);
});

test("what stops nobody is a suggestion, however far it misses", () => {
  expect(severityOfMiss("suggestion", "lost", "main")).toBe("suggestion");
});

test("what lies behind a dialog is a suggestion: it is a matter of the screen without it", () => {
  const form = ["Your email", "Your name"].map((words, index) =>
    instance("Field", { x: 24, y: 120 + 60 * index, width: 300, height: 44, fill: "#eeeeee" }, [
      text(words, { x: 40, y: 130 + 60 * index, name: "Value" }),
    ]),
  );
  const dialog = [
    layer({ type: "RECTANGLE", width: 375, height: 812, fills: [solid("#000000", 0.5)] }),
    layer({ type: "RECTANGLE", x: 40, y: 300, width: 295, height: 200, fill: "#ffffff" }),
    text("Your account is ready", { x: 64, y: 330 }),
  ];
  const severities = (...children: readonly SceneNode[]) => {
    const node = on(...children);
    const rules = RULES.filter(({ id }) => id === "placeholder-as-label");
    return reviewFrame(sceneOf(node), node, { rules }).findings.map(({ severity }) => severity);
  };
  expect([severities(...form), severities(...form, ...dialog)]).toEqual([["minor"], ["suggestion"]]);
});
