import { describe, expect, test } from "vitest";
import { layer, sceneOf, screen, text } from "../../../../shared/scene/testing.ts";
import type { Candidate } from "../../candidate.ts";
import { seeScreen } from "../../screen/see-screen.ts";
import { contradictedFact } from "./against-facts.ts";

const button = (id: string, label: string, x: number, fill: string, color: string) =>
  layer({ id, name: "Button", x, y: 700, width: 150, height: 48, fill }, [
    text(label, { id: `${id}t`, x: x + 40, y: 714, color }),
  ]);

const tab = (id: string, label: string, x: number, weight: number, color: string) =>
  text(label, { id, x, y: 120, weight, color });

const scene = sceneOf(
  screen([
    text("Your order", { id: "title", x: 20, y: 60, sizePx: 32, weight: 700 }),
    tab("items", "Items", 20, 700, "#111111"),
    tab("bill", "Bill", 120, 400, "#777777"),
    tab("notes", "Notes", 220, 400, "#777777"),
    text("Total", { id: "total", x: 20, y: 300, sizePx: 16 }),
    text("$ 48.00", { id: "price", x: 260, y: 300, sizePx: 20 }),
    button("pay", "Pay", 20, "#1144cc", "#ffffff"),
    button("later", "Later", 200, "#dde6ff", "#1144cc"),
  ]),
);
const [frame] = scene.frames;
if (!frame) throw new Error("There is a screen.");
const seen = seeScreen(scene, frame, "en");
const handleOf = (id: string): string =>
  seen.parts.find(({ layerIds }) => layerIds.includes(id))?.handle ?? "none";

const against = (title: string, problem: string, ids: readonly string[], fix = "Mend it.") => {
  const claim: Candidate = {
    guideline: "scent",
    about: "grouping",
    layers: ids.map(handleOf),
    title,
    problem,
    why: "",
    fix,
  };
  return contradictedFact(claim, seen);
};

/** A name or reason, the title, the problem, the layers, the fix. */
type Row = readonly [name: string, title: string, problem: string, layers: readonly string[], fix: string];
const MEND = "Mend it.";

describe("a claim is dropped that the design contradicts", () => {
  test.each<Row>([
    [
      "not-there",
      "The carousel turns too fast",
      "Its slides change before one has read them.",
      ["title"],
      MEND,
    ],
    ["is-there", "There is no way to pay", "Only “Later” is offered.", ["later"], "Add “Pay” beside it."],
    [
      "looks-otherwise",
      "Nothing tells the tabs apart",
      "“Items”, “Bill” and “Notes” have the same weight.",
      ["items"],
      MEND,
    ],
    [
      "looks-otherwise",
      "The price is smaller than “Total”",
      "So it is overlooked.",
      ["price", "total"],
      MEND,
    ],
    ["colored-otherwise", "Two actions in green", "The green buttons compete.", ["pay"], MEND],
    ["filled-otherwise", "Later is the filled button", "Later is filled while Pay is not.", ["later"], MEND],
    [
      "placed-otherwise",
      "The title is cut",
      "The tabs overlap the title, so that it is cut.",
      ["title"],
      MEND,
    ],
    [
      "placed-otherwise",
      "The title comes last",
      "“Your order” is set below “Pay”, where it reads as a caption.",
      ["title"],
      MEND,
    ],
    ["placed-otherwise", "The sum comes late", "“Total” stands under the buttons.", ["total"], MEND],
    [
      "not-there",
      "Detached instances on the page",
      "Two rows are separate instances laid over the list.",
      ["items"],
      MEND,
    ],
    ["said-less-often", "“Notes” stands there twice", "People wonder which to open.", ["notes"], MEND],
    ["stands-otherwise", "Bill is selected at first", "The tab Bill is active on arrival.", ["bill"], MEND],
  ])("%s: %s", (reason, title, problem, ids, fix) => {
    expect(against(title, problem, ids, fix)).toBe(reason);
  });
});

describe("a claim stands that the design bears out, or says nothing of", () => {
  test.each<Row>([
    [
      "what is missing may be called by its kind",
      "There is no carousel",
      "A progress bar is missing as well.",
      ["title"],
      MEND,
    ],
    [
      "what it looks like is not what it is",
      "Reads like a slider",
      "It looks like a toggle.",
      ["total"],
      MEND,
    ],
    [
      "alike are those that are",
      "Two tabs look the same",
      "“Bill” and “Notes” have the same weight.",
      ["bill", "notes"],
      MEND,
    ],
    [
      "larger is what is larger",
      "The price is larger than “Total”",
      "That is right so.",
      ["price", "total"],
      MEND,
    ],
    ["by its colour", "The blue button leads", "It is blue, and blue means a link.", ["pay"], MEND],
    ["of the one that is filled", "Pay is the filled button", "Pay is filled.", ["pay"], MEND],
    [
      "words may overlap in meaning",
      "They overlap in meaning",
      "“Bill” and “Total” overlap in meaning.",
      ["bill"],
      MEND,
    ],
    [
      "words that are quoted side by side overlap in what they say",
      "Deux entrées pour une chose",
      "« Bill » et « Total » se recouvrent.",
      ["bill"],
      MEND,
    ],
    ["below is what lies below", "The way on", "“Pay” is set below “Total”.", ["pay"], MEND],
    [
      "what should lie elsewhere does not lie there",
      "The title in its place",
      "“Your order” should stand below “Pay”.",
      ["title"],
      MEND,
    ],
    [
      "an instance is an example as well",
      "The title is bare",
      "“Your order” has no date, for instance.",
      ["title"],
      MEND,
    ],
    ["of the one that is chosen", "Items is selected", "The tab Items is active.", ["items"], MEND],
    ["what it adds is not there", "No way to cancel", "Only “Later” is offered.", ["later"], "Add “Cancel”."],
  ])("%s", (_, title, problem, ids, fix) => {
    expect(against(title, problem, ids, fix)).toBeNull();
  });
});
