import { expect, test } from "vitest";
import { openAlone } from "../../perception/frame/testing.ts";
import { screen, text } from "../../scene/testing.ts";
import { HOUSE_CHECKS } from "../house/index.ts";
import { RULES } from "../rules/index.ts";
import { weighAlone } from "../weigh/weigh.ts";
import { toldOnce } from "./told-once.ts";

const { texts } = openAlone(screen([text("One"), text("Two", { y: 40 }), text("Three", { y: 80 })]));

function problem(id: string, ...places: readonly number[]) {
  const rule = RULES.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  const layers = places.flatMap((place) => texts[place] ?? []);
  return weighAlone({ rule, layers, evidence: {}, options: {}, fails: [] });
}

const told = (...problems: readonly ReturnType<typeof problem>[]) =>
  toldOnce(problems).map(({ rule }) => rule.id);

test("what another rule tells better about the same layers is left out", () => {
  expect(told(problem("heading-order", 0), problem("type-scale", 0, 1, 2))).toEqual(["type-scale"]);
});

test("the same rules about other layers are both heard", () => {
  expect(told(problem("heading-order", 0), problem("type-scale", 1, 2))).toHaveLength(2);
});

const ids = new Set([...RULES, ...HOUSE_CHECKS].map(({ id }) => id));
const betterThan = new Map(RULES.map(({ id, yieldsTo = [] }) => [id, yieldsTo]));

test("the order of precedence names rules that there are", () => {
  expect([...betterThan.values()].flat().filter((id) => !ids.has(id.split("/")[0] ?? ""))).toEqual([]);
});
