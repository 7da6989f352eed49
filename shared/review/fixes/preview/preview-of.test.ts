import { expect, test } from "vitest";
import type { Change } from "../../../mend/change.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { image, layer, screen, solid, text } from "../../../scene/testing.ts";
import type { Evidence } from "../../rule.ts";
import { type LookPreview, previewOf } from "./preview-of.ts";

const words = text("We never store your number", {
  id: "1:1",
  y: 20,
  color: "#999999",
  sizePx: 9,
  weight: 600,
});
const label = text("Apply code", { id: "2:2", x: 30, y: 112, color: "#ffffff" });
const button = layer({ id: "2:1", x: 20, y: 100, width: 120, height: 40, fill: "#0b6345" }, [label]);
const root = screen([words, button], { fill: "#ffffff" });

const ofText: Change = { layer: "1:1", property: "fill", from: "#999999", to: "#666666" };
const previewed = (
  changes: readonly Change[],
  ids = ["1:1"],
  evidence: Evidence = {},
  node: SceneNode = root,
) => previewOf(node, { layers: ids.map((id) => ({ id, name: id })), evidence }, changes, "en");

const looks = (...of: Parameters<typeof previewed>): LookPreview | undefined => {
  const preview = previewed(...of);
  return preview?.kind === "place" ? undefined : preview;
};

test("another colour of a text is shown on its words, as they are set, with the ratios before and after", () => {
  expect(previewed([ofText], ["1:1"], { ratio: 2.84 })).toEqual({
    kind: "letters",
    areWordsChanged: false,
    before: {
      words: ["", "We never store your number", ""],
      ink: "#999999",
      ground: ["#ffffff"],
      font: { fontFamily: "Inter", sizePx: 9, weight: 600 },
      size: { width: expect.any(Number), height: expect.any(Number) },
      figure: "2.84:1",
    },
    after: expect.objectContaining({ ink: "#666666", ground: ["#ffffff"], figure: "5.74:1" }),
  });
});

test("of a line in two colours only the words are shown that change", () => {
  const { text: set, ...line } = text("Log in with others", { id: "1:1", y: 20, color: "#222222" });
  const [run] = set?.runs ?? [];
  if (!set || !run) throw new Error("no text");
  const runs = [
    { ...run, end: 6 },
    { ...run, start: 6, fills: [solid("#999999")] },
  ] as const;
  const preview = looks(
    [ofText],
    ["1:1"],
    {},
    screen([{ ...line, text: { ...set, runs } }], { fill: "#ffffff" }),
  );
  expect(preview?.after).toMatchObject({ words: ["", "with others", ""], ink: "#666666" });
});

test("a ground is shown below the words on it", () => {
  const preview = previewed([{ layer: "2:1", property: "fill", from: "#0b6345", to: "#dbe8e3" }], ["2:1"]);
  expect(preview?.before).toMatchObject({ ink: "#ffffff", ground: ["#0b6345"], figure: null });
  expect(preview?.after).toMatchObject({ ink: "#ffffff", ground: ["#dbe8e3"] });
});

test("a tile is shown below the sign on it, with the ratios of that", () => {
  const tile = layer({ id: "4:2", type: "RECTANGLE", x: 20, y: 200, width: 44, height: 44, fill: "#a5d69d" });
  const sign = layer({ id: "4:3", type: "VECTOR", x: 34, y: 214, width: 16, height: 16, fill: "#ffffff" });
  const back = layer({ id: "4:1", x: 20, y: 200, width: 44, height: 44 }, [tile, sign]);
  const to: Change = { layer: "4:2", property: "fill", from: "#a5d69d", to: "#71a06a" };
  const preview = looks([to], ["4:1"], { ratio: 1.65 }, screen([back], { fill: "#ffffff" }));
  expect(preview?.before).toMatchObject({ ink: "#ffffff", ground: ["#a5d69d"], figure: "1.65:1" });
  expect(preview?.after).toMatchObject({ ink: "#ffffff", ground: ["#71a06a"], figure: "3.02:1" });
});

