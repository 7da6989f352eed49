import { describe, expect, test } from "vitest";
import { instance, layer, sceneOf, screen, text } from "../../../../shared/scene/testing.ts";
import { seeScreen } from "../../screen/see-screen.ts";
import { contradictedFact } from "./against-facts.ts";

const tag = (id: string, label: string, x: number) =>
  layer({ id, name: "Tag", x, y: 120, width: 100, height: 32, fill: "#eeeeee" }, [
    text(label, { id: `${id}t`, x: x + 8, y: 128, sizePx: 14 }),
    instance("X", { id: `${id}x`, x: x + 76, y: 128, width: 16, height: 16 }, [
      layer({ id: `${id}v`, type: "VECTOR", x: x + 80, y: 132, width: 8, height: 8, fill: "#111111" }),
    ]),
  ]);

const row = (id: string, name: string, price: string, y: number) =>
  layer({ id, name: "Row", x: 20, y, width: 335, height: 56, fill: "#f4f4f4" }, [
    text(name, { id: `${id}n`, x: 32, y: y + 8, sizePx: 14 }),
    text(price, { id: `${id}p`, x: 280, y: y + 8, sizePx: 14, weight: 700 }),
  ]);

const day = (id: string, label: string, x: number, weight: number, color: string) =>
  text(label, { id, x, y: 560, weight, color, sizePx: 16 });

const scene = sceneOf(
  screen([
    text("Your orders", { id: "title", x: 20, y: 60, sizePx: 32, weight: 700 }),
    tag("red", "Spring", 20),
    tag("new", "Summer", 130),
    row("a", "Lamp", "$ 48.00", 200),
    row("b", "Chair", "$ 95.00", 264),
    row("c", "Table", "$ 210.00", 328),
    day("mon", "Monday", 20, 400, "#777777"),
    day("tue", "Tuesday", 120, 400, "#1144cc"),
    day("wed", "Wednesday", 230, 400, "#777777"),
  ]),
);
const [frame] = scene.frames;
if (!frame) throw new Error("There is a screen.");
const seen = seeScreen(scene, frame, "en");

const against = (title: string, problem: string, ids: readonly string[]) =>
  contradictedFact(
    {
      guideline: "scent",
      about: "grouping",
      layers: ids.map((id) => seen.parts.find(({ layerIds }) => layerIds.includes(id))?.handle ?? id),
      title,
      problem,
      why: "",
      fix: "Mend it.",
    },
    seen,
  );

type Row = readonly [reason: string, title: string, problem: string, ids: readonly string[]];

describe("a claim is dropped that misses or mistakes what is there", () => {
  test.each<Row>([
    ["is-there", "Tags cannot be removed", "“Spring” and “Summer” are shown without a cross.", ["red"]],
    ["is-there", "Les étiquettes restent", "« Spring » s’affiche sans croix ni menu.", ["red"]],
    ["is-there", "Nobody sees what it costs", "“Lamp” and “Chair” have no price.", ["an", "bn"]],
    ["is-there", "Les lignes sans prix", "« Lamp » n’a aucun prix.", ["an"]],
    ["looks-otherwise", "The price is weaker than the name", "It hardly shows in the row.", ["a"]],
    ["looks-otherwise", "Le prix est plus discret que le nom", "On le cherche.", ["a"]],
    ["looks-otherwise", "“Lamp” leads", "“Lamp” is the largest text on the screen.", ["an"]],
    ["looks-otherwise", "“Your orders” is lost", "It is the smallest text of the page.", ["title"]],
    ["placed-otherwise", "The title comes last", "“Your orders” is set under the last row.", ["title"]],
    ["placed-otherwise", "The title is low", "“Your orders” stands at the bottom of the page.", ["title"]],
    ["placed-otherwise", "Le titre est trop bas", "« Your orders » se trouve en bas de la page.", ["title"]],
    ["stands-otherwise", "Which day is it?", "No day is marked as the current one.", ["mon"]],
    ["stands-otherwise", "Quel jour ?", "Aucun jour n’est sélectionné.", ["wed"]],
    ["not-there", "The chart has no axis", "The activity chart lacks labels on both axes.", ["a"]],
  ])("%s: %s (%s)", (reason, title, problem, ids) => {
    expect(against(title, problem, ids)).toBe(reason);
  });
});

describe("a claim stands that misses what is not there, or says what is so", () => {
  test.each<Row>([
    ["of another purpose", "No way back", "“Spring” has no cross to remove all tags at once.", ["red"]],
    ["of what has none", "Nothing to remove", "“Monday” is shown without a cross.", ["mon"]],
    ["not of all of them", "A price is missing", "“Lamp” and “Monday” have no price.", ["an", "mon"]],
    ["heavier is heavier", "The name is weaker than the price", "The eye goes to the sum.", ["a"]],
    ["the largest", "“Your orders” leads", "“Your orders” is the largest text on the screen.", ["title"]],
    ["under what lies above", "The days come late", "“Monday” is set under the last row.", ["mon"]],
    ["at its end", "The title is high", "“Your orders” stands at the top of the page.", ["title"]],
    ["not clearly enough", "Which day is it?", "The current day is not marked clearly enough.", ["mon"]],
    ["where none stands out", "Which tag?", "No tag is marked as chosen.", ["red"]],
  ])("%s: %s", (_, title, problem, ids) => {
    expect(against(title, problem, ids)).toBeNull();
  });
});
