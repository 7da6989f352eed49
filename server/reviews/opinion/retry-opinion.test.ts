import sql from "sql-template-tag";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readAllowance } from "../../../shared/api/endpoints/allowance.ts";
import {
  deleteReview,
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
  PNG,
  reviewRequest,
  readyOpinion,
} from "../../../tests/ask-for-review.ts";
import {
  untilStopped,
  SecondOpinionFailure,
  type SecondOpinion,
} from "../../second-opinion/second-opinion.ts";
import { openSql } from "../../../tests/database/support/open-sql.ts";
import { someoneWaits } from "../../../tests/database/support/someone-waits.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import { endLostReviews } from "../making/end-lost-reviews.ts";
import { awaited } from "../../../tests/awaited.ts";

const model = { give: async () => opinionResult() } as { give: SecondOpinion["give"] };

const secondOpinion: SecondOpinion = {
  ...readyOpinion(),
  give: (...asked) => model.give(...asked),
};
const server = await useTestServer({ deps: { secondOpinion } });

const screenOf = (id: string, words = "Welcome") =>
  layer({ id, name: id, width: 390, height: 844, fill: "#ffffff" }, [
    text(words, { id: `${id}t`, x: 20, y: 40 }),
  ]);
const body = reviewRequest({
  scene: { ...sceneOf(screenOf("1:1")), frames: [screenOf("1:1"), screenOf("2:1")] },
  pictures: [],
});
const onSecond = { ...opinionFinding("o2"), frameId: "2:1" };
const { cost } = opinionResult();

type Answer = Awaited<ReturnType<SecondOpinion["give"]>>;
const SECOND_DONE: Answer["screens"] = [{ frameId: "2:1", state: "done" }];
const answer = (findings: Answer["findings"], screens = SECOND_DONE): Answer => ({
  findings,
  screens,
  dropped: {},
  cost,
});

/** The model fails at the second screen. */
const halfDone: SecondOpinion["give"] = async () =>
  answer(
    [opinionFinding()],
    [
      { frameId: "1:1", state: "done" },
      { frameId: "2:1", state: "failed", reason: "slow" },
    ],
  );

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

/** A review of somebody new. */
async function reviewed() {
  const token = await server.install();
  return { token, ...doneOf(await askForReview(server, token, { body })) };
}

const findingOn = (frameId: string) => ({ ...opinionFinding(`on ${frameId}`), frameId });

const failing =
  (reason: "down" | "stopped"): SecondOpinion["give"] =>
  async () => {
    throw new SecondOpinionFailure(reason, cost);
  };

/** The model has something on each screen that it is asked about. */
const answerAll: SecondOpinion["give"] = async ({ frameIds = [] }) =>
  answer(
    frameIds.map(findingOn),
    frameIds.map((frameId) => ({ frameId, state: "done" })),
  );

