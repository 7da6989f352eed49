import { describe, expect, test } from "vitest";
import type { Finding } from "../../../shared/review/report.ts";
import { image, layer, sceneOf, screen, text } from "../../../shared/scene/testing.ts";
import type { Candidate } from "../candidate.ts";
import { ASPECTS } from "../../../shared/review/rule.ts";
import { guidelinesIn } from "../guidelines.ts";
import { seeScreen } from "../screen/see-screen.ts";
import { checkCandidate } from "./check-candidate.ts";
import { knownNumbers } from "./doubts.ts";

const scene = sceneOf(
  screen([
    text("Plans", { id: "title", x: 20, y: 60, sizePx: 32, weight: 700 }),
    layer({ id: "photo", x: 20, y: 120, width: 335, height: 200, fills: [image] }),
    text("Compare all", { id: "compare", x: 20, y: 360 }),
    text("Read more", { id: "more", x: 23, y: 400, color: "#aaaaaa" }),
  ]),
);
const [frame] = scene.frames;
if (!frame) throw new Error("There is a screen.");
const seen = seeScreen(scene, frame, "en");
const handleOf = (id: string): string =>
  seen.parts.find(({ layerIds }) => layerIds.includes(id))?.handle ?? "none";

const grounds = {
  screen: seen,
  guidelines: guidelinesIn("en", ASPECTS),
  measured: [] as readonly Finding[],
  language: "en" as const,
  knownNumbers: knownNumbers(seen, []),
  kept: [] as readonly Candidate[],
};

const claim: Candidate = {
  guideline: "scent",
  layers: [handleOf("more")],
  relation: "unclear",
  others: [],
  fixes: [],
  value: "",
  title: "Two ways that promise the same",
  problem: "“Read more” does not say of what one would read more.",
  why: "People have to open it to find out.",
  fix: "Name what is behind it.",
  severity: "minor",
};

const check = (fields: Partial<Candidate>, more: Partial<typeof grounds> = {}) =>
  checkCandidate({ ...claim, ...fields }, { ...grounds, ...more });

describe("what code cannot find on the screen is a doubt", () => {
  test("of a number, and of none that the screen or its data hold", () => {
    expect(check({ problem: "“Read more” loses 40 % of readers." })).toMatchObject({
      doubts: ["40 stands nowhere on the screen"],
    });
    expect(
      check({ problem: "“Read more” stands at 400 px, 308 px and 2 lines below “Plans”." }),
    ).toMatchObject({
      doubts: [],
    });
  });

  test("and none of words that the claim is about", () => {
    const missing = { relation: "missing", value: "Cancel any time" } as const;
    expect(check({ ...missing, problem: "Nowhere does “Plans” say “Cancel any time”." })).toMatchObject({
      doubts: [],
    });
  });
});

describe("a claim", () => {
  test("keeps the parts that it points at, whatever words it quotes of others", () => {
    const problem = "The photo beside “Read more” shows something else than what is sold here.";
    expect(check({ problem, layers: [handleOf("photo")] })).toMatchObject({
      candidate: { layers: [handleOf("photo")] },
      doubts: [],
    });
    expect(check({ layers: [handleOf("title")] })).toMatchObject({
      candidate: { layers: [handleOf("title")] },
      doubts: ["none of the quoted words stand at its parts"],
    });
  });

  test("that points at nothing gets the part that it quotes", () => {
    expect(check({ layers: ["L99"] })).toMatchObject({ candidate: { layers: [handleOf("more")] } });
    expect(check({ layers: [handleOf("more"), "L99"], others: ["L98"] })).toMatchObject({
      candidate: { layers: [handleOf("more")], others: [] },
    });
  });

  test("about a picture needs no quote", () => {
    const problem = "The photo shows something else than what is sold here.";
    expect(check({ problem, layers: [handleOf("photo")] })).toMatchObject({ numbers: null });
  });

  test("that a rule told at this place is dropped, and one of a detail or of another relation is not", () => {
    const told = (more: Partial<Finding>) =>
      [{ rule: "vague-label", layers: [{ id: "more", name: "" }], ...more }] as readonly Finding[];
    expect(check({}, { measured: told({}) })).toMatchObject({ reason: "measured" });
    expect(check({}, { measured: told({ isDetail: true }) })).toMatchObject({ numbers: null });
    expect(check({ relation: "too-far" }, { measured: told({}) })).toMatchObject({ numbers: null });
  });

  test("may show how an address is written", () => {
    expect(check({ fix: "Show a sample, such as “https://example.com”." })).toMatchObject({ numbers: null });
    expect(check({ fix: "Show a sample, such as “https://example.com.evil.io”." })).toMatchObject({
      reason: "markup",
    });
  });
});
