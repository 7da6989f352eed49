import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { migrate } from "../../server/migrate.ts";

/** The last migration of the version before. */
const LAST = "0012_limits.sql";

/** Brings a database to where a server of the version before had it. */
export async function migrateToBefore(url: string): Promise<void> {
  const [all, folder] = [
    path.join(ROOT, "supabase/migrations"),
    await mkdtemp(path.join(tmpdir(), "regard-older-")),
  ];
  const names = (await readdir(all)).filter((name) => name <= LAST);
  for (const name of names) await cp(path.join(all, name), path.join(folder, name));
  await migrate(url, folder).finally(() => rm(folder, { recursive: true }));
}

/** The version before, still connected: it reserves, stores and commits in its own words. */
export interface OlderServer {
  readonly stop: () => Promise<{ readonly done: number; readonly faults: readonly string[] }>;
}

const PAUSE_MS = 200;

/** Codes of errors which say that the database is away, and not that the statement is wrong. */
const AWAY = /^(08|57|E[A-Z]+)/;

async function reviewOnce(url: string, installationId: string): Promise<void> {
  const client = new Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set role service_role");
    const { rows } = await client.query<{ reservation_id: string }>(
      "select reservation_id from app.reserve_request(null, $1, null, $2, 'hash', interval '10 minutes', p_at_once => 2, p_may_begin => true, p_is_free => true)",
      [installationId, randomUUID()],
    );
    const id = randomUUID();
    await client.query("begin");
    await client.query(
      `insert into public.reviews (id, installation_id, title, language, aspects, purpose, engine, report,
        second_opinion, second_findings, frame_count, severity_counts, is_charged)
       values ($1, $2, '', 'en', '{ux}', '', '', '[]', 'off', '[]', 0, '{}', false)`,
      [id, installationId],
    );
    await client.query(
      "insert into app.review_pictures (review_id, frame_id, position, content_type, key, sha256) values ($1, '1:1', 0, 'image/png', gen_random_uuid()::text, sha256(''))",
      [id],
    );
    await client.query("select app.commit_request($1, $2)", [rows[0]?.reservation_id, id]);
    await client.query("commit");
  } finally {
    await client.end().catch(() => {});
  }
}

/** Works on, review after review, until it is stopped. */
export function startOlderServer(url: string, installationId: string): OlderServer {
  const stopping = new AbortController();
  let done = 0;
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await reviewOnce(url, installationId).then(
        () => (done += 1),
        (error: Error & { readonly code?: string }) => {
          if (!AWAY.test(error.code ?? "") && !/connection|terminat/i.test(error.message))
            faults.push(error.message);
        },
      );
      await setTimeout(PAUSE_MS);
    }
  };
  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      await working;
      return { done, faults };
    },
  };
}
