import sql from "sql-template-tag";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  deleteReview,
  inquire,
  readReview,
  type ReviewEvent,
  type ReviewRequest,
} from "../../../shared/api/endpoints/reviews.ts";
import type { Inquiry, ReplyPoint } from "../../../shared/api/review-shapes.ts";
import type { Fix } from "../../../shared/review/fixes/fix.ts";
import { layer, sceneOf } from "../../../shared/scene/testing.ts";
import {
  askForReview,
  doneOf,
  opinionFinding,
  opinionResult,
  readyOpinion,
  reviewRequest,
} from "../../../tests/ask-for-review.ts";
import { SecondOpinionFailure, type SecondOpinion } from "../../second-opinion/second-opinion.ts";
import { useTestServer } from "../../../tests/test-server.ts";

const { cost } = opinionResult();
const POINT: ReplyPoint = { text: "“Welcome” greets, and says no more.", layers: [{ id: "1:2", name: "T" }] };

const reply: SecondOpinion["reply"] = async (_, onPoint) => {
  onPoint(POINT);
  return { points: [POINT], fault: null, cost };
};

const model = { reply };

const secondOpinion: SecondOpinion = {
  ...readyOpinion(),
  give: async () => opinionResult(opinionFinding()),
  reply: (...asked) => model.reply(...asked),
};
const server = await useTestServer({ deps: { secondOpinion } });

beforeEach(() => {
  model.reply = reply;
});

const WHY: Inquiry = { frameId: "1:1", words: "What does it say?" };

interface Asked {
  readonly inquiry?: Inquiry;
  readonly key?: string;
  readonly body?: ReviewRequest;
}

async function ask(
  token: string,
  id: string,
  { inquiry = WHY, key = crypto.randomUUID(), body = reviewRequest() }: Asked = {},
): Promise<readonly ReviewEvent[]> {
  const events: ReviewEvent[] = [];
  await server.as(token).stream(inquire, { params: { id }, key, body: { ...body, inquiry } }, (event) => {
    events.push(event);
  });
  return events;
}

/** A review of somebody new that was charged. */
async function charged(): Promise<{ readonly token: string; readonly id: string }> {
  const token = await server.install();
  const { review } = doneOf(await askForReview(server, token));
  return { token, id: review.id };
}

