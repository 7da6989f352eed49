import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { document, figFile, node, encodeOutline } from "../../shared/fig/testing.ts";
import { faint, fileWith, review, screen } from "./run-review.ts";

const WHITE = { type: "SOLID", color: { r: 1, g: 1, b: 1, a: 1 } };
const HASH = [0xab, 1];

/** A letter that is a bar, and a text of them that was laid out in letters of 20 px. */
const bar = encodeOutline(["M", 0.2, 0], ["L", 0.3, 0], ["L", 0.3, 0.7], ["L", 0.2, 0.7], ["Z"]);
const letters = (words: string) =>
  Array.from(words, (_, at) => ({ commandsBlob: 0, fontSize: 20, position: { x: at * 12, y: 18 } }));

const picture = (grey: number): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 80, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

/** A phone screen that is one picture, with white words on it. */
async function withPicture(grey: number, words: object = {}, image?: Uint8Array): Promise<string> {
  const fills = [
    {
      type: "IMAGE",
      image: { hash: HASH },
      imageScaleMode: "FILL",
      originalImageWidth: 40,
      originalImageHeight: 80,
    },
  ];
  const characters = "Delivery within two days";
  const text = node(3, "TEXT", 2, {
    name: "Hint",
    size: { x: 300, y: 24 },
    transform: { m00: 1, m01: 0, m02: 20, m10: 0, m11: 1, m12: 100 },
    fillPaints: [WHITE],
    fontSize: 20,
    fontName: { family: "Inter", style: "Regular", postscript: "" },
    textData: { characters },
    derivedTextData: { glyphs: letters(characters) },
    ...words,
  });
  const frame = node(2, "FRAME", 1, { name: "Cart", size: { x: 375, y: 812 }, fillPaints: fills });
  const nodes = document(frame, text);
  return fileWith(
    figFile({ nodes, blobs: [bar], images: { ab01: image ?? (await picture(grey)) } }),
    "shop.fig",
  );
}

const contrastIn = (stdout: string) => {
  const [frame] = JSON.parse(stdout).frames;
  const about = ({ rule }: { readonly rule: string }): boolean => rule === "text-contrast";
  return { found: frame.findings.filter(about), open: frame.unsure.filter(about) };
};

const ask = ["--format", "json", "--aspect", "ui"];

describe("--pixels", () => {
  test.each([
    ["dark", 20, 0],
    ["light", 230, 1],
  ])("judges a text by the %s picture that it lies on", async (_, grey, findings) => {
    const file = await withPicture(grey);
    const [blind, seen] = await Promise.all([review(file, ...ask), review(file, ...ask, "--pixels")]);
    expect(contrastIn(blind.stdout)).toMatchObject({ found: [], open: [{ layers: [{ id: "1:3" }] }] });
    expect(contrastIn(seen.stdout).open).toEqual([]);
    expect(contrastIn(seen.stdout).found).toHaveLength(findings);
    expect(seen.stderr).toBe("");
  });

  test("is not asked for what cannot be drawn as it is, and says so", async () => {
    const file = await withPicture(20, { derivedTextData: {} });
    const [english, french] = await Promise.all([
      review(file, ...ask, "--pixels"),
      review(file, ...ask, "--pixels", "--language", "fr"),
    ]);
    expect(contrastIn(english.stdout).open).toHaveLength(1);
    expect([english.code, english.stderr]).toEqual([
      0,
      `${file}: Cart (1:2): judged without its pixels: the outlines of some letters are not in the file.\n`,
    ]);
    expect(french.stderr).toContain("jugé sans ses pixels\u00a0: le contour de certaines lettres");
  });

  test("is not asked for when a picture is broken", async () => {
    const whole = await picture(20);
    const file = await withPicture(20, {}, whole.subarray(0, whole.length - 30));
    const { code, stderr } = await review(file, ...ask, "--pixels");
    expect([code, stderr]).toEqual([
      0,
      `${file}: Cart (1:2): judged without its pixels: a picture is not in the file, is broken or is too large.\n`,
    ]);
  });

  test("says nothing of screens on which there is nothing to see", async () => {
    const file = fileWith(JSON.stringify(screen("1:1", "Cart")));
    expect((await review(file, ...ask, "--pixels")).stderr).toBe("");
  });

  test("cannot draw what the API answers: it has no outlines of letters", async () => {
    const photo = { type: "IMAGE", imageRef: "ab01", scaleMode: "FILL" };
    const hint = { ...faint, fills: [{ type: "SOLID", color: { r: 1, g: 1, b: 1, a: 1 } }] };
    const file = fileWith(JSON.stringify({ ...screen("1:1", "Cart"), fills: [photo], children: [hint] }));
    const { code, stderr } = await review(file, ...ask, "--pixels");
    expect([code, stderr]).toEqual([
      0,
      `${file}: Cart (1:1): judged without its pixels: the file does not hold all that a drawing takes.\n`,
    ]);
  });
});