/** Lets work go on when so many have come. */
function meeting(most: number) {
  let count = 0;
  const { given: all, give: open } = awaited();
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
    const { review, allowance } = await reviewed();
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
    const { token, ...before } = await reviewed();
    let asked: readonly string[] | undefined;
    model.give = async ({ frameIds }, onFinding) => {
      asked = frameIds;
      onFinding(onSecond);
      return answer([onSecond]);
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
    model.give = async () =>
      answer([first, across], [{ frameId: "1:1", state: "partly", reason: "slow" }, ...SECOND_DONE]);
    const { review } = doneOf(await askForReview(server, token, { body }));
    let told: readonly string[] = [];
    const second = opinionFinding("second");
    model.give = async ({ said = [] }) => {
      told = said.map(({ title }) => title);
      const same = { ...first, title: "The same in other words" };
      return answer([same, second], [{ frameId: "1:1", state: "done" }]);
    };
    const after = doneOf(await again(token, review.id)).review.secondOpinion;
    expect(told).toEqual([first.title, across.title]);
    expect(after.findings).toEqual([first, across, second]);
  });

  test("places what another try found on its picture, beside what was placed before", async () => {
    const { token, review } = await reviewed();
    const before = review.frames[1]?.places ?? [];
    model.give = async () => answer([{ ...onSecond, layers: [{ id: "2:1t", name: "Welcome" }] }]);
    const [first, second] = doneOf(await again(token, review.id)).review.frames;
    expect(first).toEqual(review.frames[0]);
    expect(second?.places?.filter(({ layerId }) => layerId === "2:1t")).toHaveLength(1);
    expect(second?.places).toEqual(expect.arrayContaining([...before]));
  });

  test("that fails again loses nothing that it had", async () => {
    const { token, review } = await reviewed();
    model.give = failing("down");
    const after = doneOf(await again(token, review.id)).review;
    expect(after.secondOpinion).toEqual({
      ...review.secondOpinion,
      screens: [
        { frameId: "1:1", state: "done" },
        { frameId: "2:1", state: "failed", reason: "down" },
      ],
    });
  });

  test("that was charged is tried again three times for nothing, each review by itself", async () => {
    const { token, review } = await reviewed();
    const other = doneOf(await askForReview(server, token, { body })).review;
    let asked = 0;
    model.give = async () => {
      asked += 1;
      throw new SecondOpinionFailure("down", cost);
    };
    for (let count = 0; count < 3; count += 1) await again(token, review.id);
    await expect(again(token, review.id)).rejects.toMatchObject({ code: "opinion_ended" });
    expect(asked).toBe(3);
    model.give = answerAll;
    expect(doneOf(await again(token, other.id)).review.secondOpinion.findings).toHaveLength(2);
  });

  test.each([
    ["another text", { scene: { ...body.scene, frames: [screenOf("1:1"), screenOf("2:1", "Buy now")] } }],
    ["another picture", { pictures: [{ frameId: "2:1", base64: PNG.toString("base64") }] }],
    ["another brief", { brief: "For somebody else" }],
    ["one screen less", { scene: { ...body.scene, frames: [screenOf("2:1")] } }],
  ])("is of the design that was reviewed: %s is refused, and the model is not asked", async (_, other) => {
    const { token, review } = await reviewed();
    model.give = async () => {
      throw new Error("Nobody is asked about another design.");
    };
    await expect(again(token, review.id, { ...body, ...other })).rejects.toMatchObject({
      code: "design_changed",
    });
    model.give = answerAll;
    const backwards = Object.fromEntries(Object.entries(body).toReversed()) as typeof body;
    doneOf(await again(token, review.id, backwards));
  });

  test("is asked for once, however many ask at the same time", async () => {
    const { token, review } = await reviewed();
    let asked = 0;
    const { given: held, give: release } = awaited();
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
    const { token, review } = await reviewed();
    const { given: reached, give: reach } = awaited();
    model.give = (_, _onFinding, signal) => {
      reach();
      return untilStopped(signal);
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
    const { token, review } = await reviewed();
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
});

describe("a second opinion that failed as a whole", () => {
  test("goes on in the same review, which is charged when there is one", async () => {
    model.give = failing("down");
    const { token, ...before } = await reviewed();
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

  test("and told a finding in a try that was lost is charged once: the next try costs nothing", async () => {
    model.give = failing("down");
    const { token, review } = await reviewed();
    model.give = (_, onFinding, signal) => {
      onFinding(opinionFinding());
      return untilStopped(signal);
    };
    const lose = async () => {
      await server.stopWorker(0);
      await server.deps.db.row(sql`select app.sweep_requests(clock_timestamp() + interval '1 day')`);
      await endLostReviews(server.deps);
    };
    const events = await again(token, review.id, body, ({ type }) => void (type === "finding" && lose()));
    expect(events.at(-1)).toMatchObject({ type: "failed" });
    expect(await used(token)).toBe(1);
    model.give = answerAll;
    expect(doneOf(await again(token, review.id)).review.isCharged).toBe(true);
    expect(await used(token)).toBe(1);
  });

  test("and fails again is given back again", async () => {
    model.give = failing("down");
    const { token, review } = await reviewed();
    const after = doneOf(await again(token, review.id));
    expect(after.review).toMatchObject({ isCharged: false, secondOpinion: { state: "failed" } });
    expect(after.allowance.left).toBe(3);
  });
});

/** The review fails as a whole; then another try is made, and the review deleted when something was told. */
async function deleteAt(type: ReviewEvent["type"]): Promise<{ token: string; isCut: Promise<void> }> {
  model.give = failing("stopped");
  const { token, review } = await reviewed();
  const { given: isCut, give: cut } = awaited();
  model.give = (_, onFinding, signal, onStep) => {
    onStep?.({ frameId: "1:1", state: "looking" });
    if (type === "finding") onFinding(opinionFinding());
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        cut();
        reject(new SecondOpinionFailure("stopped", cost));
      });
    });
  };
  const remove = () => server.as(token).call(deleteReview, { params: { id: review.id } });
  const events = await again(token, review.id, body, (event) => void (event.type === type && remove()));
  expect(events.at(-1)).toMatchObject({ type: "failed" });
  return { token, isCut };
}
const isSettled = () =>
  vi.waitFor(async () =>
    expect(
      await server.deps.db.rows(sql`select from app.usage_reservations where state = 'reserved'`),
    ).toEqual([]),
  );

test.each([
  ["is charged when a finding was told", "finding", 1],
  ["costs nothing before that", "opinion", 0],
] as const)(
  "a review that is deleted while its second opinion is made %s, and the model is asked no more",
  async (_, told, expected) => {
    const { token, isCut } = await deleteAt(told);
    await isCut;
    await isSettled();
    expect(await used(token)).toBe(expected);
  },
);

test("what people say of a finding is kept with the review, changed and taken back", async () => {
  const { token, review } = await reviewed();
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

test("what is said of a finding of a review that is deleted meanwhile is not found", async () => {
  const { token, review } = await reviewed();
  const params = { id: review.id };
  const admin = openSql(server.databaseUrl, { max: 1 });
  let said: Promise<unknown> = Promise.resolve();
  await server.deps.db.transaction(async (db) => {
    await db.rows(sql`delete from public.reviews where id = ${review.id}`);
    said = server
      .as(token)
      .call(markOpinion, { params, body: { findingId: "o1", mark: "useful" } })
      .catch((error: unknown) => error);
    await someoneWaits(admin);
  });
  expect(await said).toMatchObject({ code: "not_found" });
  await admin.end();
});
