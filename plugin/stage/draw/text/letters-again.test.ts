import { expect, test } from "vitest";
import { groupBy } from "../../../../shared/group-by.ts";
import { asObject } from "../../../../shared/scene/json.ts";
import { inside } from "../../../../shared/scene/place.ts";
import { readText } from "../../../../shared/scene/rest/read-text.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { halfEm, type Letter, lettered, restText } from "../../../../tests/stage/drawn-node.ts";
import type { Glyph } from "./glyphs.ts";
import { lettersAgain } from "./letters-again.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Letters 6 px wide on lines of 12 px, as a file has them; each has a path that names it. */
const lettersOf = (lines: readonly (readonly [x: number, line: string])[]): readonly Letter[] => {
  let next = 0;
  return lines.flatMap(([left, line], row) =>
    Array.from(line, (character, index) => {
      const at = next++;
      return character === "\n"
        ? []
        : [{ at, x: left + index * 6, y: 9 + row * 12, widthPx: 6, path: `m${character.charCodeAt(0)} 0` }];
    }).flat(),
  );
};

const textOf = (lines: readonly (readonly [number, string])[], width: number, style: Fields = {}): RestNode =>
  restText(
    lines.map(([, line]) => line).join(""),
    [0, 0, width, lines.length * 12],
    { textAutoResize: "HEIGHT", ...style },
    lettered(lettersOf(lines)),
  );

function write(node: RestNode, characters: string, fields: Fields = {}) {
  const { width, height } = node["absoluteBoundingBox"] as { width: number; height: number };
  const after = readText(asObject({ ...node, characters, ...fields }, inside(null, "text")));
  return lettersAgain(node, after, { width, height }, halfEm);
}

/** The lines that letters stand in, each with where it begins. */
function linesOf(glyphs: readonly Glyph[] = []) {
  const sorted = glyphs.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return [...groupBy(sorted, ({ y }) => y)].map(([y, line]) => {
    const said = line.map(({ path, characters }) =>
      path === undefined ? `<${characters}>` : String.fromCharCode(Number(path.slice(1).split(" ")[0])),
    );
    return [line[0]?.x, y, said.join("")];
  });
}

test("letters after one that is gone move up to those before it", () => {
  const after = write(textOf([[0, "one  two"]], 100), "one two");
  expect(linesOf(after?.glyphs)).toEqual([[0, 9, "one two"]]);
  expect(after?.glyphs.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(after?.size).toEqual({ width: 100, height: 12 });
});

test("a new letter looks like its like in the same text, and a font sets one that has none", () => {
  const after = write(textOf([[0, "stop"]], 100), "stoppX");
  expect(linesOf(after?.glyphs)).toEqual([[0, 9, "stopp<X>"]]);
  expect(after?.glyphs.at(-1)).toMatchObject({ x: 30, widthPx: 5 });
});

test("words go to the next line where they no longer fit, and what lies below makes room", () => {
  const text = textOf(
    [
      [0, "one two\n"],
      [0, "six"],
    ],
    45,
  );
  const after = write(text, "one twoo\nsix");
  expect(linesOf(after?.glyphs)).toEqual([
    [0, 9, "one "],
    [0, 21, "twoo"],
    [0, 33, "six"],
  ]);
  expect(after?.size).toEqual({ width: 45, height: 36 });
});

test("a line keeps to the middle, and a box that hugs its text grows with it", () => {
  const centered = textOf([[10, "one"]], 38, { textAlignHorizontal: "CENTER" });
  expect(linesOf(write(centered, "ones")?.glyphs)).toEqual([[7.5, 9, "one<s>"]]);
  const hugging = textOf([[0, "one"]], 18, { textAutoResize: "WIDTH_AND_HEIGHT" });
  expect(write(hugging, "onee")?.size).toEqual({ width: 24, height: 12 });
});

test("the sign of a list stays beside its line, also when the first letter is another one", () => {
  const letters = [{ at: 0, x: 4, y: 9, widthPx: 3, path: "m42 0" }, ...lettersOf([[20, "oo on"]])];
  const list = restText("oo on", [0, 0, 90, 12], {}, { ...lettered(letters), lineTypes: ["UNORDERED"] });
  expect(linesOf(write(list, "no on")?.glyphs)).toEqual([[4, 9, "*no on"]]);
});

/** “see it”, with a line under the second word. */
const underlined = restText(
  "see it",
  [0, 0, 90, 12],
  {},
  lettered([{ at: 4, x: 24, y: 10, widthPx: 12, path: "m95 0" }, ...lettersOf([[0, "see it"]])]),
);

test("a line under letters moves with them, and where it would not fit them all is laid out from the beginning", () => {
  const [line] = write(underlined, "se it")?.glyphs ?? [];
  expect(line).toMatchObject({ at: 3, x: 18, y: 10 });
  expect(write(underlined, "see its")?.glyphs[0]).toMatchObject({ at: 4, x: 24 });
  expect(write(underlined, "see isst")).toBeUndefined();
  expect(write(underlined, "see i")).toBeUndefined();
});

test.each<[string, RestNode, string, Fields?]>([
  ["in another size", textOf([[0, "one"]], 99), "one", { style: { fontSize: 20 } }],
  ["in one more paragraph", textOf([[0, "one two"]], 99), "one\ntwo"],
  [
    "in lines that our widths do not make",
    textOf(
      [
        [0, "one "],
        [0, "two"],
      ],
      99,
    ),
    "one to",
  ],
  ["in other words", textOf([[0, "one"]], 99), "fresh"],
  ["between two margins", textOf([[0, "one"]], 99, { textAlignHorizontal: "JUSTIFIED" }), "ones"],
  ["without letters of its own", restText("one", [0, 0, 99, 12]), "ones"],
])("a text %s is laid out from the beginning", (_, node, characters, fields) => {
  expect(write(node, characters, fields)).toBeUndefined();
});
