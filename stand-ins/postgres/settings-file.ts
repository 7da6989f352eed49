import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { brokenFile } from "../broken-file.ts";
import { replaceFile } from "../replace-file.ts";

const SETTINGS = z.object({ port: z.number().int(), password: z.string().min(20) });

/** How to reach the embedded Postgres: remembered beside its data, readable for its owner only. */
export type Settings = z.infer<typeof SETTINGS>;

const fileIn = (root: string): string => path.join(root, "connection.json");

export const newSettings = (port: number): Settings => ({
  port,
  password: randomBytes(24).toString("base64url"),
});

/** Throws a `StartFault` that names the file when it is damaged, as a full disk or a cut copy leaves it. */
export async function readSettings(root: string): Promise<Settings> {
  const text = await readFile(fileIn(root), "utf8");
  try {
    return SETTINGS.parse(JSON.parse(text));
  } catch (error) {
    throw brokenFile(fileIn(root), error);
  }
}

export const writeSettings = (root: string, settings: Settings): Promise<void> =>
  replaceFile(fileIn(root), `${JSON.stringify(settings)}\n`);

/** The address of a database of this Postgres. */
export const addressOf = ({ port, password }: Settings, database = "postgres"): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
