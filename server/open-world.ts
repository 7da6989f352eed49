import type { Hono } from "hono";
import { setTimeout } from "node:timers/promises";
import { createApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { explainIfAway } from "./explain-if-away.ts";
import { jsonLog, noLog, type Log } from "./log.ts";
import { openMailer } from "./mail/open-mailer.ts";
import { migrate } from "./migrate.ts";
import { openServices, type Services } from "./open-services.ts";
import { openMeasuring } from "./reviews/measuring/measuring.ts";
import { openReviewNews } from "./reviews/telling/review-news.ts";
import { openSecondOpinion } from "./second-opinion/open-second-opinion.ts";
import { StartFault } from "./start-fault.ts";
import { SWEEPS, type Sweep } from "./sweeps.ts";
import { installQueue, openQueue } from "./vendors/pg-boss.ts";
import { openPool } from "./vendors/postgres.ts";

/** The opened world, what is served from it, and the way to close it. */
export interface World {
  readonly deps: Deps;
  readonly app: Hono;
  /** The jobs that are done again and again. */
  readonly sweeps: readonly Sweep[];
  readonly databaseUrl: string;
  /** Lines for the person at the terminal. */
  readonly notices: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The log that the environment asks for. */
export const logOf = (env: Env): Log => (env.LOG ? jsonLog() : noLog);

/** Brings the schema of a database up to date: the product's, and that of its queue. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url).catch(explainIfAway);
  await installQueue(url);
}

/** Waiting for a lock may take as long as a request may. */
const MOST_LOCKS = 4;

/** While a lock is held, somebody else is asked, and perhaps asked again. */
const LOCK_IDLE_MS = 5 * 60_000;

/** Opens what the routes work with, on a prepared database. */
export async function openDeps(
  env: Env,
  url: string,
  { transport, ...services }: Services,
  log: Log,
): Promise<Pick<World, "deps" | "stop">> {
  const db = openPool({ url, log });
  const locks = openPool({ url, log, max: MOST_LOCKS, idleMs: LOCK_IDLE_MS });
  const deps: Deps = {
    env,
    log,
    db,
    locks,
    ...services,
    mailer: openMailer({ db, env, log, transport }),
    secondOpinion: openSecondOpinion(env, log),
    measuring: openMeasuring({ log }),
    queue: await openQueue({ url, log }, "sender"),
    news: openReviewNews(url, log),
    now: () => new Date(),
    pause: (ms) => setTimeout(ms),
  };
  const stop = async (): Promise<void> => {
    await Promise.all([deps.news.stop(), deps.queue.stop(), deps.measuring.stop()]);
    await Promise.all([db.stop(), locks.stop()]);
  };
  return { deps, stop };
}

/** Opens the world of an environment that names every service, as it must in production. */
export async function openWorld(env: Env): Promise<World> {
  const { DATABASE_URL: databaseUrl } = env;
  if (databaseUrl === undefined) throw new StartFault("environment", "DATABASE_URL is not set.");
  const services = openServices(env);
  await prepareDatabase(databaseUrl);
  const { deps, stop } = await openDeps(env, databaseUrl, services, logOf(env));
  return { deps, app: createApp(deps), sweeps: SWEEPS, databaseUrl, notices: [], stop };
}
