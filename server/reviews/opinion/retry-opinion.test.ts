import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readAllowance } from "../../../shared/api/endpoints/allowance.ts";
import {
  markOpinion,
  readReview,
  retryOpinion,
  type ReviewEvent,
} from "../../../shared/api/endpoints/reviews.ts";
import { layer, sceneOf, text } from "../../../shared/scene/testing.ts";
import {
  askForReview,
  doneOf,
  opinionFinding,
  opinionResult,
  reviewRequest,
} from "../../../tests/ask-for-review.ts";
import { SecondOpinionFailure, type SecondOpinion } from "../../second-opinion/second-opinion.ts";
import { openTestServer, type TestServer } from "../../testing.ts";
import { endLostReviews } from "../making/end-lost-reviews.ts";

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

async function again(
  token: string,
  id: string,
  sent = body,
  onEvent: (event: ReviewEvent) => void = () => {},
): Promise<readonly ReviewEvent[]> {
  const events: ReviewEvent[] = [];
  await server.as(token).stream(retryOpinion, { params: { id }, body: sent }, (event) => {
    events.push(event);
    onEvent(event);
  });
  return events;
}

const sending = (...ids: readonly string[]) => ({
  ...body,
  scene: { ...body.scene, frames: body.scene.frames.filter(({ id }) => ids.includes(id)) },
});

const findingOn = (frameId: string) => ({ ...opinionFinding(`on ${frameId}`), frameId });

/** The model has something on each screen that it is asked about. */
const answerAll: SecondOpinion["give"] = async ({ frameIds = [] }) => ({
  findings: frameIds.map(findingOn),
  screens: frameIds.map((frameId) => ({ frameId, state: "done" })),
  dropped: {},
  cost,
});

/** Lets work go on when so many have come. */
function meeting(most: number) {
  let count = 0;
  let open: () => void;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  const come = () => {
    count += 1;
    if (count === most) open();
    return all;
  };
  return Object.assign(come, { all });
}

const used = async (token: string): Promise<number> => (await server.as(token).call(readAllowance, {})).used;

