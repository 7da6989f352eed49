import { describe, expect, test } from "vitest";
import { image, layer, sceneOf, screen, text } from "../../../../shared/scene/testing.ts";
import type { Candidate } from "../../candidate.ts";
import { seeScreen } from "../../screen/see-screen.ts";
import { namesNothing } from "./names-nothing.ts";

const LONG =
  "A design system holds consistent components, colours, fonts, tokens, patterns, guidance, writing, motion, icons, grids, themes, charts and visual rules for everybody.";

const scene = sceneOf(
  screen([
    text("Orders", { id: "title", x: 20, y: 60, sizePx: 32, weight: 700 }),
    layer({ id: "photo", x: 20, y: 120, width: 335, height: 120, fills: [image] }),
    layer({ id: "band", x: 20, y: 260, width: 335, height: 120, fill: "#e8b931" }, [
      text("Total", { id: "total", x: 40, y: 280 }),
      text("Delivery", { id: "delivery", x: 140, y: 280 }),
      text("$ 48.00", { id: "price", x: 240, y: 280 }),
    ]),
    text(LONG, { id: "long", x: 20, y: 420, width: 335, height: 120 }),
  ]),
);
const [frame] = scene.frames;
if (!frame) throw new Error("There is a screen.");
const seen = seeScreen(scene, frame, "en");

function isNothing(problem: string, ids: readonly string[], more: Partial<Candidate> = {}): boolean {
  const layers = ids.map((id) => seen.parts.find(({ layerIds }) => layerIds.includes(id))?.handle ?? "none");
  const claim: Candidate = {
    guideline: "grouping",
    about: "grouping",
    layers,
    title: "It misleads",
    problem,
    why: "",
    fix: "",
    ...more,
  };
  return namesNothing(claim, seen);
}

describe("a claim that quotes nothing names what it speaks of", () => {
  test.each<[string, string, readonly string[]]>([
    ["by kind and colour", "The yellow panel draws the eye from all else.", ["band"]],
    ["by kind and number", "One picture stands above three texts that explain it.", ["photo", "band"]],
    ["by its words and those beside it", "Whether delivery is in the total is open.", ["total"]],
    ["by an amount and its words", "The total of 48.00 stands alone.", ["band"]],
  ])("%s", (_, problem, ids) => {
    expect(isNothing(problem, ids)).toBe(false);
  });

  test.each<[string, string, readonly string[]]>([
    ["by one word of its kind, which may be chance", "The photo takes long to load.", ["photo"]],
    ["by nothing", "The layout should follow best practices.", ["photo"]],
    ["by words of a long text, which has any word", "Use consistent fonts and visual patterns.", ["long"]],
  ])("and is dropped when it does so %s", (_, problem, ids) => {
    expect(isNothing(problem, ids)).toBe(true);
  });
});

test("what is missing may be told by the place where it should be, but not by that alone", () => {
  const about = "missing-information" as const;
  const fix = "Say below it whether delivery is included.";
  expect(isNothing("The total explains nothing.", ["total"], { about, fix })).toBe(false);
  expect(isNothing("It does not refresh after a day.", ["total"], { about, fix })).toBe(true);
});

test("a claim about words must use those of its parts; of a picture, which has none, its kind will do", () => {
  const about = "meaning" as const;
  expect(isNothing("The yellow panel says too little.", ["price"], { about })).toBe(true);
  expect(isNothing("A photo, or any picture, needs a caption.", ["photo"], { about })).toBe(false);
});
