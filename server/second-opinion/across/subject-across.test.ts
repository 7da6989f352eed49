import { describe, expect, test } from "vitest";
import { sceneOf, screen, text } from "../../../shared/scene/testing.ts";
import {
  CLAIM as OF_ONE,
  opinionOn,
  REQUEST,
  screenOf,
  STANDS as HOLDS,
} from "../../../tests/second-opinion/give-opinion.ts";
import type { AskModel, Question } from "../ask-model.ts";
import { SecondOpinionFailure, type OpinionRequest } from "../second-opinion.ts";

const basket = screenOf("1", "Your basket", "Total 42 €", "Pay now");
const receipt = screenOf("2", "Thank you", "You paid 45 €", "Track parcel");
const request: OpinionRequest = { ...REQUEST, scene: { ...sceneOf(basket), frames: [basket, receipt] } };

const CLAIM = {
  ...OF_ONE,
  guideline: "no-contradiction",
  relation: "contradicts",
  layers: ["A2", "B2"],
  title: "The sum changes on the way",
  problem: "“Total 42 €” in the basket becomes “You paid 45 €” afterwards.",
  why: "Whoever compares the two thinks that too much was taken.",
  fix: "Show the same sum, or what was added to it.",
};

const STANDS = { ...HOLDS, severity: "major" };

type Answers = Partial<Record<Question["name"], (question: Question) => object>>;

function giveWith(answers: Answers, more: Partial<OpinionRequest> = {}) {
  const asked: Question[] = [];
  const ask: AskModel = async (question, _, onText) => {
    asked.push(question);
    const said = JSON.stringify({ findings: [], verdicts: [], ...answers[question.name]?.(question) });
    onText?.(said);
    return { text: said, inputTokens: 1, outputTokens: 1 };
  };
  const opinion = opinionOn(ask, { looksAcross: true });
  const told: string[] = [];
  const given = opinion.give(
    { ...request, ...more },
    ({ title }) => told.push(title),
    new AbortController().signal,
  );
  return { given, asked, told };
}

const names = (asked: readonly Question[]) => asked.map(({ name }) => name);

describe("a look across several screens", () => {
  test("finds what none of them shows alone, with parts of each", async () => {
    const { given, asked, told } = giveWith({
      "find-across": () => ({ findings: [CLAIM] }),
      "verify-across": () => ({ verdicts: [STANDS] }),
    });
    const { findings, screens } = await given;
    expect(findings).toMatchObject([
      { frameId: "1:1", title: CLAIM.title, layers: [{ id: "1:3" }, { id: "2:3" }], severity: "major" },
    ]);
    expect(told).toEqual([CLAIM.title]);
    expect(screens.map(({ state }) => state)).toEqual(["done", "done"]);
    expect(names(asked)).toEqual(["find", "find", "find-across", "verify-across"]);
    const design = asked.find(({ name }) => name === "find-across")?.design ?? "";
    expect(design).toContain('A2 "Total 42 €"');
    expect(design).toContain('B2 "You paid 45 €"');
  });

  test("is held to the design as any other: one screen, Markdown, or a second look that says no", async () => {
    const claims = [
      { ...CLAIM, layers: ["A1", "A2"], problem: "“Total 42 €” stands under “Your basket”." },
      { ...CLAIM, title: "**The** sum" },
      CLAIM,
    ];
    const { given } = giveWith({
      "find-across": () => ({ findings: claims }),
      "verify-across": () => ({ verdicts: [{ ...STANDS, is: "untrue" }] }),
    });
    const { findings, dropped } = await given;
    expect(findings).toEqual([]);
    expect(dropped).toEqual({ "one-screen": 1, markup: 1, "verified-untrue": 1 });
  });

  test("what can be measured between screens is, and needs no second look; what is false is dropped", async () => {
    const larger = screen(
      [
        text("Thank you", { id: "2:2", x: 20, y: 60 }),
        text("You paid 45 €", { id: "2:3", x: 20, y: 100, sizePx: 20 }),
      ],
      { id: "2:1", name: "Checkout 2" },
    );
    const unlike = { ...CLAIM, guideline: "consistency", relation: "unlike-peers", value: "letters" };
    const { given } = giveWith(
      {
        "find-across": () => ({
          findings: [
            { ...unlike, layers: ["A2", "B2"], others: ["B2"], title: "Two sizes of one line" },
            {
              ...unlike,
              layers: ["A1", "B1"],
              others: ["B1"],
              title: "Headings are set in two sizes",
              problem: "“Your basket” is larger than “Thank you”.",
            },
          ],
        }),
      },
      { scene: { ...request.scene, frames: [basket, larger] } },
    );
    const { findings, dropped } = await given;
    expect(findings).toMatchObject([
      { title: "Two sizes of one line", measured: { relation: "unlike-peers" } },
    ]);
    expect(dropped).toEqual({ "measured-false": 1 });
  });

  test("is told what was said of single screens", async () => {
    const single = { ...CLAIM, layers: ["L2"], title: "The sum is bare", problem: "“Total 42 €” is bare." };
    const { given, asked } = giveWith({
      find: ({ design }) =>
        design.includes("Checkout 1") && design.includes('Screen "Checkout 1"') ? { findings: [single] } : {},
      verify: () => ({ verdicts: [STANDS] }),
    });
    await given;
    expect(asked.at(-1)?.design).toContain("The sum is bare");
  });

  test("that fails loses nothing of the single ones", async () => {
    const { given } = giveWith({
      "find-across": () => {
        throw new SecondOpinionFailure("down", null);
      },
    });
    expect((await given).screens.map(({ state }) => state)).toEqual(["done", "done"]);
  });

  test("is not taken at one screen, nor when only a part is asked for again", async () => {
    const alone = giveWith({}, { scene: sceneOf(basket) });
    await alone.given;
    expect(names(alone.asked)).toEqual(["find"]);
    const again = giveWith({}, { frameIds: ["1:1", "2:1"] });
    await again.given;
    expect(names(again.asked)).toEqual(["find", "find"]);
  });
});
