import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { drawTour } from "../scripts/tour/draw-tour.ts";
import { edgesIn } from "../scripts/tour/rooms.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "tests/quality/README.md",
  ...readdirSync(path.join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join("docs", name)),
];

/** A file or folder by its path from the root; with a placeholder in it, a path is a pattern and names none. */
const NAMED = /`((?:docs|plugin|scripts|server|shared|stand-ins|supabase|tests|website)\/[\w./@-]+)`/g;

/** A link to a page of the project, without the place on it. */
const LINKED = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const foundBy = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, place = ""]) => place);

function placesIn(page: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, page), "utf8");
  return [
    ...foundBy(NAMED, text),
    ...foundBy(LINKED, text).map((link) => path.join(path.dirname(page), link)),
  ];
}

test("what pages name and link to is there", () => {
  const places = PAGES.flatMap((page) => placesIn(page).map((place) => ({ page, place })));
  expect(places.length).toBeGreaterThan(200);
  expect(places.filter(({ place }) => !existsSync(path.join(ROOT, place)))).toEqual([]);
});

test("the index of decisions links to each of them", () => {
  const folder = path.join(ROOT, "docs/decisions");
  const decisions = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));
  const linked = foundBy(LINKED, readFileSync(path.join(folder, "README.md"), "utf8"));
  expect([...linked].toSorted()).toEqual(decisions.toSorted());
});

test("the picture of the tour shows the imports as they are; `npm run tour` draws it anew", () => {
  expect(readFileSync(path.join(ROOT, "docs/tour.svg"), "utf8")).toBe(drawTour(edgesIn(ROOT)));
});
