import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAllowance } from "../../../shared/api/endpoints/allowance.ts";
import {
  readReview,
  retryOpinion,
  stopOpinion,
  type ReviewEvent,
  type ReviewRequest,
} from "../../../shared/api/endpoints/reviews.ts";
import { layer, sceneOf, text } from "../../../shared/scene/testing.ts";
import { askForReview, doneOf, reviewRequest } from "../../../tests/ask-for-review.ts";
import type { AskModel } from "../../second-opinion/ask-model.ts";
import { makeSecondOpinion } from "../../second-opinion/make-second-opinion.ts";
import { openTestServer, type TestServer } from "../../../tests/test-server.ts";
import { CLAIM, STANDS } from "../../../tests/second-opinion/give-opinion.ts";
import { awaited } from "../../../tests/awaited.ts";

const tokens = { inputTokens: 1000, outputTokens: 100 };

/** The model speaks of a screen whose design contains this; another screen it thinks about for ever. */
let answersOn: string;
/** The questions that were cut off. */
let cut: string[];
let onHeld: () => void;

const finding = {
  ...CLAIM,
  guideline: "status",
  relation: "missing",
  layers: ["L1"],
  title: "The next step is not there",
  problem: "“Welcome” greets people and offers nothing to do.",
  why: "People look for the way in and find none.",
  fix: "Add a button that leads on.",
};

const ask: AskModel = async ({ name, design }, signal, onText) => {
  if (answersOn === "" || !design.includes(answersOn)) {
    onHeld();
    return new Promise((_, reject) => {
      const hear = () => {
        cut.push(name);
        reject(new Error("cut"));
      };
      if (signal.aborted) hear();
      else signal.addEventListener("abort", hear);
    });
  }
  const said = JSON.stringify(
    name === "find" ? { findings: [finding], verdicts: [] } : { findings: [], verdicts: [STANDS] },
  );
  onText?.(said);
  return { text: said, ...tokens };
};

let server: TestServer;
/** The events of the log, and what each says. */
const logged: (readonly [string, Readonly<Record<string, unknown>> | undefined])[] = [];
beforeAll(async () => {
  const secondOpinion = makeSecondOpinion({
    ask,
    provider: "Stand-in",
    model: "stand-in",
    inputEur: 1,
    outputEur: 4,
    screenMs: 60_000,
    screenTokens: 60_000,
    mostCandidates: 5,
    atOnce: 4,
    looksAcross: false,
    now: () => 0,
    log: () => {},
  });
  server = await openTestServer({
    deps: { secondOpinion, log: (event, details) => logged.push([event, details]) },
  });
});
afterAll(() => server.stop());

const screenOf = (id: string, words: string) =>
  layer({ id, name: id, width: 390, height: 844, fill: "#ffffff" }, [
    text("Welcome", { id: `${id}t`, x: 20, y: 40, width: 300, sizePx: 32 }),
    text(words, { id: `${id}s`, x: 20, y: 140, width: 300, sizePx: 14 }),
  ]);
const frames = [screenOf("1:1", "sooner rather than later"), screenOf("2:1", "or another day")];
const body: ReviewRequest = reviewRequest({
  scene: { ...sceneOf(frames[0] as never), frames },
  pictures: [],
});

/** Asks, and stops once the model is held and this was heard. */
async function askAndStop(token: string, when: (event: ReviewEvent) => boolean, asked = body) {
  cut = [];
  let id = "";
  const held = new Promise<void>((resolve) => {
    onHeld = resolve;
  });
  const { given: heard, give: hear } = awaited();
  const told = askForReview(server, token, {
    body: asked,
    onEvent: (event) => {
      if (event.type === "accepted") id = event.reviewId;
      if (when(event)) hear();
    },
  });
  await Promise.all([held, heard]);
  await server.as(token).call(stopOpinion, { params: { id } });
  return doneOf(await told);
}

describe("a second opinion that is stopped", () => {
  test("before anything is verified is given back, and the model is asked no more", async () => {
    answersOn = "";
    const token = await server.install();
    const { review, allowance } = await askAndStop(token, ({ type }) => type === "accepted");
    expect(review).toMatchObject({ isCharged: false, secondOpinion: { state: "failed" } });
    expect(review.secondOpinion.screens?.map(({ reason }) => reason)).toEqual(["stopped", "stopped"]);
    expect(cut).toEqual(["find", "find"]);
    expect(allowance.left).toBe(3);
  });

  test("keeps what is verified by then, and is charged once; the rest can be asked for", async () => {
    answersOn = "sooner";
    const token = await server.install();
    const { review, allowance } = await askAndStop(
      token,
      (event) => event.type === "opinion" && event.screen.frameId === "1:1" && event.screen.state === "done",
    );
    expect(review.isCharged).toBe(true);
    expect(review.secondOpinion).toMatchObject({
      state: "done",
      findings: [{ frameId: "1:1" }],
      screens: [
        { frameId: "1:1", state: "done" },
        { frameId: "2:1", state: "failed", reason: "stopped" },
      ],
    });
    expect(allowance.left).toBe(2);
    answersOn = "o";
    await server.as(token).stream(retryOpinion, { params: { id: review.id }, body }, () => {});
    const after = await server.as(token).call(readReview, { params: { id: review.id } });
    expect(after.secondOpinion.screens?.map(({ state }) => state)).toEqual(["done", "done"]);
    expect((await server.as(token).call(readAllowance, {})).left).toBe(2);
  });

  test("may be so for nothing on thirty screens within an hour; then the next one waits", async () => {
    answersOn = "";
    const token = await server.install();
    const many = Array.from({ length: 10 }, (_, index) => screenOf(`${index}:1`, "Welcome"));
    const ten = { ...body, scene: { ...body.scene, frames: many } };
    for (let count = 0; count < 3; count += 1)
      expect((await askAndStop(token, ({ type }) => type === "accepted", ten)).allowance.left).toBe(3);
    await expect(askForReview(server, token, { body: ten })).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: expect.closeTo(3600, -2) as number,
    });
    expect((await server.as(token).call(readAllowance, {})).left).toBe(3);
    const free = { ...body, secondOpinionBy: null };
    expect(doneOf(await askForReview(server, token, { body: free })).review.isCharged).toBe(false);
    await askAndStop(await server.install(), ({ type }) => type === "accepted");
  });

  test("is nobody else's to stop, and no more when it has ended", async () => {
    answersOn = "o";
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    const params = { id: review.id };
    await expect(server.as(token).call(stopOpinion, { params })).rejects.toMatchObject({ code: "not_found" });
    const other = await server.install();
    await expect(server.as(other).call(stopOpinion, { params })).rejects.toMatchObject({ code: "not_found" });
  });
});

test("a second opinion that is handed to another worker is written down with what it cost until then", async () => {
  answersOn = "sooner";
  cut = [];
  logged.length = 0;
  const { given: held, give: hold } = awaited();
  onHeld = hold;
  const { given: heard, give: hear } = awaited();
  const told = askForReview(server, await server.install(), {
    body,
    onEvent: (event) => event.type === "opinion" && event.screen.state === "done" && hear(),
  });
  await Promise.all([held, heard]);
  await server.stopWorker(0);
  const { inputTokens } = Object.fromEntries(logged)["second_opinion_given"] ?? {};
  expect(inputTokens).toBeGreaterThan(0);
  answersOn = "o";
  await server.startWorker();
  expect(doneOf(await told).review.secondOpinion.state).toBe("done");
});
