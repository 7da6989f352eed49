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

  test("has the outlines of its letters, and the box of their ink", () => {
    const text = written({ characters: "ll" }, [
      [0, { styleID: 0 }],
      [6, { styleID: 0 }],
      [12, { styleID: 2 }],
    ]);
    expect(text?.["glyphGeometry"]).toEqual([
      { styleId: 0, path: "M0 15 L5 8 ZM6 15 L11 8 Z" },
      { styleId: 2, path: "M12 15 L17 8 Z" },
    ]);
    expect(text?.["absoluteRenderBounds"]).toMatchObject({ x: 100, y: expect.closeTo(8) });
  });

  test("has each letter in the style of its character, where the letters do not name one", () => {
    const text = written({ characters: "ll", characterStyleIDs: [0, 2] }, [
      [0, { firstCharacter: 0 }],
      [6, { firstCharacter: 1 }],
    ]);
    expect(text?.["glyphGeometry"]).toEqual([
      { styleId: 0, path: "M0 15 L5 8 Z" },
      { styleId: 2, path: "M6 15 L11 8 Z" },
    ]);
  });

  test("keeps its emoji, which have no outline", () => {
    const glyphs = [{ position: { x: 1, y: 2 }, fontSize: 10, emojiCodePoints: [0x1f600] }];
    const [text] = pageOf([
      node(2, "TEXT", 1, { textData: { characters: "😀" }, derivedTextData: { glyphs } }),
    ]);
    expect(text?.["emoji"]).toEqual([{ characters: "😀", x: 1, y: 2, fontSize: 10 }]);
    expect(text?.["absoluteRenderBounds"]).toBeUndefined();
  });
});
