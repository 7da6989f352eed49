import sql from "sql-template-tag";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readAllowance } from "../../../shared/api/endpoints/allowance.ts";
import { listReviews, retryOpinion } from "../../../shared/api/endpoints/reviews.ts";
import {
  askForReview,
  doneOf,
  hangUpAfter,
  holdOpinion,
  opinionFinding,
  opinionResult,
  reviewRequest,
  readyOpinion,
} from "../../../tests/ask-for-review.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Mail } from "../../mail/mailer.ts";
import { SecondOpinionFailure, type SecondOpinion } from "../../second-opinion/second-opinion.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import { tellEvent } from "../job/review-job.ts";

/** The model of the test that runs. */
const model = { isAvailable: true, give: async () => opinionResult() } as {
  isAvailable: boolean;
  give: SecondOpinion["give"];
};
const mails: Mail[] = [];

const server = await useTestServer({
  deps: {
    secondOpinion: {
      ...readyOpinion(),
      isAvailable: () => model.isAvailable,
      give: (...asked) => model.give(...asked),
    },
    mailer: {
      queue: async (_, mail) => mails.push(mail),
      flush: async () => 0,
    },
  },
});
beforeEach(() => {
  model.isAvailable = true;
  model.give = async () => opinionResult();
});

const allowanceOf = (token: string) => server.as(token).call(readAllowance, {});
const listOf = async (token: string) => (await server.as(token).call(listReviews, {})).reviews;

/** The model holds with what it noticed, and answers when it is told to. */
function holdModel() {
  const held = holdOpinion(opinionFinding());
  model.give = held.give;
  return held;
}

test("a storage of pictures that is away for a while loses no review, and nobody pays the model for waiting", async () => {
  const { pictures } = server.deps;
  const steps: string[] = [];
  const put = vi.spyOn(pictures, "put");
  for (const _ of [1, 2])
    put.mockImplementationOnce(async () => {
      steps.push("away");
      throw new ApiError("unavailable");
    });
  model.give = async () => {
    steps.push("model");
    return opinionResult();
  };
  const { review } = doneOf(await askForReview(server, await server.install()));
  expect(steps).toEqual(["away", "away", "model"]);
  expect(review).toMatchObject({ isCharged: true, secondOpinion: { state: "done" } });
  put.mockRestore();
});

test("a request is read once, however long it is: others wait for the same thread", async () => {
  const parse = vi.spyOn(JSON, "parse");
  const body = reviewRequest({ purpose: "To sign in to the place" });
  const text = JSON.stringify(body);
  const times = () => parse.mock.calls.filter(([parsed]) => parsed === text).length;
  const token = await server.install();
  model.give = fail;
  const { review } = doneOf(await askForReview(server, token, { body }));
  expect(times()).toBe(1);
  model.give = async () => opinionResult(opinionFinding());
  await server.as(token).stream(retryOpinion, { params: { id: review.id }, body }, () => {});
  expect(times()).toBe(2);
  parse.mockRestore();
});

