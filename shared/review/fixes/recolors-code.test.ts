import { expect, test } from "vitest";
import type { Change } from "../../mend/change.ts";
import { layer, screen, text } from "../../scene/testing.ts";
import { recolorsCode } from "./recolors-code.ts";

const MONO = { fontFamily: "JetBrains Mono" };

const recolor = (id: string): readonly Change[] => [
  { layer: id, property: "fill", from: "#888888", to: "#595959" },
];

const lines = (font: object) =>
  screen([
    layer({ id: "block", name: "Code" }, [
      text("// the total", { id: "comment", ...font, color: "#888888" }),
      text("const total = 3;", { id: "line", y: 20, ...font, color: "#1d4ed8" }),
    ]),
  ]);

test("letters of code in one of several colors are recolored", () => {
  expect(recolorsCode(lines(MONO), recolor("comment"))).toBe(true);
});

test("other letters, and other changes of code, are not that", () => {
  expect(recolorsCode(lines({}), recolor("comment"))).toBe(false);
  const larger: readonly Change[] = [{ layer: "comment", property: "font-size", from: 10, to: 12 }];
  expect(recolorsCode(lines(MONO), larger)).toBe(false);
});

test("code in one color may have another", () => {
  const plain = screen([
    layer({ id: "block", name: "Code" }, [text("npm install", { id: "line", ...MONO, color: "#888888" })]),
  ]);
  expect(recolorsCode(plain, recolor("line"))).toBe(false);
});
