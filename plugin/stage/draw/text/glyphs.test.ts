import { expect, test } from "vitest";
import { drawn, restText, solid } from "../../../../tests/stage/drawn-node.ts";

const letters = (path: string, styleId = 0) => ({ styleId, path });
const text = (fields: Readonly<Record<string, unknown>>) => drawn(restText("Hi", [0, 0, 50, 12], {}, fields));

test("a text is drawn from the outlines of its letters where it has them, and needs no font", () => {
  const svg = text({ glyphGeometry: [letters("M0 0L5 0L5 9Z")] });
  expect(svg).toContain('<path d="M0 0L5 0L5 9Z" fill="rgb(0 0 0)"');
  expect(svg).not.toContain("<text");
});

test("letters of another style have the fills of that style", () => {
  const svg = text({
    glyphGeometry: [letters("M0 0L5 0Z"), letters("M6 0L9 0Z", 3), letters("M9 0L9 9Z", 4)],
    styleOverrideTable: { 3: { fills: [solid(1, 0, 0)] } },
  });
  expect(svg).toContain('<path d="M6 0L9 0Z" fill="rgb(255 0 0)"');
  expect(svg).toContain('<path d="M9 0L9 9Z" fill="rgb(0 0 0)"');
});

test("emoji, which have no outlines, are set where they stood", () => {
  const svg = text({
    glyphGeometry: [letters("M0 0L5 0Z")],
    emoji: [{ characters: "🙂", x: 6, y: 9, fontSize: 10 }],
  });
  expect(svg).toContain('<text x="6" y="9" font-size="10">🙂</text>');
});

test.each([[[]], [[letters(`M0 0"/><script>`)]]])(
  "without outlines that are some a font draws it: %o",
  (given) => {
    const svg = text({ glyphGeometry: given });
    expect(svg).toContain(">Hi</text>");
    expect(svg).not.toContain("script");
  },
);
