import { expect, test } from "vitest";
import { asObject } from "../../../../shared/scene/json.ts";
import { inside } from "../../../../shared/scene/place.ts";
import { readText } from "../../../../shared/scene/rest/read-text.ts";
import { halfEm, restText } from "../../../../tests/stage/drawn-node.ts";
import { hugSize, layOut } from "./text-layout.ts";

type Fields = Readonly<Record<string, unknown>>;

const laidOut = (
  characters: string,
  [width, height]: readonly [number, number],
  style: Fields = {},
  fields: Fields = {},
) => {
  const node = restText(characters, [0, 0, width, height], { textAutoResize: "HEIGHT", ...style }, fields);
  return layOut(readText(asObject(node, inside(null, "text"))), { width, height }, halfEm);
};

const textOf = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text);

test("lines follow each other by the line height, the baseline where Figma puts it", () => {
  const pieces = laidOut("one two", [20, 24]);
  expect(textOf(pieces)).toEqual(["one", "two"]);
  expect(pieces.map(({ baselineY }) => baselineY.toFixed(3))).toEqual(["9.638", "21.638"]);
});

test.each([
  ["LEFT", 0],
  ["CENTER", 42.5],
  ["RIGHT", 85],
])("text aligned %s starts at %d", (textAlignHorizontal, x) => {
  expect(laidOut("one", [100, 12], { textAlignHorizontal })[0]?.x).toBe(x);
});

test("vertical alignment moves all lines", () => {
  expect(laidOut("one", [100, 112], { textAlignVertical: "BOTTOM" })[0]?.baselineY).toBeCloseTo(109.638);
});

test("letter spacing counts for every character", () => {
  expect(laidOut("abc", [100, 12], { letterSpacing: 2 })[0]?.widthPx).toBe(21);
});

test("truncated text ends in an ellipsis that fits into the box", () => {
  const pieces = laidOut("one two three four", [40, 12], { textTruncation: "ENDING", maxLines: 1 });
  expect(textOf(pieces)).toEqual(["one two…"]);
  expect(pieces[0]?.widthPx).toBeLessThanOrEqual(40);
});

test("a box that hugs its text gives the line its width when the font at hand is another", () => {
  const [piece] = laidOut("abcd", [22, 12], { textAutoResize: "WIDTH_AND_HEIGHT" });
  expect(piece).toMatchObject({ widthPx: 22, isFitted: true, x: 0 });
});

test("a slightly wider font does not add a line that the box has no room for", () => {
  expect(textOf(laidOut("one two", [33.5, 12]))).toEqual(["one two"]);
});

test.each([
  ["Public Sans", "a font that stands in for another is squeezed into the box of its line", ["Password"]],
  ["Inter", "a font that is at hand breaks where the design does", ["Passwor", "d"]],
])("in %s: %s", (fontFamily, _, lines) => {
  expect(textOf(laidOut("Password", [35, 12], { fontFamily, textAutoResize: "NONE" }))).toEqual(lines);
});

test("a line is squeezed to four fifths and no further", () => {
  const [piece] = laidOut("Password", [32, 12], { fontFamily: "Public Sans" });
  expect(piece).toMatchObject({ text: "Password", widthPx: 32, isFitted: true });
  expect(textOf(laidOut("Password", [31, 12], { fontFamily: "Public Sans" }))).toEqual(["Passwo", "rd"]);
});

test("runs of another style stand side by side on one baseline", () => {
  const pieces = laidOut(
    "ab CD",
    [100, 24],
    {},
    {
      characterStyleOverrides: [0, 0, 0, 7, 7],
      styleOverrideTable: { 7: { fontSize: 20, fontWeight: 700, lineHeightPx: 24 } },
    },
  );
  expect(pieces.map(({ text, x, run }) => [text, x, run.weight])).toEqual([
    ["ab ", 0, 400],
    ["CD", 15, 700],
  ]);
  expect(new Set(pieces.map(({ baselineY }) => baselineY)).size).toBe(1);
});

test("justified lines spread their spaces, the last one does not", () => {
  const pieces = laidOut("a b c d", [20, 24], { textAlignHorizontal: "JUSTIFIED" });
  expect(pieces.map(({ text, wordSpacingPx }) => [text, wordSpacingPx])).toEqual([
    ["a b", 5],
    ["c d", undefined],
  ]);
});

test("entries of a list are moved in and keep their signs; the numbers of each list begin anew", () => {
  const characters = "one two\nsix\nten\nend\nlast";
  const text = readText(asObject(restText(characters, [0, 0, 35, 72]), inside(null, "text")));
  const types = ["ORDERED", "ORDERED", "NONE", "ORDERED", "UNORDERED"];
  const pieces = layOut(text, { width: 35, height: 72 }, halfEm, types);
  expect(pieces.map(({ text: said, x }) => [said, Math.round(x * 10) / 10])).toEqual([
    ["1.", 1.7],
    ["one", 15],
    ["two", 15],
    ["2.", 1.7],
    ["six", 15],
    ["ten", 0],
    ["1.", 1.7],
    ["end", 15],
    ["•", 5],
    ["last", 15],
  ]);
  expect(hugSize({ ...text, resize: "height" }, { width: 35, height: 12 }, halfEm, types).height).toBe(72);
});

test("upper case is measured as it is shown", () => {
  expect(textOf(laidOut("straße", [100, 12], { textCase: "UPPER" }))).toEqual(["STRASSE"]);
});

test("a hugging box takes the size of its text", () => {
  const text = (textAutoResize: string) =>
    readText(asObject(restText("one two three", [0, 0, 36, 12], { textAutoResize }), inside(null, "text")));
  const size = { width: 36, height: 12 };
  expect(hugSize(text("WIDTH_AND_HEIGHT"), size, halfEm)).toEqual({ width: 65, height: 12 });
  expect(hugSize(text("HEIGHT"), size, halfEm)).toEqual({ width: 36, height: 24 });
  expect(hugSize(text("NONE"), size, halfEm)).toEqual(size);
});
