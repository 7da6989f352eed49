import type { Hono } from "hono";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sql from "sql-template-tag";
import { afterAll } from "vitest";
import { freshDatabase } from "./database/support/fresh-database.ts";
import { makeClient, type Client } from "../shared/api/client.ts";
import { createInstallation } from "../shared/api/endpoints/installations.ts";
import type { Deps } from "../server/deps.ts";
import { findUndocumented } from "./find-undocumented.ts";
import type { EmbeddedStripe } from "../stand-ins/stripe/open-stripe.ts";
import type { KeptMail } from "../stand-ins/mail/mail-folder.ts";
import { planId, type PlanName } from "../shared/plans.ts";
import { readEnv } from "../server/env.ts";
import { noLog, type Log } from "../server/log.ts";
import { createLocalApp, openStandIns, type StandIns } from "../stand-ins/open-stand-ins.ts";
import { openMeasuring, type Measuring } from "../server/reviews/measuring/measuring.ts";
import { startReviewWorker, type ReviewWorker } from "../server/reviews/making/review-worker.ts";
import { openQueue, type JobQueue } from "../server/vendors/pg-boss.ts";

export const PASSWORD = "a long enough password";

export interface TestPerson {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}

export interface TestServer {
  readonly app: Hono;
  readonly deps: Deps;
  readonly standIns: StandIns & { readonly stripe: EmbeddedStripe };
  /** A client of the contract, with a person's or an installation's token; its address: a new one for each request. */
  readonly as: (token: string | null, address?: string) => Client;
  /** Sends JSON to what no client of the contract asks; from an address of its own each time, if none is given. */
  readonly send: (
    path: string,
    body: object,
    by?: { readonly method?: string; readonly token?: string; readonly address?: string },
  ) => Promise<Response>;
  /** Signs up and confirms the address, as a person does. */
  readonly signUp: (email?: string, data?: Readonly<Record<string, string>>) => Promise<TestPerson>;
  /** Gives a person a plan that is paid for a month. */
  readonly setPlan: (userId: string, plan: PlanName, seats?: number) => Promise<void>;
  /** Starts a plugin for the first time. Returns its token. */
  readonly install: (figmaId?: string) => Promise<string>;
  /** The mails sent so far, the newest first. */
  readonly mails: () => Promise<readonly KeptMail[]>;
  /** The token of the invitation that was sent to an address last. */
  readonly invitationTo: (email: string) => Promise<string>;
  readonly databaseUrl: string;
  /** Puts reviews into the queue, and starts no worker for them. */
  readonly sender: JobQueue;
  /** The worker in this process starts by itself with the first review. */
  readonly startWorker: () => Promise<void>;
  readonly stopWorker: (graceMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces a part of the outside world, such as the model. */
  readonly deps?: Partial<Deps>;
  /** Another database than a fresh one with all migrations. */
  readonly databaseUrl?: string;
}

const SITE = "http://localhost:4321";

/** Every request comes from an address of its own, unless it says one: limits by address would add up otherwise. */
function fromSomewhere(init: RequestInit | undefined, address: string = randomUUID()): RequestInit {
  const headers = new Headers(init?.headers);
  if (!headers.has("X-Forwarded-For")) headers.set("X-Forwarded-For", address);
  return { ...init, headers };
}

/** Shows the faults that a test did not expect. */
const logFaults: Log = (event, details) => {
  if (event === "request_failed" && details?.["error"] !== "ApiError") console.error(event, details);
};

/** The threads that measure are those of all servers of this process: each would load the whole engine anew. */
const measuring: Measuring = { ...openMeasuring({ log: noLog, threads: 2 }), stop: async () => {} };

/** The server of a test file: open from its top on, and stopped after its last test. */
export function useTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const opened = openTestServer(options);
  afterAll(async () => (await opened).stop());
  return opened;
}