describe("a question about a review", () => {
  test("is replied to point by point, and kept with the review", async () => {
    const { token, id } = await charged();
    const events = await ask(token, id, { inquiry: { ...WHY, findingId: "o1" } });
    expect(events.map(({ type }) => type)).toEqual(["accepted", "reply", "done"]);
    const { inquiries } = await server.as(token).call(readReview, { params: { id } });
    expect(inquiries).toMatchObject([{ ...WHY, findingId: "o1", points: [POINT], state: "done" }]);
    expect(doneOf(events).review.inquiries).toEqual(inquiries);
  });

  test("is read and told again without the fixes of a kind that is gone, like all of its review", async () => {
    const { token, id } = await charged();
    const read = () => server.as(token).call(readReview, { params: { id } });
    const key = crypto.randomUUID();
    const changes = [{ layer: "1:2", property: "characters", from: "Welcome", to: "Sign in" } as const];
    const known: Fix = { kind: "write", title: "Write “Sign in”", effect: "", changes };
    const gone = { ...known, kind: "a-kind-of-before" };
    model.reply = async (_, onPoint) => {
      onPoint({ ...POINT, fixes: [known] });
      return { points: [{ ...POINT, fixes: [known] }], fault: null, cost };
    };
    const told = await ask(token, id, { key });
    const before = await read();
    const { db } = server.deps;
    await db.rows(sql`
      update public.reviews set report = jsonb_insert(report, '{0,findings,0,fixes,0}', ${JSON.stringify(gone)}),
        second_findings = jsonb_set(second_findings, '{0,fixes}', ${JSON.stringify([gone])}) where id = ${id}`);
    await db.rows(sql`
      update app.review_inquiries set points = jsonb_set(points, '{0,fixes}', ${JSON.stringify([known, gone])})
      where review_id = ${id}`);
    await db.rows(sql`
      update app.review_events set data = replace(data, '"fixes":[', ${`"fixes":[${JSON.stringify(gone)},`})`);
    expect(await read()).toEqual(before);
    expect(await ask(token, id, { key })).toEqual(told);
  });

  test("costs nothing more", async () => {
    const token = await server.install();
    const { review, allowance } = doneOf(await askForReview(server, token));
    expect(doneOf(await ask(token, review.id)).allowance).toEqual(allowance);
  });

  test("tells the model the finding that it is about", async () => {
    const { token, id } = await charged();
    const told = vi.fn<SecondOpinion["reply"]>(reply);
    model.reply = told;
    await ask(token, id, { inquiry: { ...WHY, findingId: opinionFinding().id } });
    expect(told.mock.calls[0]?.[0].finding).toMatchObject({ title: opinionFinding().title });
    expect(told.mock.calls[0]?.[0].inquiry.words).toBe(WHY.words);
  });

  test("is asked once where the same key comes twice at a time", async () => {
    const { token, id } = await charged();
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([ask(token, id, { key }), ask(token, id, { key })]);
    expect(doneOf(one).review.inquiries).toHaveLength(1);
    expect(doneOf(other).review.inquiries).toEqual(doneOf(one).review.inquiries);
  });

  test("is refused without words and without somebody in whose place to look", async () => {
    const { token, id } = await charged();
    const empty = { frameId: "1:1", words: " " };
    await expect(ask(token, id, { inquiry: empty })).rejects.toMatchObject({
      code: "invalid_input",
      message: expect.stringContaining("inquiry.words") as string,
    });
  });

  test("is refused with a key of another question", async () => {
    const { token, id } = await charged();
    const key = crypto.randomUUID();
    await ask(token, id, { key });
    await expect(ask(token, id, { key, inquiry: { ...WHY, words: "And why?" } })).rejects.toMatchObject({
      code: "key_conflict",
    });
  });

  test("may be asked five times, and does not count where no reply comes of it", async () => {
    const { token, id } = await charged();
    model.reply = () => Promise.reject(new SecondOpinionFailure("refused", cost));
    expect((await ask(token, id)).at(-1)).toMatchObject({ type: "failed", error: "no_reply" });
    model.reply = () => Promise.reject(new SecondOpinionFailure("down", cost));
    expect((await ask(token, id)).at(-1)).toMatchObject({
      type: "failed",
      error: "second_opinion_unavailable",
    });
    model.reply = reply;
    for (let asked = 0; asked < 5; asked++) await ask(token, id);
    expect((await server.as(token).call(readReview, { params: { id } })).inquiries).toHaveLength(5);
    await expect(ask(token, id)).rejects.toMatchObject({ code: "inquiries_used_up" });
  });

  test("is refused after five that came to nothing", async () => {
    const { token, id } = await charged();
    model.reply = () => Promise.reject(new SecondOpinionFailure("unusable", cost));
    for (let asked = 0; asked < 5; asked++) await ask(token, id);
    await expect(ask(token, id)).rejects.toMatchObject({ code: "inquiries_used_up" });
  });

  test("keeps the points that were told before the model broke off", async () => {
    const { token, id } = await charged();
    model.reply = async (_, onPoint) => {
      onPoint(POINT);
      return { points: [POINT], fault: "down", cost };
    };
    expect(doneOf(await ask(token, id)).review.inquiries).toMatchObject([{ state: "partly" }]);
  });

  test("is refused on a review that was not charged", async () => {
    const token = await server.install();
    const { review } = doneOf(
      await askForReview(server, token, { body: reviewRequest({ secondOpinionBy: null }) }),
    );
    await expect(ask(token, review.id)).rejects.toMatchObject({ code: "inquiries_used_up" });
  });

  test("is refused of a screen that was not reviewed", async () => {
    const { token, id } = await charged();
    const other = sceneOf(layer({ id: "9:9", name: "Other", width: 390, height: 844, fill: "#ffffff" }));
    await expect(
      ask(token, id, {
        inquiry: { ...WHY, frameId: "9:9" },
        body: reviewRequest({ scene: other, pictures: [] }),
      }),
    ).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("is refused before a screen is measured where the review is not there, is not charged, or was asked enough", async () => {
    const { token, id } = await charged();
    const free = await askForReview(server, token, { body: reviewRequest({ secondOpinionBy: null }) });
    for (let asked = 0; asked < 5; asked++) await ask(token, id);
    const measure = vi.spyOn(server.deps.measuring, "measure");
    const codeOf = (reviewId: string, by = token) =>
      ask(by, reviewId).catch((error: unknown) => (error as { readonly code?: string }).code);
    expect(await codeOf(crypto.randomUUID())).toBe("not_found");
    expect(await codeOf(id, await server.install())).toBe("not_found");
    expect(await codeOf(doneOf(free).review.id)).toBe("inquiries_used_up");
    expect(await codeOf(id)).toBe("inquiries_used_up");
    expect(measure).not.toHaveBeenCalled();
    measure.mockRestore();
  });

  test("is nobody else's, and goes with the review", async () => {
    const { token, id } = await charged();
    const other = await server.install();
    await expect(ask(other, id)).rejects.toMatchObject({ code: "not_found" });
    await ask(token, id);
    await server.as(token).call(deleteReview, { params: { id } });
    await expect(ask(token, id)).rejects.toMatchObject({ code: "not_found" });
  });
});