const stored = async (): Promise<number> =>
  (await server.deps.db.rows(sql`select from public.reviews`)).length;

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

  test("that had a part of one keeps it, tells the model of it, and adds what is new", async () => {
    const token = await server.install();
    const first = opinionFinding("first");
    const across = { ...opinionFinding("first#across"), title: "Between two screens" };
    model.give = async () => ({
      findings: [first, across],
      screens: [
        { frameId: "1:1", state: "partly", reason: "slow" },
        { frameId: "2:1", state: "done" },
      ],
      dropped: {},
      cost,
    });
    const { review } = doneOf(await askForReview(server, token, { body }));
    let told: readonly string[] = [];
    const second = opinionFinding("second");
    model.give = async ({ said = [] }) => {
      told = said.map(({ title }) => title);
      return {
        findings: [{ ...first, title: "The same in other words" }, second],
        screens: [{ frameId: "1:1", state: "done" }],
        dropped: {},
        cost,
      };
    };
    const after = doneOf(await again(token, review.id)).review.secondOpinion;
    expect(told).toEqual([first.title, across.title]);
    expect(after.findings).toEqual([first, across, second]);
  });

  test("places what another try found on its picture, beside what was placed before", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    const before = review.frames[1]?.places ?? [];
    model.give = async () => ({
      findings: [{ ...onSecond, layers: [{ id: "2:1t", name: "Welcome" }] }],
      screens: [{ frameId: "2:1", state: "done" }],
      dropped: {},
      cost,
    });
    const [first, second] = doneOf(await again(token, review.id)).review.frames;
    expect(first).toEqual(review.frames[0]);
    expect(second?.places?.filter(({ layerId }) => layerId === "2:1t")).toHaveLength(1);
    expect(second?.places).toEqual(expect.arrayContaining([...before]));
  });

  test("that fails again loses nothing that it had", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    model.give = async () => {
      throw new SecondOpinionFailure("down", cost);
    };
    const after = doneOf(await again(token, review.id)).review;
    expect(after.secondOpinion).toEqual({
      ...review.secondOpinion,
      screens: [
        { frameId: "1:1", state: "done" },
        { frameId: "2:1", state: "failed", reason: "down" },
      ],
    });
  });

  test("is asked for again ten times an hour at most, each review by itself", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    const other = doneOf(await askForReview(server, token, { body })).review;
    let asked = 0;
    model.give = async () => {
      asked += 1;
      throw new SecondOpinionFailure("down", cost);
    };
    for (let count = 0; count < 10; count += 1) await again(token, review.id);
    await expect(again(token, review.id)).rejects.toMatchObject({ code: "rate_limited" });
    expect(asked).toBe(10);
    model.give = answerAll;
    expect(doneOf(await again(token, other.id)).review.secondOpinion.findings).toHaveLength(2);
  });

  test("loses no screen to another try at the same time", async () => {
    const token = await server.install();
    model.give = async () => ({
      findings: [],
      screens: [
        { frameId: "1:1", state: "partly", reason: "slow" },
        { frameId: "2:1", state: "failed", reason: "slow" },
      ],
      dropped: {},
      cost,
    });
    const { review } = doneOf(await askForReview(server, token, { body }));
    const meet = meeting(2);
    model.give = async (...asked) => {
      await meet();
      return answerAll(...asked);
    };
    await Promise.all([again(token, review.id, sending("1:1")), again(token, review.id, sending("2:1"))]);
    const after = await server.as(token).call(readReview, { params: { id: review.id } });
    expect(after.secondOpinion.findings).toHaveLength(2);
    expect(after.secondOpinion.screens?.map(({ state }) => state)).toEqual(["done", "done"]);
    expect(await used(token)).toBe(1);
  });

  test("is asked for once, however many ask at the same time", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    let asked = 0;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    model.give = async (...given) => {
      asked += 1;
      await held;
      return answerAll(...given);
    };
    const heard = meeting(2);
    const both = [0, 1].map(() =>
      again(token, review.id, body, (event) => void (event.type === "accepted" && heard())),
    );
    await Promise.race([heard.all, Promise.all(both)]);
    release();
    for (const events of await Promise.all(both))
      expect(doneOf(events).review.secondOpinion.findings).toHaveLength(2);
    expect(asked).toBe(1);
  });

  test("goes on when the worker that asks dies, and the answer is kept", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    let reach = (): void => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    model.give = () => {
      reach();
      return new Promise(() => {});
    };
    const told = again(token, review.id);
    await reached;
    await server.stopWorker(0);
    model.give = answerAll;
    await server.startWorker();
    expect(doneOf(await told).review.secondOpinion.screens?.map(({ state }) => state)).toEqual([
      "done",
      "done",
    ]);
    expect(await used(token)).toBe(1);
  });

  test("that nobody makes any more ends, and can be asked for anew", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token, { body }));
    let release = (): void => {};
    const reached = new Promise<void>((reach) => {
      model.give = (...asked) => {
        reach();
        return new Promise((resolve) => {
          release = () => resolve(answerAll(...asked));
        });
      };
    });
    const told = again(token, review.id);
    await reached;
    await endLostReviews(server.deps);
    await server.deps.db.row(
      sql`update app.review_jobs set created_at = created_at - interval '3 hours' where ended_at is null`,
    );
    await endLostReviews(server.deps);
    expect((await told).at(-1)).toMatchObject({ type: "failed", error: "unavailable" });
    release();
    model.give = answerAll;
    expect(doneOf(await again(token, review.id)).review.secondOpinion.screens).not.toContainEqual(
      expect.objectContaining({ state: "failed" }),
    );
  });

  test("is nobody else's to ask for", async () => {
    const { review } = doneOf(await askForReview(server, await server.install(), { body }));
    await expect(again(await server.install(), review.id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a second opinion that failed as a whole", () => {
  const failing: SecondOpinion["give"] = async () => {
    throw new SecondOpinionFailure("down", cost);
  };

  test("goes on in the same review, which is charged when there is one", async () => {
    const token = await server.install();
    model.give = failing;
    const before = doneOf(await askForReview(server, token, { body }));
    expect(before.allowance.left).toBe(3);
    const reviews = await stored();
    model.give = answerAll;
    const { review, allowance } = doneOf(await again(token, before.review.id));
    expect(review).toMatchObject({
      id: before.review.id,
      isCharged: true,
      secondOpinion: { state: "done", screens: [{ state: "done" }, { state: "done" }] },
    });
    expect(review.secondOpinion.findings).toHaveLength(2);
    expect(allowance.left).toBe(2);
    expect(await stored()).toBe(reviews);
  });

  test("and fails again is given back again", async () => {
    const token = await server.install();
    model.give = failing;
    const { review } = doneOf(await askForReview(server, token, { body }));
    const after = doneOf(await again(token, review.id));
    expect(after.review).toMatchObject({ isCharged: false, secondOpinion: { state: "failed" } });
    expect(after.allowance.left).toBe(3);
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
