import { strToU8, zipSync } from "fflate";
import { zstdCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { FigError, type FigFault } from "../fig-error.ts";
import { openFig } from "../open-fig.ts";
import { canvasFig, document, figFile, node } from "../../../tests/fig/make-fig.ts";
import { readContainer } from "./read-container.ts";
import { unpack } from "./unpack.ts";

const NODES = document(node(2, "FRAME", 1));

const faultOf = (run: () => unknown): FigFault | "none" => {
  try {
    run();
  } catch (error) {
    if (error instanceof FigError) return error.fault;
    throw error;
  }
  return "none";
};

const pagesOf = (bytes: Uint8Array) => openFig(bytes).pages.map(({ name }) => name);

describe("a .fig file", () => {
  test("is a zip that holds the design, its name and its pictures", () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
    const file = figFile({ nodes: NODES, name: "Café", images: { abc: png, bad: strToU8("no picture") } });
    const container = readContainer(file);
    expect(container.name).toBe("Café");
    expect(container.imageOf("abc")).toEqual(png);
    expect(container.imageOf("bad")).toBeUndefined();
    expect(container.imageOf("none")).toBeUndefined();
    expect(pagesOf(file)).toEqual(["Page"]);
  });

  test("was once the design alone", () => {
    expect(pagesOf(canvasFig({ nodes: NODES }))).toEqual(["Page"]);
  });

  test("is deflated or compressed with zstd", () => {
    const pack = (message: Uint8Array) => new Uint8Array(zstdCompressSync(message));
    expect(pagesOf(figFile({ nodes: NODES, pack }))).toEqual(["Page"]);
  });

  test("may have its entries deflated", () => {
    const zip = zipSync({ "canvas.fig": canvasFig({ nodes: NODES }) }, { level: 9 });
    expect(pagesOf(zip)).toEqual(["Page"]);
  });

  test("is read where its entries say their sizes only at the end of the zip", () => {
    const zip = figFile({ nodes: NODES });
    // The sizes in front of the first entry, as Figma leaves them.
    zip.fill(0, 18, 26);
    expect(pagesOf(zip)).toEqual(["Page"]);
  });
});

describe("what is no design", () => {
  test.each<readonly [string, Uint8Array, FigFault]>([
    ["nothing", new Uint8Array(0), "unknown"],
    ["a drawing of Xfig", strToU8("#FIG 3.2  Produced by xfig"), "xfig"],
    ["a figure of MATLAB", strToU8("MATLAB 5.0 MAT-file, Platform"), "matlab"],
    ["a deck of slides", canvasFig({ nodes: NODES }, undefined, "fig-deck"), "slides"],
    ["a site", canvasFig({ nodes: NODES }, undefined, "fig-site"), "other-kind"],
    ["a zip with a FigJam board", zipSync({ "canvas.fig": strToU8("fig-jam.") }), "figjam"],
    [
      "a Sketch document",
      zipSync({ "document.json": strToU8("{}"), "pages/1.json": strToU8("{}") }),
      "sketch",
    ],
    ["another zip", zipSync({ "word/document.xml": strToU8("<w/>") }), "other-zip"],
  ])("%s is told what it is", (_, bytes, fault) => {
    expect(faultOf(() => openFig(bytes))).toBe(fault);
  });

  test("a file that ends early is told so, wherever it ends", () => {
    for (const whole of [canvasFig({ nodes: NODES }), figFile({ nodes: NODES })])
      for (let length = 12; length < whole.length; length += 7)
        expect(["cut-off", "damaged"]).toContain(faultOf(() => openFig(whole.subarray(0, length))));
  });

  test("a frame of zstd that asks for two gigabytes of memory is refused", () => {
    const frame = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, (21 << 3) | 7, 1, 0, 0);
    expect(faultOf(() => unpack(frame, 1_000_000))).toBe("too-large");
  });
});
