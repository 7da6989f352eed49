import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readAllowance } from "../shared/api/endpoints/allowance.ts";
import { createLinkCode, readLinkCode } from "../shared/api/endpoints/installations.ts";
import { askForReview, holdOpinion, reviewRequest, readyOpinion } from "../tests/ask-for-review.ts";
import { findViolations } from "../tests/database/support/invariants.ts";
import { jumpClock } from "../tests/database/support/jump-clock.ts";
import { readEnv } from "./env.ts";
import { noLog } from "./log.ts";
import { canBeAsked, notePause } from "./reviews/opinion/model-pause.ts";
import { openSecondOpinion } from "./second-opinion/open-second-opinion.ts";
import { SWEEPS } from "./sweeps.ts";
import { useTestServer, PASSWORD } from "../tests/test-server.ts";
import { openSql } from "../tests/database/support/open-sql.ts";

/** The model answers when it is told to. */
let model: ReturnType<typeof holdOpinion>;

const server = await useTestServer({
  deps: { secondOpinion: { ...readyOpinion(), give: (...asked) => model.give(...asked) } },
});

beforeEach(() => {
  model = holdOpinion();
});
afterEach(() => vi.useRealTimers());

const jump = (hours: number): Promise<void> => jumpClock(server.databaseUrl, hours);

/** Everything that is done again and again. */
const sweep = async (): Promise<void> => {
  for (const { run } of SWEEPS) await run(server.deps);
};

const jobsUnderWay = async (): Promise<number> =>
  (await server.deps.db.rows(sql`select from app.review_jobs where ended_at is null`)).length;

const violations = async (): Promise<readonly string[]> => {
  const admin = openSql(server.databaseUrl, { max: 1 });
  return findViolations(admin).finally(() => admin.end());
};

/** A lease lasts ten minutes: five hours later its review is given back, five hours earlier it goes on. */
const ENDS = { [-5]: { type: "done", used: 1 }, 5: { type: "failed", used: 0 } } as const;

describe.each([-5, 5] as const)("when the clock of the database jumps by %d hours", (hours) => {
  const { type, used } = ENDS[hours];

  test(`a review under way ends as ${type}, is told, and costs ${used}`, { timeout: 30_000 }, async () => {
    const token = await server.install();
    const told = askForReview(server, token);
    await model.asked;
    await jump(hours);
    await sweep();
    model.release();
    expect((await told).at(-1)?.type).toBe(type);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used });
    expect(await violations()).toEqual([]);
  });

  test(
    `a review that waits for a worker ends as ${type}, and costs ${used}`,
    { timeout: 30_000 },
    async () => {
      const token = await server.install();
      await server.stopWorker(0);
      const before = await jobsUnderWay();
      const { queue } = server.deps;
      vi.spyOn(queue, "send").mockImplementationOnce(server.sender.send);
      model.release();
      const told = askForReview(server, token);
      await vi.waitFor(async () => expect(await jobsUnderWay()).toBe(before + 1));
      await jump(hours);
      await sweep();
      await server.startWorker();
      expect((await told).at(-1)?.type).toBe(type);
      expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used });
      expect(await violations()).toEqual([]);
    },
  );

  test("the queue goes on looking for workers that died", async () => {
    await jump(hours);
    await sweep();
    const [ahead] = await server.deps.db.rows(sql`
      select count(*)::int as count from queue.queue
      where greatest(monitor_on, monitor_claim_on, maintain_on, retained_on) > clock_timestamp()`);
    expect(ahead).toEqual({ count: 0 });
  });

  test("a mail that waits is sent", async () => {
    await server.mails();
    await server.deps.db.rows(sql`
      insert into app.mail_outbox (recipient, language, message)
      values ('person@example.test', 'en', '{"kind": "account-deleted"}')`);
    await jump(hours);
    await sweep();
    expect(
      await server.deps.db.rows(
        sql`select from app.mail_outbox where sent_at is null and given_up_at is null`,
      ),
    ).toEqual([]);
  });

  test("a model that was paused for half a minute is asked again", async () => {
    const paused = { ...readyOpinion(), provider: "Paused", isAvailable: () => false };
    await notePause(server.deps.db, paused);
    await jump(hours);
    expect(await canBeAsked(server.deps.db, { ...paused, isAvailable: () => true })).toBe(true);
  });

  test("a code to connect a plugin by is good no longer than before, and a new one is", async () => {
    const plugin = await server.install();
    const { code, figmaId } = await server.as(plugin).call(createLinkCode, {});
    await jump(hours);
    const known = (of: string) =>
      server.as(null).call(readLinkCode, { params: { code: of }, query: { figmaId } });
    await expect(known(code)).rejects.toMatchObject({ code: "not_found" });
    const again = await server.as(plugin).call(createLinkCode, {});
    expect(await known(again.code)).toMatchObject({ code: again.code });
  });

  test("the right password lets in, as often as before", async () => {
    const { email } = await server.signUp();
    const signIn = async (): Promise<number> => {
      const [body, address] = [{ email, password: PASSWORD }, "203.0.113.9"];
      return (await server.send("/auth/v1/token?grant_type=password", body, { address })).status;
    };
    expect(await signIn()).toBe(200);
    await jump(hours);
    const after: number[] = [];
    for (let times = 0; times < 12; times += 1) after.push(await signIn());
    expect(new Set(after)).toEqual(new Set([200]));
  });
});