describe("with a second opinion", () => {
  test("each finding is told as it comes, and is kept", async () => {
    model.give = async (_, onFinding) => {
      onFinding(opinionFinding("o1"));
      onFinding(opinionFinding("o2"));
      return opinionResult(opinionFinding("o1"), opinionFinding("o2"));
    };
    const token = await server.install();
    const events = await askForReview(server, token);
    expect(events.map(({ type }) => type)).toEqual(["accepted", "finding", "finding", "done"]);
    const { review } = doneOf(events);
    expect(review.secondOpinion).toEqual({
      state: "done",
      findings: [opinionFinding("o1"), opinionFinding("o2")],
      screens: [{ frameId: "1:1", state: "done" }],
    });
    const [summary] = await listOf(token);
    const measuredMajor = review.frames
      .flatMap(({ findings }) => findings)
      .filter(({ severity }) => severity === "major");
    expect(summary?.counts.major).toBe(measuredMajor.length + 2);
  });

  test("a finding that it doubts is given with the doubt", async () => {
    const token = await server.install();
    const [plain] = doneOf(await askForReview(server, token)).review.frames;
    const finding = plain?.findings[0]?.id ?? "";
    const contests = [{ finding, why: "It is a sign." }];
    model.give = async () => ({
      ...opinionResult(),
      screens: [{ frameId: "1:1", state: "done", contests }],
    });
    const { review } = doneOf(await askForReview(server, token));
    expect(review.frames[0]?.findings.at(-1)).toMatchObject({ id: finding, doubt: "It is a sign." });
  });

  test("each step of the look at a screen is told", async () => {
    model.give = async (_, __, ___, onStep) => {
      for (const state of ["looking", "checking", "done"] as const) onStep?.({ frameId: "1:1", state });
      return opinionResult();
    };
    const events = await askForReview(server, await server.install());
    const steps = events.flatMap((event) => (event.type === "opinion" ? [event.screen.state] : []));
    expect(steps).toEqual(["looking", "checking", "done"]);
  });

  test("the model is told of the screen and never of who asks", async () => {
    let asked: unknown;
    model.give = async (request) => {
      asked = request;
      return opinionResult();
    };
    const body = reviewRequest({ language: "fr" });
    const { review } = doneOf(await askForReview(server, await server.install(), { body }));
    expect(asked).toEqual({
      scene: body.scene,
      pictures: [{ frameId: "1:1", type: "image/png", bytes: expect.anything() as unknown }],
      aspects: body.aspects,
      purpose: "To sign in",
      language: "fr",
      measured: review.frames.map(({ findings }) => expect.objectContaining({ findings }) as unknown),
    });
  });

  test("what it cost is noted, and shown to nobody", async () => {
    const { review } = doneOf(await askForReview(server, await server.install()));
    const cost = await server.deps.db.row(sql`
      select model, input_tokens, output_tokens, eur::float as eur, duration_ms from app.review_costs
      where review_id = ${review.id}`);
    expect(cost).toEqual({
      model: "stand-in",
      input_tokens: 1000,
      output_tokens: 200,
      eur: 0.0125,
      duration_ms: 1235,
    });
    expect(JSON.stringify(review)).not.toContain("stand-in");
  });

  test("a text that Postgres cannot keep loses no review", async () => {
    const finding = { ...opinionFinding(), title: "cut \uD83D", why: "a\0b" };
    model.give = async () => opinionResult(finding);
    const { review } = doneOf(await askForReview(server, await server.install()));
    expect(review.secondOpinion.findings).toMatchObject([{ title: "cut ", why: "ab" }]);
  });
});

const fail = async (): Promise<never> => {
  throw new SecondOpinionFailure("down", opinionResult().cost);
};

test("when the second opinion fails, what was measured is delivered and kept, and the request is given back", async () => {
  model.give = fail;
  const token = await server.install();
  const { review, allowance } = doneOf(await askForReview(server, token));
  expect(review).toMatchObject({ isCharged: false, secondOpinion: { state: "failed", findings: [] } });
  expect(review.frames[0]?.findings.length).toBeGreaterThan(0);
  expect(allowance).toMatchObject({ used: 0, left: 3 });
  expect((await listOf(token)).map(({ id }) => id)).toEqual([review.id]);
});

describe("when something else fails", () => {
  test("the request is given back, the end is told, and the same key may try again", async () => {
    model.give = async () => {
      throw new TypeError("a mistake");
    };
    const token = await server.install();
    const key = crypto.randomUUID();
    const events = await askForReview(server, token, { key });
    expect(events.at(-1)).toMatchObject({ type: "failed", error: "internal" });
    expect(JSON.stringify(events)).not.toContain("a mistake");
    expect(await allowanceOf(token)).toMatchObject({ used: 0, left: 3 });
    expect(await listOf(token)).toEqual([]);
    model.give = async () => opinionResult();
    doneOf(await askForReview(server, token, { key }));
    expect(await allowanceOf(token)).toMatchObject({ used: 1, left: 2 });
  });

  test("a review whose request was given back meanwhile is not kept: it would be one for free", async () => {
    const held = holdOpinion();
    model.give = held.give;
    const token = await server.install();
    const key = crypto.randomUUID();
    const told = askForReview(server, token, { key });
    await held.asked;
    // The state that a crash leaves behind, once its lease is over.
    await server.deps.db.row(sql`select app.sweep_requests(clock_timestamp() + interval '1 day')`);
    held.release();
    expect((await told).at(-1)).toMatchObject({ type: "failed", error: "internal" });
    expect(await listOf(token)).toEqual([]);
    expect(await allowanceOf(token)).toMatchObject({ used: 0, left: 3 });
    model.give = async () => opinionResult();
    doneOf(await askForReview(server, token, { key }));
    expect(await allowanceOf(token)).toMatchObject({ used: 1, left: 2 });
  });

  test("a review of which a finding was told is charged by then, and kept when its lease ended meanwhile", async () => {
    const { release } = holdModel();
    const token = await server.install();
    const key = crypto.randomUUID();
    const sweep = async () => {
      await server.deps.db.row(sql`select app.sweep_requests(clock_timestamp() + interval '1 day')`);
      release();
    };
    const told = askForReview(server, token, {
      key,
      onEvent: ({ type }) => type === "finding" && void sweep(),
    });
    const { review } = doneOf(await told);
    expect(review).toMatchObject({ isCharged: true, secondOpinion: { findings: [opinionFinding()] } });
    await server.deps.db.row(sql`delete from app.review_jobs`); // as retention does
    expect(doneOf(await askForReview(server, token, { key })).review.id).toBe(review.id);
    expect(await allowanceOf(token)).toMatchObject({ used: 1, left: 2 });
  });

  test("what was told is kept when the model fails afterwards, and charged", async () => {
    model.give = async (_, onFinding) => {
      onFinding(opinionFinding());
      throw new SecondOpinionFailure("down", opinionResult().cost);
    };
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token));
    expect(review).toMatchObject({
      isCharged: true,
      secondOpinion: { findings: [opinionFinding()], screens: [{ state: "partly", reason: "down" }] },
    });
    expect(await allowanceOf(token)).toMatchObject({ used: 1, left: 2 });
  });

  test("what a worker told that died is kept by the next one, whose model is told of it", async () => {
    holdModel();
    const token = await server.install();
    const next = async () => {
      await server.stopWorker(0);
      model.give = async ({ said }) => {
        expect(said).toEqual([opinionFinding()]);
        throw new SecondOpinionFailure("down", null);
      };
      await server.startWorker();
    };
    const told = askForReview(server, token, { onEvent: ({ type }) => type === "finding" && void next() });
    expect(doneOf(await told).review).toMatchObject({
      isCharged: true,
      secondOpinion: { state: "done", findings: [opinionFinding()] },
    });
    expect(await allowanceOf(token)).toMatchObject({ used: 1, left: 2 });
  });
});

