import { describe, expect, test } from "vitest";
import type { Finding } from "../../../shared/review/report.ts";
import { foundOn, frameOf } from "../../../tests/told-review.ts";
import { CLAIM, REQUEST, give, modelThat } from "../../../tests/second-opinion/give-opinion.ts";

const PURPOSE = "The last step of an order, for people who pay at once";
const WHY = "It takes the total for a button, and nobody would press it here.";

const answer = (said: object) => ({
  text: JSON.stringify({
    reading: { purpose: PURPOSE },
    findings: [CLAIM],
    contests: [],
    verdicts: [],
    ...said,
  }),
});

const finding = (id: string, more: Partial<Finding> = {}): Finding =>
  foundOn({
    id,
    rule: "target-size",
    layers: [{ id: "1:3", name: "Total", shown: "“Total 42 €”" }],
    title: "Target too small",
    problem: "“Total 42 €” is 18 px high.",
    ...more,
  });

const MEASURED = [
  frameOf({ findings: [finding("detail", { isDetail: true }), finding("first"), finding("second")] }),
];

describe("what a model says of a screen beside its problems", () => {
  test("is what it takes the screen for, told before its first problem and kept", async () => {
    const model = await modelThat(answer({}));
    const { screens, steps } = await give(model);
    expect(steps.map(({ state, takenFor }) => [state, takenFor])).toEqual([
      ["looking", undefined],
      ["looking", PURPOSE],
      ["checking", PURPOSE],
      ["done", PURPOSE],
    ]);
    expect(screens).toEqual([{ frameId: "1:1", state: "done", takenFor: PURPOSE }]);
  });

  test.each([
    ["another language", "La dernière étape d’une commande pour ceux qui paient tout de suite"],
    ["a link", "The last step, see [here](https://example.com)"],
    ["an essay", "a ".repeat(200)],
    ["nothing", "  "],
  ])("is not shown where it is %s", async (_, purpose) => {
    const { screens } = await give(await modelThat(answer({ reading: { purpose } })));
    expect(screens).toEqual([{ frameId: "1:1", state: "done" }]);
  });

  test("is which findings of rules it holds to be wrong, by the numbers that it was told", async () => {
    const contests = [{ finding: "F2", why: WHY }];
    const model = await modelThat(answer({ contests }));
    const { screens } = await give(model, { measured: MEASURED });
    expect(model.asked[0]?.words).toMatch(/\nF1 Target too small L2\nF2 Target too small L2\n/);
    expect(screens).toMatchObject([{ contests: [{ finding: "second", why: WHY }] }]);
  });

  test("is nothing about a finding that it was not told, nor a doubt without words", async () => {
    const contests = [
      { finding: "F3", why: WHY },
      { finding: "L2", why: WHY },
      { finding: "F1", why: "" },
      { finding: 1 },
    ];
    const { screens } = await give(await modelThat(answer({ contests })), { measured: MEASURED });
    expect(screens[0]).not.toHaveProperty("contests");
  });

  test("stays when the model breaks off later", async () => {
    const { text } = answer({ contests: [{ finding: "F1", why: WHY }] });
    const model = await modelThat({ text: text.slice(0, text.indexOf('"verdicts"')), ends: "broken" });
    const { screens } = await give(model, { ...REQUEST, measured: MEASURED });
    expect(screens).toMatchObject([
      { state: "partly", takenFor: PURPOSE, contests: [{ finding: "first", why: WHY }] },
    ]);
  });
});
