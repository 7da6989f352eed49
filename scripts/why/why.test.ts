import { expect, test } from "vitest";
import { layer, sceneOf, screen, text } from "../../shared/scene/testing.ts";
import { openFrame } from "../../shared/perception/frame/frame.ts";
import type { Problem } from "../../shared/review/merge.ts";
import type { Rule } from "../../shared/review/rule.ts";
import { RULES } from "../../shared/review/rules/index.ts";
import { silenceText } from "./explain-verdict.ts";
import { why } from "./why.ts";

const faint = text("Delivery within two days", { id: "faint", x: 20, y: 40, width: 300, color: "#999999" });
const dark = text("Your order leaves our house today.", { id: "dark", x: 20, y: 80, width: 300 });
const box = layer({ id: "box", x: 20, y: 120, width: 40, height: 40, fill: "#222222" });
const node = screen([faint, dark, box], { fill: "#ffffff" });

const said = (id: string, rule: string): string => why(sceneOf(node), node, id, rule);

test("what a layer was taken for is told with its place and its ground", () => {
  expect(said("dark", "text-contrast")).toMatch(/taken for .*no element/);
  expect(said("dark", "text-contrast")).toMatch(/lies in .*it is the screen|lies in .*FRAME/);
  expect(said("dark", "text-contrast")).toMatch(/ground .*#ffffff/);
});

test("what is found is told with its numbers, how severe it is and where it is shown", () => {
  const text = said("faint", "text-contrast");
  expect(text).toMatch(/judged .*found .*"ratio":2\.84/);
  expect(text).toMatch(/told .*(critical|major|minor), shown at once, of “.*” \(TEXT faint\)/);
});

test("a layer that was judged and is fine is told apart from one that the rule does not pick", () => {
  expect(said("dark", "text-contrast")).toMatch(/judged +fine/);
  expect(said("box", "text-contrast")).toMatch(/judged +no: not one of the 2 layers/);
});

test("the lines of the rule that looked at the layer last are told with their code", () => {
  const places = said("dark", "text-contrast").match(/rules\/ui\/contrast\/text-contrast\.ts:\d+ {2}\S+/g);
  expect(places?.length).toBeGreaterThan(0);
});

test("of a layer that is not there nothing is told, and a rule that is not there is refused", () => {
  expect(said("gone", "text-contrast")).toBe("");
  expect(() => said("dark", "no-such-rule")).toThrow("There is no rule no-such-rule.");
});

test("a finding that another rule tells in better words names that rule", () => {
  const { texts } = openFrame(sceneOf(node), node);
  const [order, scale] = ["heading-order", "type-scale"].map((id): Problem => {
    const rule = RULES.find((one) => one.id === id) as Rule;
    return { rule, layers: texts.slice(0, 1), evidence: {}, options: {}, fails: [] };
  }) as [Problem, Problem];
  expect(silenceText(order, [scale])).toMatch(/^silent: type-scale tells it of “.*” \(TEXT faint\)$/);
});
