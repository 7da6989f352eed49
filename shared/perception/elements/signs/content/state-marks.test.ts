import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { stateMarks } from "./state-marks.ts";

const line = (words: string, index: number): readonly SceneNode[] => {
  const y = 200 + 60 * index;
  return [
    text(`Order ${index + 1}`, { x: 40, y, width: 90, height: 18 }),
    text("12 May", { x: 300, y, width: 60, height: 18 }),
    layer({ x: 600, y: y - 5, width: 84, height: 28, fill: "#d6f5e0" }, [
      text(words, { x: 616, y, width: 52, height: 18, sizePx: 14, color: "#116633" }),
    ]),
  ];
};

const rolesOf = (nodes: readonly SceneNode[]): readonly string[] =>
  stateMarks(sightOf(nodes, { width: 1280, height: 800 })).map(({ role }) => role);

test("boxes in the lines of a table of which some say the same tell states", () => {
  expect(rolesOf(["Paid", "Late", "Paid"].flatMap(line))).toEqual(["badge", "badge", "badge"]);
  expect(rolesOf(["Actif", "Inactif", "Actif"].flatMap(line))).toEqual(["badge", "badge", "badge"]);
});

test("what says the same in each line does something with it, as does what asks for it", () => {
  expect(rolesOf(["Détails", "Détails", "Détails"].flatMap(line))).toEqual([]);
  expect(rolesOf(["Delete", "Delete", "Send"].flatMap(line))).toEqual([]);
  expect(rolesOf(["Monday", "Tuesday", "Friday"].flatMap(line))).toEqual([]);
});

test("without lines beside them they may be anything", () => {
  const alone = ["Paid", "Late", "Paid"].flatMap(line).filter(({ type }) => type !== "TEXT");
  expect(rolesOf(alone)).toEqual([]);
});

test("a unit that is fixed to the end of a field tells no state", () => {
  const field = (index: number): SceneNode =>
    layer({ x: 500, y: 195 + 60 * index, width: 100, height: 28, fill: "#f4f4f4" });
  expect(rolesOf(["px", "px", "deg"].flatMap((unit, index) => [field(index), ...line(unit, index)]))).toEqual(
    [],
  );
});

test("boxes in rows and columns are buttons, though some say the same", () => {
  const twin = (index: number): SceneNode =>
    layer({ x: 760, y: 195 + 60 * index, width: 84, height: 28, fill: "#d6f5e0" }, [
      text("Large", { x: 776, y: 200 + 60 * index, width: 52, height: 18, sizePx: 14 }),
    ]);
  const drawn = ["Round", "Plain", "Round"].flatMap((words, index) => [...line(words, index), twin(index)]);
  expect(rolesOf(drawn)).toEqual([]);
});