test("what a worker tells that is being replaced is kept by the one that has taken over", async () => {
  const held = holdOpinion();
  model.give = held.give;
  const told = askForReview(server, await server.install());
  await held.asked;
  const job = await server.deps.db.row<{ id: string }>(
    sql`select id from app.review_jobs where ended_at is null`,
  );
  await tellEvent(server.deps.db, job?.id ?? "", { type: "finding", finding: opinionFinding("late") });
  held.release();
  expect(doneOf(await told).review).toMatchObject({
    isCharged: true,
    secondOpinion: { state: "done", findings: [opinionFinding("late")] },
  });
});

test("when nobody listens any more, the same key takes it up again, from the start", async () => {
  const { release } = holdModel();
  const token = await server.install();
  const [key, body] = [crypto.randomUUID(), reviewRequest()];
  await hangUpAfter(server, token, key, body, "finding");
  const told = askForReview(server, token, {
    key,
    body,
    onEvent: ({ type }) => type === "finding" && release(),
  });
  expect((await told).map(({ type }) => type)).toEqual(["accepted", "finding", "done"]);
  expect(await listOf(token)).toHaveLength(1);
  expect(await allowanceOf(token)).toMatchObject({ used: 1 });
});

describe("while the model is paused", () => {
  test("it is said at once and nothing is put aside", async () => {
    model.isAvailable = false;
    const token = await server.install();
    await expect(askForReview(server, token)).rejects.toMatchObject({
      code: "second_opinion_unavailable",
      retryAfterS: expect.any(Number) as number,
    });
    expect(await allowanceOf(token)).toMatchObject({ used: 0, left: 3 });
  });

  test("every server says so, once a worker has noticed", async () => {
    model.give = async () => {
      model.isAvailable = false; // for the worker alone
      throw new SecondOpinionFailure("down", null);
    };
    const token = await server.install();
    doneOf(await askForReview(server, token));
    model.isAvailable = true;
    await expect(askForReview(server, token)).rejects.toMatchObject({ code: "second_opinion_unavailable" });
    await server.deps.db.row(sql`delete from app.model_pauses`);
    model.give = async () => opinionResult();
    doneOf(await askForReview(server, token));
  });
});

describe("a mail", () => {
  test("is sent to the account that wants one, also when its plugin asks", async () => {
    const { userId, email } = await server.signUp();
    const token = await server.install();
    await server.deps.db.row(sql`
      update public.installations set user_id = ${userId}
      where id = (select id from public.installations order by created_at desc limit 1)`);
    mails.length = 0;
    const body = reviewRequest({ notify: true, language: "fr" });
    const { review } = doneOf(await askForReview(server, token, { body }));
    expect(mails).toEqual([
      {
        to: email,
        language: "fr",
        message: { kind: "review-ready", title: review.title, reviewId: review.id },
      },
    ]);
  });

  test("is sent to nobody who did not ask, and cannot be sent without an account", async () => {
    mails.length = 0;
    await askForReview(server, await server.install(), { body: reviewRequest({ notify: true }) });
    await askForReview(server, await server.install());
    expect(mails).toEqual([]);
  });
});
