import { expect, test } from "vitest";
import { layer, screen, text } from "../../scene/testing.ts";
import { codeInColors } from "./code-in-colors.ts";

const MONO = { fontFamily: "JetBrains Mono" };
const GRAY = { color: "#888888" };
const BLUE = { color: "#1d4ed8" };

const idsIn = (...children: Parameters<typeof layer>[1][]) =>
  [...codeInColors(screen(children.map((own) => layer({}, own))))].toSorted();

test("texts of code in several colors are read by them", () => {
  const [comment, line] = [
    text("// the total", { id: "comment", ...MONO, ...GRAY }),
    text("const total = 3;", { id: "line", ...MONO, ...BLUE }),
  ];
  expect(idsIn([comment, line])).toEqual(["comment", "line"]);
  expect(idsIn([layer({}, [comment]), layer({}, [line])])).toEqual(["comment", "line"]);
});

test("code in one color, and other texts, are not", () => {
  expect(idsIn([text("npm install", { ...MONO, ...GRAY })])).toEqual([]);
  expect(idsIn([text("Total", GRAY), text("3 items", BLUE)])).toEqual([]);
});
