import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import sql from "sql-template-tag";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { openPool, type DbPool } from "../../server/vendors/postgres.ts";
import { findPlace } from "../../stand-ins/postgres/data-folder.ts";
import { addressOf, readSettings } from "../../stand-ins/postgres/settings-file.ts";

export interface RunningProduct {
  readonly child: ChildProcess;
  /** How long it took until it answered. */
  readonly tookMs: number;
}

/** Starts the product as `npm start` does, and waits until it answers. */
export function startProduct(
  folder: string,
  port: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn("node", [path.join(ROOT, "scripts/start.ts")], {
      env: { ...process.env, PORT: port, DATA_FOLDER: folder, LOG: "false", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.on("exit", (code) => reject(new Error(`The product ended with ${code}.`)));
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("is up")) resolve({ child, tookMs: performance.now() - startedAt });
    });
  });
}

/** Stops it, and waits for its end. */
export const stopProduct = ({ child }: RunningProduct): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners("exit");
    child.on("exit", () => resolve());
    child.kill("SIGTERM");
  });

/** Connects to the database of a running product, past the limits of the API. */
export async function connectToProduct(folder: string): Promise<DbPool> {
  const { data } = await findPlace(path.join(folder, "postgres"));
  const db = openPool({ url: addressOf(await readSettings(data)), log: () => {}, max: 1 });
  await db.rows(sql`reset role`);
  return db;
}

/** Makes plugins beside the API, whose limits are for people and not for a benchmark. Returns their tokens. */
export async function makeInstallations(db: DbPool, count: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, () => `regard_${randomBytes(32).toString("base64url")}`);
  for (const token of tokens) {
    const hash = createHash("sha256").update(token).digest();
    await db.rows(sql`
      insert into public.installations (token_hash, figma_id, figma_name) values (${hash}, ${randomUUID()}, '')`);
  }
  return tokens;
}

/** Asks the product at an origin for a review, and returns its answer. */
export const postReview = (
  origin: string,
  token: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${origin}/api/reviews`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
      ...headers,
    },
    body,
  });
