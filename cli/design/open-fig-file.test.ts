import { describe, expect, test, vi } from "vitest";
import { screen } from "../../tests/command-line/run-review.ts";
import { FigError } from "../../shared/fig/fig-error.ts";
import type { FigDesign } from "../../shared/fig/open-fig.ts";
import { inside } from "../../shared/scene/place.ts";
import { FAULT_WORDS } from "../words/fault-words.ts";
import { figAsDesign } from "./open-fig-file.ts";

const canvas = (id: string, ...children: readonly object[]) => ({
  name: "Shop",
  document: {
    id: "0:0",
    name: "Document",
    type: "DOCUMENT",
    children: [{ id, name: "Page", type: "CANVAS", children: [...children] as never }],
  },
});

/** A file with one good page, one of which something is left out, and one that is too large. */
const fig = () => ({
  name: "Shop",
  imageOf: () => undefined,
  tables: { components: {}, componentSets: {}, styles: {}, variables: {}, variableCollections: {} },
  usedIds: () => new Set<string>(),
  pages: [
    { id: "0:1", name: "Flow" },
    { id: "0:2", name: "Drafts" },
    { id: "0:3", name: "Library" },
  ],
  readPage: vi.fn<FigDesign["readPage"]>((id, tell) => {
    if (id === "0:3") throw new FigError("too-large");
    if (id === "0:2") tell?.(inside(null, "Drafts"), "a layer is damaged");
    return canvas(id, screen("1:1", "Cart"));
  }),
});

describe("pages of a .fig file", () => {
  test("are read when their screens are asked for, and not before", () => {
    const design = fig();
    const { pages } = figAsDesign(design, FAULT_WORDS.en);
    expect(pages.map(({ name }) => name)).toEqual(["Flow", "Drafts", "Library"]);
    expect(design.readPage).not.toHaveBeenCalled();
    expect(pages[1]?.screens).toEqual([{ id: "1:1", name: "Cart", widthPx: 375, heightPx: 812 }]);
    expect(design.readPage.mock.calls.map(([id]) => id)).toEqual(["0:2"]);
  });

  test("are read once when they are listed and then judged", async () => {
    const design = fig();
    const [flow] = figAsDesign(design, FAULT_WORDS.en).pages;
    expect(flow?.screens).toHaveLength(1);
    expect((await flow?.readScene())?.frames).toHaveLength(1);
    expect(design.readPage).toHaveBeenCalledTimes(1);
  });

  test("that are read again say only once what is left out, and are incomplete each time", async () => {
    const { pages, notRead } = figAsDesign(fig(), FAULT_WORDS.en);
    const [flow, drafts] = pages;
    expect((await drafts?.readScene())?.page.isComplete).toBeUndefined();
    expect((await flow?.readScene())?.page.isComplete).toBe(true);
    expect((await drafts?.readScene())?.page.isComplete).toBeUndefined();
    expect(notRead()).toEqual({ count: 1, first: [{ path: "Drafts", reason: "a layer is damaged" }] });
  });

  test.each([
    ["en", "the page has more layers than can be reviewed"],
    ["fr", "la page a plus de calques qu’il n’est possible d’en examiner"],
  ] as const)("that are too large have no screens, and say why: %s", async (language, reason) => {
    const { pages, notRead } = figAsDesign(fig(), FAULT_WORDS[language]);
    const library = pages[2];
    expect(library?.screens).toEqual([]);
    expect(await library?.readScene()).toBeNull();
    expect(library?.fault()).toBe(reason);
    expect(notRead()).toEqual({ count: 1, first: [{ path: "Library", reason }] });
  });
});
