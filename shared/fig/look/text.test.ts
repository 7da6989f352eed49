import { describe, expect, test } from "vitest";
import { fromRest } from "../../scene/rest/from-rest.ts";
import { document, encodeOutline, fill, node, openParts, pageOf, RED } from "../../../tests/fig/make-fig.ts";

const at = (x: number, y: number, m00 = 1, m01 = 0, m10 = 0, m11 = 1) => ({
  m00,
  m01,
  m02: x,
  m10,
  m11,
  m12: y,
});

const font = { family: "Inter", style: "Semi Bold", postscript: "Inter-SemiBold" };

describe("a text", () => {
  test("is set as its font asks where the file says per cent", () => {
    const [text] = pageOf([
      node(2, "TEXT", 1, {
        textData: {
          characters: "Hello",
          fontMetaData: [{ key: { ...font, postscript: "" }, fontLineHeight: 1.25, fontWeight: 600 }],
        },
        fontName: font,
        fontSize: 16,
        lineHeight: { value: 100, units: "PERCENT" },
        letterSpacing: { value: -2, units: "PERCENT" },
        textAutoResize: "WIDTH_AND_HEIGHT",
      }),
    ]);
    expect(text).toMatchObject({
      characters: "Hello",
      style: { fontFamily: "Inter", fontWeight: 600, fontSize: 16, lineHeightPx: 20, letterSpacing: -0.32 },
    });
  });

  test.each([
    ["an address", { url: "https://example.com" }, { type: "URL", url: "https://example.com" }],
    ["a layer", { guid: { sessionID: 1, localID: 2 } }, { type: "NODE" }],
  ])("says whether it leads to %s", (_, hyperlink, expected) => {
    const [text] = pageOf([
      node(2, "TEXT", 1, { textData: { characters: "Terms" }, fontName: font, hyperlink }),
    ]);
    expect(text).toMatchObject({ style: { hyperlink: expected } });
  });

  test("has runs of other looks", () => {
    const style = {
      styleID: 7,
      fontSize: 24,
      fillPaints: [fill(RED)],
      lineHeight: { value: 1.5, units: "RAW" },
    };
    const textData = { characters: "abc", characterStyleIDs: [0, 7, 7], styleOverrideTable: [style] };
    const nodes = document(
      node(2, "FRAME", 1),
      node(3, "TEXT", 2, {
        textData,
        fontName: font,
        fontSize: 16,
        lineHeight: { value: 20, units: "PIXELS" },
      }),
    );
    const [scene] = fromRest(openParts({ nodes }).readPage("1:1"));
    expect(scene?.frames[0]?.children?.[0]?.text?.runs).toMatchObject([
      { start: 0, end: 1, sizePx: 16, lineHeightPx: 20, weight: 600 },
      { start: 1, end: 3, sizePx: 24, lineHeightPx: 36, weight: 600, fills: [{ color: { r: 1 } }] },
    ]);
  });

  /** A text 100 px to the right, with the outlines of its letters: how far right, and what is said of each. */
  const written = (textData: object, letters: readonly (readonly [x: number, said: object])[]) => {
    const letter = encodeOutline(["Z"], ["M", 0, 0], ["L", 0.5, 0.7], ["Z"]);
    const glyphs = letters.map(([x, said]) => ({
      commandsBlob: 0,
      position: { x, y: 15 },
      fontSize: 10,
      ...said,
    }));
    const fields = { textData, derivedTextData: { glyphs }, transform: at(100, 0) };
    return pageOf([node(2, "TEXT", 1, fields)], [letter])[0];
  };

  test("has each letter with its outline where the pen stood, and the box of their ink", () => {
    const text = written({ characters: "ll" }, [
      [0, { firstCharacter: 0, advance: 0.6 }],
      [6, { firstCharacter: 1, advance: 0.6 }],
    ]);
    expect(text?.["glyphGeometry"]).toEqual({
      at: [0, 1],
      x: [0, 6],
      y: [15, 15],
      widthPx: [6, 6],
      ink: [0, 0],
      inks: [{ path: "m0 0 l5 -7 z" }],
    });
    expect(text?.["absoluteRenderBounds"]).toMatchObject({ x: 100, y: expect.closeTo(8) });
  });

  test("has the sign of a list with the letter after it", () => {
    const text = written({ characters: "a\nl" }, [
      [9, { firstCharacter: 0 }],
      [0, {}],
      [9, { firstCharacter: 2 }],
    ]);
    expect(text?.["glyphGeometry"]).toMatchObject({ at: [0, 2, 2], x: [9, 0, 9] });
  });

  test("has the lines under its letters with the letter that each begins at", () => {
    const derivedTextData = {
      glyphs: [0, 6, 12].map((x, firstCharacter) => ({
        commandsBlob: 0,
        position: { x, y: 15 },
        fontSize: 10,
        firstCharacter,
      })),
      decorations: [{ rects: [{ x: 6, y: 16, w: 12, h: 1 }], styleID: 2 }],
    };
    const fields = { textData: { characters: "all" }, derivedTextData };
    const [text] = pageOf([node(2, "TEXT", 1, fields)], [encodeOutline(["M", 0, 0], ["L", 1, 1])]);
    expect(text?.["glyphGeometry"]).toMatchObject({
      at: [1, 0, 1, 2],
      x: [6, 0, 6, 12],
      y: [16, 15, 15, 15],
      inks: [{ path: "h12v1h-12z" }, { path: "m0 0 l10 -10 " }],
    });
  });

  test("keeps its emoji, which have no outline", () => {
    const glyphs = [{ position: { x: 1, y: 2 }, fontSize: 10, emojiCodePoints: [0x1f600] }];
    const [text] = pageOf([
      node(2, "TEXT", 1, { textData: { characters: "😀" }, derivedTextData: { glyphs } }),
    ]);
    expect(text?.["glyphGeometry"]).toMatchObject({ at: [0], x: [1], y: [2], inks: [{ characters: "😀" }] });
    expect(text?.["absoluteRenderBounds"]).toBeUndefined();
  });
});
