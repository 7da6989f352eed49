import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { AskModel, Question } from "../../server/second-opinion/ask-model.ts";
import { foundShape } from "../../server/second-opinion/candidate.ts";
import { SecondOpinionFailure } from "../../server/second-opinion/second-opinion.ts";
import { CLAIM as STANDING, STANDS } from "../../tests/second-opinion/give-opinion.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import { evaluate, type Evaluation } from "./evaluate.ts";
import { readDesigns, type EvalDesign } from "./read-designs.ts";
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
  ...STANDING,
  relation: "missing",
  layers: ["L9999"],
  problem: "The sum below does not tell whether delivery is included.",
};

/** A model that speaks of a layer that is not there. */
const wrong: AskModel = async (_, __, onText) => {
  const text = JSON.stringify({ findings: [CLAIM], verdicts: [] });
  onText?.(text);
  return { text, inputTokens: 1000, outputTokens: 100 };
};

const QUESTION: Question = {
  name: "find",
  instructions: "",
  design: "",
  pictures: [],
  task: "",
  closeUps: [],
  shape: foundShape,
};

/** The samples, with a screen each. */
let designs: readonly EvalDesign[] = [];
beforeAll(async () => {
  designs = (await readDesigns(SAMPLES)).map((design) => ({
    ...design,
    scene: { ...design.scene, frames: design.scene.frames.slice(0, 1) },
  }));
});

const run = (ask: AskModel) => evaluate(designs, ask, PRICES, { language: "en" });

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

test("a folder that is not there, or without designs, is told of by its name", async () => {
  await expect(readDesigns("/nowhere")).rejects.toThrow("/nowhere cannot be read.");
  await expect(readDesigns(folder)).rejects.toThrow(`${folder} holds no designs`);
});

test("the brief beside a design is told with its screens", async () => {
  await writeFile(path.join(folder, "one.brief.txt"), "A till for bakers. On purpose: no tips.\n");
  await copyFile(path.join(SAMPLES, "phone-checkout.json"), path.join(folder, "one.json"));
  const asked: string[] = [];
  const hearing: AskModel = (question, ...others) => {
    asked.push(question.design);
    return wrong(question, ...others);
  };
  await evaluate(await readDesigns(folder), hearing, PRICES, { language: "en" });
  expect(asked.join()).toContain("A till for bakers. On purpose: no tips.");
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
  for (const line of [`why: ${CLAIM.why}`, `fix: ${CLAIM.fix}`, "by: recognition", "at: L9999"])
    expect(printed).toContain(`      ${line}\n`);
});

test("what is sent at once is counted whole", async () => {
  const estimates: number[] = [];
  const counted: AskModel = async (question, ...others) => {
    estimates.push(await estimateTokens(question));
    return wrong(question, ...others);
  };
  const options = { language: "en" } as const;
  const evaluations = await evaluate(designs, counted, PRICES, options);
  const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);
  expect(sum(evaluations.map(({ estimatedTokens }) => estimatedTokens))).toBe(sum(estimates));
});

/** A model that finds two things on each screen, told piece by piece, and lets both stand. */
const finding: AskModel = async ({ name, design, task }, _, onText) => {
  const parts = [...design.matchAll(/^ *(L\d+) (?:[a-z-]+ )?"([A-Z][^"\\]{5,40})"/gm)];
  const claims = ["The next step is hidden", "Nobody learns what comes of it"].map((title, index) => {
    const [, handle = "", words = ""] = parts[index] ?? [];
    const problem = `“${words}” does not tell ${["what comes afterwards", "people where they are led"][index]}.`;
    return { ...CLAIM, layers: [handle], title, problem };
  });
  const numbers = task
    .split("\n")
    .filter((line) => line.startsWith('{"candidate":'))
    .keys();
  const verdicts = [...numbers].map((candidate) => ({ ...STANDS, candidate }));
  const text = JSON.stringify(
    name === "find" ? { findings: claims, verdicts: [] } : { findings: [], verdicts },
  );
  for (const piece of text.match(/[^]{1,40}/g) ?? []) onText?.(piece);
  return { text, inputTokens: 1000, outputTokens: 100 };
};

test("recording asks as many questions as production does, and so do recorded answers", async () => {
  const callsOf = (evaluations: readonly Evaluation[]) => evaluations.map(({ calls }) => calls);
  const live = callsOf(await run(finding));
  expect(live.some((calls) => calls > 2)).toBe(true);
  expect(callsOf(await run(recording(folder, finding)))).toEqual(live);
  const replayed = await run(answersOf(folder));
  expect(callsOf(replayed)).toEqual(live);
  expect(replayed.every(({ faults }) => faults.length === 0)).toBe(true);
});

test("an answer is found again where only the bytes of a picture differ", async () => {
  const draw = (level: number) =>
    sharp({ create: { width: 60, height: 80, channels: 3, background: "#ffffff" } })
      .png({ compressionLevel: level })
      .toBuffer();
  const ask = async (model: AskModel, bytes: Uint8Array) =>
    model({ ...QUESTION, pictures: [{ type: "image/png", bytes }] }, new AbortController().signal);
  await ask(recording(folder, wrong), await draw(9));
  expect((await ask(answersOf(folder), await draw(0))).inputTokens).toBe(1000);
});

test("what a server says instead of an answer is printed in its own words", async () => {
  const cause = new Error("400 the context is too long");
  const refusing: AskModel = () => Promise.reject(new SecondOpinionFailure("unusable", null, { cause }));
  expect(writeEvaluations(await run(refusing))).toMatch(/no answer +.*400 the context is too long/);
});

test("a question without a recorded answer fails and names the file", async () => {
  const evaluations = await run(answersOf(folder));
  expect(evaluations.every(({ result }) => result === null)).toBe(true);
  expect(writeEvaluations(evaluations)).toMatch(
    /failed +unusable\n[^]*no answer +.*There is no recorded answer: .*find-/,
  );
});
