import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AskModel } from "../../server/second-opinion/ask-model.ts";
import { evaluate } from "./evaluate.ts";
import { readDesigns } from "./read-designs.ts";
import { answersOf, recording } from "./recorded-answers.ts";
import { writeEvaluations } from "./write-evaluations.ts";

const SAMPLES = path.resolve(import.meta.dirname, "../../plugin/stage/samples");
const PRICES = { model: "some-model", inputEur: 2, outputEur: 10 };

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "answers-"));
});
afterEach(() => rm(folder, { recursive: true }));

const CLAIM = {
  guideline: "recognition",
  relation: "missing",
  others: [],
  fixes: [],
  value: "",
  severity: "minor",
  layers: ["L9999"],
  title: "The total hides its parts",
  problem: "The sum below does not tell whether delivery is included.",
  why: "Customers go back to the basket to be sure.",
  fix: "Name what the sum is made of, below it.",
};

/** A model that speaks of a layer that is not there. */
const wrong: AskModel = async (_, __, onText) => {
  const text = JSON.stringify({ findings: [CLAIM], verdicts: [] });
  onText?.(text);
  return { text, inputTokens: 1000, outputTokens: 100 };
};

const run = async (ask: AskModel) => evaluate(await readDesigns(SAMPLES), ask, PRICES, { language: "en" });

test("recorded answers give the same findings, drops, tokens and cost again", async () => {
  const asked = await run(recording(folder, wrong));
  const replayed = await run(answersOf(folder));
  const counts = ({ result, dropped, estimatedTokens, calls }: (typeof asked)[number]) => ({
    result: result && { ...result, cost: { ...result.cost, durationMs: 0 } },
    dropped,
    estimatedTokens,
    calls,
  });
  expect(replayed.map(counts)).toEqual(asked.map(counts));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every(({ result }) => result?.dropped["unknown-part"])).toBe(true);
});

test("what was kept and dropped is printed with its words, design by design and in all", async () => {
  const evaluations = await run(wrong);
  const printed = writeEvaluations(evaluations);
  const frames = evaluations.reduce((sum, { result }) => sum + (result?.dropped["unknown-part"] ?? 0), 0);
  const all = printed.slice(printed.indexOf(`All ${evaluations.length}`));
  expect(all).toMatch(new RegExp(`dropped: unknown-part +${frames}\\n`));
  expect(all).toContain(`${frames * 1000} in, ${frames * 100} out`);
  expect(all).toMatch(/estimated +[1-9]\d+ in/);
  expect(printed).toContain(`× [unknown-part] ${CLAIM.title}: ${CLAIM.problem}`);
});

test("asked in passes, each aspect is asked for by a question of its own, into one list", async () => {
  const [design] = await readDesigns(SAMPLES);
  if (!design) throw new Error("There is a sample.");
  const [frame] = design.scene.frames;
  const alone = { ...design, scene: { ...design.scene, frames: frame ? [frame] : [] } };
  const callsIn = async (isInPasses: boolean) =>
    (await evaluate([alone], wrong, PRICES, { language: "en", isInPasses }))[0]?.calls;
  expect([await callsIn(false), await callsIn(true)]).toEqual([1, 3]);
});

test("a server that read less than it was sent is told of", async () => {
  const cut: AskModel = async (...asked) => ({ ...(await wrong(...asked)), inputTokens: 10 });
  expect(writeEvaluations(await run(cut))).toMatch(/read in part +[1-9]\d* calls: the context/);
});

test("a question without a recorded answer fails and names the file", async () => {
  const evaluations = await run(answersOf(folder));
  expect(evaluations.every(({ result }) => result === null)).toBe(true);
  expect(writeEvaluations(evaluations)).toMatch(/failed +unusable: .*There is no recorded answer: .*find-/);
});