test("words on a drawn box are shown on its colour, and beside a drawing on theirs", () => {
  const drawn = layer({ id: "3:1", type: "VECTOR", x: 10, y: 200, width: 200, height: 60, fill: "#dc3545" });
  const sign = layer({ id: "3:3", type: "VECTOR", x: 34, y: 208, width: 16, height: 16, fill: "#222222" });
  const order = text("Order", { id: "3:2", x: 30, y: 206, width: 60, color: "#ffffff" });
  const to: Change = { layer: "3:2", property: "fill", from: "#ffffff", to: "#111111" };
  const grounds = [
    [drawn, sign, order],
    [sign, order],
  ].map((children) => looks([to], ["3:2"], {}, screen(children, { fill: "#fff3cc" }))?.before.ground);
  expect(grounds).toEqual([["#dc3545"], ["#fff3cc"]]);
});

test("words that change are shown with a few around them, and whole", () => {
  const typo = text("Sign up to recieve our letter, and get the latest offers", { id: "1:1", y: 20 });
  const to = "Sign up to receive our letter, and get the latest offers";
  const change: Change = { layer: "1:1", property: "characters", from: typo.text?.characters ?? "", to };
  const preview = looks([change], ["1:1"], {}, screen([typo], { fill: "#ffffff" }));
  expect(preview?.before.words).toEqual(["Sign up to ", "recieve", " our letter,…"]);
  expect(preview?.after.words).toEqual(["Sign up to ", "receive", " our letter,…"]);
});

test("letters and boxes of another size tell both sizes", () => {
  const larger = looks([{ layer: "1:1", property: "font-size", from: 9, to: 12 }]);
  expect([larger?.before.figure, larger?.after.figure]).toEqual(["9\u00a0px", "12\u00a0px"]);
  const higher = previewed([{ layer: "2:1", property: "height", from: 40, to: 44 }], ["2:1"]);
  expect(higher).toMatchObject({ kind: "box", after: { figure: "120 × 44\u00a0px", ink: "#0b6345" } });
});

test("what is seen through is mixed with its ground", () => {
  const veiled = { ...words, opacity: 0.5, fills: [solid("#000000")] };
  const change: Change = { layer: "1:1", property: "fill", from: "#000000", to: "#0000ff" };
  expect(looks([change], ["1:1"], {}, screen([veiled], { fill: "#ffffff" }))?.before.ink).toBe("#808080");
});

const asBefore: Change = { layer: "1:1", property: "fill", from: "#999999", to: "#999999", style: "S:1" };

test("what looks as before is not shown", () => {
  expect(previewed([asBefore])).toBeUndefined();
});

test("what is only moved is shown in its place, in the box around it", () => {
  const moved = previewed([{ layer: "2:2", property: "x", from: 30, to: 44 }], ["2:2"]);
  expect(moved).toMatchObject({
    kind: "place",
    around: { x: 19, y: 99, width: 122, height: 42 },
    before: [{ x: 30 }],
    after: [{ x: 44 }],
  });
});

test("several spaces, which look like one, are marked", () => {
  const typo = text("Sign up  for our letter", { id: "1:1", y: 20 });
  const to = "Sign up for our letter";
  const change: Change = { layer: "1:1", property: "characters", from: typo.text?.characters ?? "", to };
  const preview = looks([change], ["1:1"], {}, screen([typo], { fill: "#ffffff" }));
  expect(preview?.before.words.join("")).toBe("Sign up␣␣for our letter");
});

test.each<[string, Evidence, SceneNode]>([
  ["what lies on a picture", {}, { ...root, fills: [image] }],
  ["numbers other than those measured", { ratio: 2.2, backdropColor: "#eeeeee" }, root],
])("of %s the colour alone is shown, without a ratio", (_, evidence, node) => {
  expect(previewed([ofText], ["1:1"], evidence, node)).toMatchObject({
    kind: "drawing",
    before: { ink: "#999999", figure: null },
    after: { ink: "#666666", figure: null },
  });
});

test("a colour is shown on the words that it is about, where their ground cannot be told", () => {
  const measured = { textColor: "#999999", backdropColor: "#eeeeee" };
  expect(previewed([ofText], ["1:1"], measured, { ...root, fills: [image] })).toMatchObject({
    kind: "letters",
    after: { words: ["", "We never store your number", ""], ink: "#666666", ground: ["#eeeeee"] },
  });
});
