import { expect, test } from "vitest";
import { LANGUAGES } from "../../../../shared/i18n/language.ts";
import { ASPECTS } from "../../../../shared/review/rule.ts";
import { reviewFrame } from "../../../../shared/review/review.ts";
import { colorOf, measure } from "../../blog/figures/measured.ts";
import { MEASURED_RULES } from "../../rules/measured-rules.computed.ts";
import { checkout, FAINT, FIXED } from "./checkout.ts";
import { FOUND } from "./found.computed.ts";
import { judge } from "./judge.ts";

const WHITE = colorOf("#ffffff");

test("the first view says what the engine measures: 2.54:1, and its own fix for it", () => {
  expect(measure(colorOf(FAINT), WHITE).ratio).toBe(2.54);
  const scene = checkout();
  const [screen] = scene.frames;
  if (!screen) throw new Error("there is a screen");
  const found = reviewFrame(scene, screen, { fixesFor: "all" }).findings.find(
    ({ rule }) => rule === "text-contrast",
  );
  expect(found?.fixes?.[0]?.changes).toEqual([
    { layer: "checkout:note", property: "fill", from: FAINT, to: FIXED },
  ]);
  expect(measure(colorOf(FIXED), WHITE).isEnough).toBe(true);
});

test.each(LANGUAGES)("one finding of each aspect is shown in %s", (language) => {
  const aspects = new Set(FOUND[language].map(({ aspect }) => aspect));
  expect([...aspects].toSorted()).toEqual([...ASPECTS].toSorted());
});

test.each(LANGUAGES)("with its fix, the faint text is no finding any more in %s", (language) => {
  const rules = judge(checkout({ language, note: FIXED }), language).map(({ rule }) => rule);
  expect(rules).not.toContain("text-contrast");
  expect(rules).toHaveLength(FOUND[language].length - 1);
});

test("no rule that was mostly wrong on real designs is advertised", () => {
  const [shown] = [ASPECTS.map((aspect) => FOUND.en.find((one) => one.aspect === aspect)?.rule)];
  for (const rule of MEASURED_RULES.filter(({ id }) => shown.includes(id)))
    expect(rule.read === 0 || rule.right / rule.read >= 0.5).toBe(true);
});
