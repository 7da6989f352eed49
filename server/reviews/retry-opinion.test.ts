import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  markOpinion,
  readReview,
  retryOpinion,
  type ReviewEvent,
} from "../../shared/api/endpoints/reviews.ts";
import { layer, sceneOf, text } from "../../shared/scene/testing.ts";
import {
  askForReview,
  doneOf,
  opinionFinding,
  opinionResult,
  reviewRequest,
} from "../../tests/ask-for-review.ts";
import { SecondOpinionFailure, type SecondOpinion } from "../second-opinion/second-opinion.ts";
import { openTestServer, type TestServer } from "../testing.ts";

const model = { give: async () => opinionResult() } as { give: SecondOpinion["give"] };

let server: TestServer;
beforeAll(async () => {
  const secondOpinion: SecondOpinion = {
    provider: "Stand-in",
    isAvailable: () => true,
    give: (...asked) => model.give(...asked),
  };
  server = await openTestServer({ deps: { secondOpinion } });
});
afterAll(() => server.stop());

const screenOf = (id: string) =>
  layer({ id, name: id, width: 390, height: 844, fill: "#ffffff" }, [
    text("Welcome", { id: `${id}t`, x: 20, y: 40 }),
  ]);
const body = reviewRequest({
  scene: { ...sceneOf(screenOf("1:1")), frames: [screenOf("1:1"), screenOf("2:1")] },
  pictures: [],
});
const onSecond = { ...opinionFinding("o2"), frameId: "2:1" };
const { cost } = opinionResult();

/** The model fails at the second screen. */
const halfDone: SecondOpinion["give"] = async () => ({
  findings: [opinionFinding()],
  screens: [
    { frameId: "1:1", state: "done" },
    { frameId: "2:1", state: "failed", reason: "slow" },
  ],
  dropped: {},
  cost,
});

beforeEach(() => {
  model.give = halfDone;
});

async function again(token: string, id: string): Promise<readonly ReviewEvent[]> {
  const events: ReviewEvent[] = [];
  await server.as(token).stream(retryOpinion, { params: { id }, body }, (event) => void events.push(event));
  return events;
}

describe("a second opinion that lacks a screen", () => {
  test("is charged, kept, and says which screen it lacks and why", async () => {
    const { review, allowance } = doneOf(await askForReview(server, await server.install(), { body }));
    expect(review).toMatchObject({
      isCharged: true,
      secondOpinion: {
        state: "done",
        screens: [{ state: "done" }, { frameId: "2:1", state: "failed", reason: "slow" }],
      },
    });
    expect(allowance.left).toBe(2);
  });

  test("is asked for once more on that screen alone, and costs nothing more", async () => {
    const token = await server.install();
    const before = doneOf(await askForReview(server, token, { body }));
    let asked: readonly string[] | undefined;
    model.give = async ({ frameIds }, onFinding) => {
      asked = frameIds;
      onFinding(onSecond);
      return { findings: [onSecond], screens: [{ frameId: "2:1", state: "done" }], dropped: {}, cost };
    };
    const events = await again(token, before.review.id);
    expect(asked).toEqual(["2:1"]);
    expect(events.map(({ type }) => type)).toEqual(["accepted", "finding", "done"]);
    const { review, allowance } = doneOf(events);
    expect(allowance.left).toBe(before.allowance.left);
    expect(review.id).toBe(before.review.id);
    expect(review.secondOpinion).toMatchObject({
      findings: [opinionFinding(), onSecond],
      screens: [{ state: "done" }, { frameId: "2:1", state: "done" }],
    });
    model.give = async () => {
      throw new Error("Nobody is asked where nothing is missing.");
    };
    expect((await again(token, before.review.id)).map(({ type }) => type)).toEqual(["done"]);
  });

  test("that fails again loses nothing that it had", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    model.give = async () => {
      throw new SecondOpinionFailure("down", cost);
    };
    const after = doneOf(await again(token, review.id)).review;
    expect(after.secondOpinion).toEqual(review.secondOpinion);
  });

  test("is nobody else's to ask for", async () => {
    const { review } = doneOf(await askForReview(server, await server.install(), { body }));
    await expect(again(await server.install(), review.id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what people say of a finding", () => {
  test("is kept with the review, changed and taken back", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    const params = { id: review.id };
    const say = (mark: "useful" | "wrong" | null, findingId = "o1") =>
      server.as(token).call(markOpinion, { params, body: { findingId, mark } });
    const marks = async () => (await server.as(token).call(readReview, { params })).secondOpinion.marks;
    await say("useful");
    await say("wrong");
    expect(await marks()).toEqual({ o1: "wrong" });
    await say(null);
    expect(await marks()).toBeUndefined();
    await expect(say("useful", "another")).rejects.toMatchObject({ code: "not_found" });
  });
});
