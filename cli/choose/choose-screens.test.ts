import { describe, expect, test } from "vitest";
import { chooseScreens, refuseFaulty, refuseUnknown } from "./choose-screens.ts";
import type { DesignPage } from "../design/design.ts";
import { REPORT_WORDS } from "../words/words.ts";

const page = (id: string, name: string, screens: Readonly<Record<string, string>>): DesignPage => ({
  id,
  name,
  screens: Object.entries(screens).map(([screenId, screenName]) => ({
    id: screenId,
    name: screenName,
    widthPx: 375,
    heightPx: 812,
  })),
  readScene: () => Promise.reject(new Error("not asked for")),
  fault: () => undefined,
});

const pages = [
  page("0:1", "Shop", { "1:1": "Cart", "1:2": "Pay" }),
  page("0:2", "Drafts", { "2:1": "Cart" }),
  page("0:3", "Icons", {}),
];

const chosen = (wanted: { readonly frames: readonly string[] }) =>
  chooseScreens(pages, { pages: [], ...wanted }).pages.map(({ name, screens }) => [
    name,
    ...screens.map(({ id }) => id),
  ]);

describe("what is chosen", () => {
  test("are frames by name or id, without the pages that have none of them", () => {
    expect(chosen({ frames: ["2:1", "Pay"] })).toEqual([
      ["Shop", "1:2"],
      ["Drafts", "2:1"],
    ]);
  });

  test("of pages that nobody wants, nobody asks for the screens", () => {
    const shy: DesignPage = {
      id: "0:4",
      name: "Shy",
      get screens(): never {
        throw new Error("not asked for");
      },
      readScene: () => Promise.reject(new Error("not asked for")),
      fault: () => undefined,
    };
    const wanted = { pages: ["Drafts"], frames: ["Cart"] };
    const { known, pages: found } = chooseScreens([...pages, shy], wanted);
    expect(found.map(({ name }) => name)).toEqual(["Drafts"]);
    expect(known.pages.map(({ name }) => name)).toContain("Shy");
    expect(chooseScreens([shy], { pages: [], frames: [] }).pages).toHaveLength(1);
  });

  test("a page of which nothing can be read is refused when it was asked for by name", () => {
    const tooLarge = { ...page("0:5", "Library", {}), fault: () => "the page is too large" };
    expect(() => refuseFaulty([...pages, tooLarge], { pages: [], frames: [] })).not.toThrow();
    expect(() => refuseFaulty([tooLarge], { pages: ["0:5"], frames: [] })).toThrow(
      "Library: the page is too large",
    );
  });
});

describe("what is in none of the designs is refused, and what there is is named", () => {
  const { en, fr } = REPORT_WORDS;
  const refuse = (wantedPages: readonly string[], frames: readonly string[], words = en) => {
    const wanted = { pages: wantedPages, frames };
    const other = [page("0:9", "Blog", { "9:1": "Home" })];
    const known = [pages, other].map((all) => chooseScreens(all, wanted).known);
    refuseUnknown(known, wanted, words);
  };

  test("a frame, among those of the pages that were asked for", () => {
    expect(() => refuse(["Drafts"], ["Pay"], fr)).toThrow(
      "Il n’y a pas d’écran «\u00a0Pay\u00a0». Les écrans\u00a0:\n  Cart (2:1)",
    );
  });

  test("but not what is in one of them", () => {
    expect(() => refuse(["Blog", "Shop"], ["Home", "Pay"])).not.toThrow();
  });
});