test("a month is granted once, though the clock goes over its end and back", async () => {
  const { userId, token } = await server.signUp();
  await server.deps.db.row(sql`
    select app.set_plan(${userId}, (select id from app.plans order by requests limit 1),
      clock_timestamp() - interval '27 days 23 hours', clock_timestamp() + interval '40 days')`);
  const left = async () => (await server.as(token).call(readAllowance, {})).left;
  const granted = await left();
  model.release();
  const seen: number[] = [];
  for (const hours of [0, 80, -80, 80, -80]) {
    if (hours !== 0) await jump(hours);
    await askForReview(server, token);
    seen.push(await left());
  }
  // Within its first month one was asked for; all others are of the second.
  expect(seen).toEqual([granted - 1, granted - 1, granted - 2, granted - 3, granted - 4]);
  expect(await violations()).toEqual([]);
});

describe.each([-5, 5])("when the clock of the server jumps by %d hours", (hours) => {
  const jumpHere = (): void => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
  };

  const session = async (grant: string, body: object): Promise<Record<string, string>> => {
    const answer = await server.send(`/auth/v1/token?grant_type=${grant}`, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, string>;
  };

  test("nobody is signed out for good: a session is renewed, and goes on", async () => {
    const { email } = await server.signUp();
    const { refresh_token } = await session("password", { email, password: PASSWORD });
    jumpHere();
    const { access_token = "" } = await session("refresh_token", { refresh_token });
    expect(await server.as(access_token).call(readAllowance, {})).toMatchObject({ used: 0 });
    vi.useRealTimers();
    const { access_token: later = "" } = await session("password", { email, password: PASSWORD });
    expect(await server.as(later).call(readAllowance, {})).toMatchObject({ used: 0 });
  });

  test("a session that was ended stays ended", async () => {
    const { email, userId } = await server.signUp();
    const { access_token = "" } = await session("password", { email, password: PASSWORD });
    await server.deps.db.rows(sql`select app.end_other_sessions(${userId}, '')`);
    jumpHere();
    await expect(server.as(access_token).call(readAllowance, {})).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });
});

test("a model that failed is asked again after half a minute, though the clock of the server was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const model = openSecondOpinion(
    readEnv({ OPENAI_API_KEY: "key", OPENAI_MODEL: "model", OPENAI_BASE_URL: "http://127.0.0.1:9" }),
    noLog,
  );
  const { scene, aspects, purpose, language } = reviewRequest();
  const request = { scene, pictures: [], aspects, purpose, language, measured: [] };
  const { signal } = new AbortController();
  const failures = Array.from({ length: 5 }, async () => model?.give(request, () => {}, signal));
  await Promise.allSettled(failures);
  expect(model?.isAvailable()).toBe(false);
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  vi.advanceTimersByTime(29_000);
  expect(model?.isAvailable()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(model?.isAvailable()).toBe(true);
});
