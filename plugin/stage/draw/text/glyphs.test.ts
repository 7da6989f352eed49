import { expect, test } from "vitest";
import { drawn, lettered, restText, solid } from "../../../../tests/stage/drawn-node.ts";

const letter = (at: number, x: number, path: string) => ({ at, x, y: 9, widthPx: 5, path });
const text = (fields: Readonly<Record<string, unknown>>, style = {}) =>
  drawn(restText("Hi!", [0, 0, 50, 12], style, fields));

test("a text is drawn from the outlines of its letters where it has them, and needs no font", () => {
  const svg = text({ ...lettered([letter(0, 0, "l5 0z"), letter(1, 6.5, "l2 0z")]) });
  expect(svg).toContain('<path d="M0 9l5 0zM6.5 9l2 0z" fill="rgb(0 0 0)"');
  expect(svg).not.toContain("<text");
});

test("each letter has the fills of its run, and those of the layer where that has none", () => {
  const svg = text({
    ...lettered([letter(0, 0, "l5 0z"), letter(1, 6, "l3 0z"), letter(2, 9, "l0 9z")]),
    characterStyleOverrides: [0, 3, 4],
    styleOverrideTable: { 3: { fills: [solid(1, 0, 0)] }, 4: { fontSize: 11 } },
  });
  expect(svg).toContain('<path d="M6 9l3 0z" fill="rgb(255 0 0)"');
  expect(svg).toContain('<path d="M9 9l0 9z" fill="rgb(0 0 0)"');
});

test("emoji, which have no outlines, are set where they stood", () => {
  const svg = text({
    ...lettered([letter(0, 0, "l5 0z"), { at: 1, x: 6, y: 9, widthPx: 9, characters: "🙂" }]),
  });
  expect(svg).toMatch(/<text x="6" y="9"[^>]* font-size="10"[^>]*>🙂<\/text>/);
  expect(svg).not.toContain("Hi");
});

test.each([[[]], [[letter(0, 0, `l0 0"/><script>`)]]])(
  "without outlines that are some a font draws it: %o",
  (given) => {
    const svg = text(lettered(given));
    expect(svg).toContain(">Hi!</text>");
    expect(svg).not.toContain("script");
  },
);
