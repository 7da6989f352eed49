import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLocalApp } from "../../stand-ins/open-stand-ins.ts";
import { openReviewNews } from "../../server/reviews/telling/review-news.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { WORKER_DATABASE } from "../../server/worker-processes.ts";
import { reviewRequest } from "../ask-for-review.ts";
import { PROVIDER, startModel } from "../model-stand-in.ts";
import { workerMember, type Member } from "./member.ts";
import { askUntilTold } from "./people.ts";
import { startProxy, type Proxy } from "./proxy.ts";

const REVIEWS = 6;

/** Long enough that a worker can be killed while it waits. */
const MODEL_MS = 1500;

/** On a busy machine the processes take a while to start. */
const TIMEOUT_MS = 90_000;

let server: TestServer;
let workers: readonly Member[];
let proxy: Proxy;
const closing: (() => Promise<void>)[] = [];

/** One more server on the same database, at a port. */
async function openPort(): Promise<number> {
  const news = openReviewNews(server.databaseUrl, server.deps.log);
  const secondOpinion = {
    provider: PROVIDER,
    isAvailable: () => true,
    give: () => Promise.reject(new Error()),
    reply: () => Promise.reject(new Error()),
  };
  const { fetch } = createLocalApp(
    { ...server.deps, queue: server.sender, news, secondOpinion },
    server.standIns,
  );
  const listening = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  closing.push(async () => {
    await news.stop();
    listening.close();
  });
  return (listening.address() as AddressInfo).port;
}

beforeAll(async () => {
  server = await openTestServer();
  const env = {
    [WORKER_DATABASE]: server.databaseUrl,
    DATA_FOLDER: server.deps.env.DATA_FOLDER,
    LOG: "false",
    ...(await startModel(MODEL_MS)),
  };
  workers = [workerMember("one", env), workerMember("other", env)];
  proxy = await startProxy([await openPort(), await openPort()]);
  await Promise.all(workers.map(({ start }) => start()));
});

afterAll(async () => {
  await proxy.stop();
  await Promise.all(workers.map(({ kill }) => kill("SIGTERM")));
  for (const close of closing) await close();
  await server.stop();
});

test(
  "a worker that is killed hands on its reviews: each is told, stored and charged once",
  { timeout: TIMEOUT_MS },
  async () => {
    const { db } = server.deps;
    const tokens = await Promise.all(Array.from({ length: REVIEWS }, () => server.install()));
    const asked = tokens.map((token) => askUntilTold(proxy.url, token, reviewRequest()));
    // Both work on some.
    await vi.waitFor(
      async () =>
        expect(
          await db.rows(sql`select from app.review_events where data like '{"type":"accepted"%'`),
        ).toHaveLength(REVIEWS),
      { timeout: TIMEOUT_MS },
    );
    await workers[0]?.kill("SIGKILL");
    // Ten seconds without a sign of life are not waited for here.
    await db.rows(sql`
    update queue.job_common set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`);
    const told = await Promise.all(asked);
    expect(told.map(({ outcome }) => outcome)).toEqual(tokens.map(() => "done"));
    const [counts] = await db.rows(sql`
    select (select count(*) from public.reviews where is_charged) as stored,
      (select count(*) from app.usage_reservations where state = 'committed') as charged,
      (select count(*) from app.usage_reservations where state = 'reserved') as left_over`);
    expect(counts).toEqual({ stored: REVIEWS, charged: REVIEWS, left_over: 0 });
  },
);