/** The whole server on a database of its own, asked without a port; to be stopped. */
export async function openTestServer({
  env = {},
  deps: replaced = {},
  databaseUrl,
}: TestServerOptions = {}): Promise<TestServer> {
  const url = databaseUrl ?? (await freshDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), "regard-test-"));
  const settings = readEnv({
    NODE_ENV: "test",
    SITE_URL: SITE,
    TRUSTED_PROXIES: "1",
    DATA_FOLDER: folder,
    ...env,
  });
  // The whole state is written with each change: a test that restarts the stand-in opens one of its own, with a file.
  const world = await openStandIns(settings, url, logFaults, null);
  const worker = lazyWorker(url, () => deps);
  const deps: Deps = {
    ...world.deps,
    pause: async () => {},
    measuring,
    ...replaced,
    queue: worker.queueOf(world.deps.queue),
  };
  const { stripe } = world.standIns;
  if (!stripe) throw new Error("Tests pay with play money");
  const app = createLocalApp(deps, world.standIns);
  const undocumented = watchAnswers(app);
  const as = (token: string | null, address?: string): Client =>
    makeClient({
      baseUrl: SITE,
      token: () => token,
      fetch: async (input, init) => app.request(input, fromSomewhere(init, address)),
    });
  const send: TestServer["send"] = async (path, body, { method = "POST", token, address } = {}) => {
    const headers = {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    return app.request(
      `${SITE}${path}`,
      fromSomewhere({ method, headers, body: JSON.stringify(body) }, address),
    );
  };
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await send(path, body);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const mails = async (): Promise<readonly KeptMail[]> => {
    while ((await deps.mailer.flush()) > 0);
    return (await world.standIns.mailFolder?.list()) ?? [];
  };
  return {
    app,
    deps,
    standIns: { ...world.standIns, stripe },
    as,
    send,
    signUp: async (email = `${randomUUID()}@example.test`, data = {}) => {
      const { id } = await post("/auth/v1/signup", {
        email,
        password: PASSWORD,
        data: { name: "Test", ...data },
      });
      await confirmAddress(url, id as string);
      const session = await post("/auth/v1/token?grant_type=password", { email, password: PASSWORD });
      return { userId: id as string, email, token: session["access_token"] as string };
    },
    install: async (figmaId = String(Math.floor(Math.random() * 1e15))) =>
      (await as(null).call(createInstallation, { body: { figmaId, figmaName: "Test designer" } })).token,
    setPlan: async (userId, plan, seats = 1) => {
      await deps.db.row(sql`
        select app.set_plan(${userId}, ${planId(plan)}, clock_timestamp(),
          clock_timestamp() + interval '1 month', p_seats => ${seats})`);
    },
    mails,
    invitationTo: async (email) => {
      const mail = (await mails()).find(({ to, text }) => to === email && text.includes("invite="));
      return /invite=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },
    databaseUrl: url,
    sender: world.deps.queue,
    startWorker: worker.start,
    stopWorker: worker.stop,
    stop: async () => {
      await worker.stop(0);
      await world.stop();
      await rm(folder, { recursive: true, force: true });
      if (undocumented.size > 0)
        throw new Error(`The contract does not say: ${[...undocumented].join("; ")}`);
    },
  };
}

/** Notes each answer that the contract does not describe. */
function watchAnswers(app: Hono): ReadonlySet<string> {
  const faults = new Set<string>();
  const { request } = app;
  app.request = async (input, init, ...rest) => {
    const answer = await request(input, init, ...rest);
    const [url, method] =
      input instanceof Request ? [input.url, input.method] : [new URL(input, SITE).href, init?.method];
    const fault = await findUndocumented(method ?? "GET", url, answer);
    if (fault !== null) faults.add(fault);
    return answer;
  };
  return faults;
}

/** A worker in this process, started with the first review: most tests ask for none. */
function lazyWorker(url: string, depsOf: () => Deps) {
  let started: Promise<ReviewWorker> | undefined;
  const start = async (): Promise<ReviewWorker> =>
    startReviewWorker(depsOf(), await openQueue({ url, log: noLog }, "worker"));
  return {
    start: async () => void (await (started ??= start())),
    queueOf: (queue: JobQueue): JobQueue => ({
      ...queue,
      send: async (...sent) => {
        await (started ??= start());
        await queue.send(...sent);
      },
    }),
    stop: async (graceMs: number) => {
      const worker = await started;
      started = undefined;
      await worker?.stop(graceMs);
    },
  };
}

/** Confirms an address as a click on the link in the mail does; the link itself has its own tests. */
async function confirmAddress(databaseUrl: string, userId: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
  await client.end();
}
