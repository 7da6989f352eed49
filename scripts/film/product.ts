import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../stand-ins/postgres/free-port.ts";
import { ROOT } from "../run/run-tool.ts";

export interface RunningProduct {
  /** Where it answers, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Names a model, so that a second opinion is on offer, as where the product is sold; nobody asks for one. */
const MODEL = { OPENAI_API_KEY: "none", OPENAI_MODEL: "none", OPENAI_BASE_URL: "http://localhost:9" };

/** Starts the product by itself: on a free port, with data that are thrown away. */
export async function startProduct(): Promise<RunningProduct> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "regard-film-"));
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.ts")], {
    cwd: ROOT,
    env: { ...process.env, ...MODEL, PORT: String(port), SITE_URL: "", DATA_FOLDER: folder, LOG: "false" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  for await (const line of createInterface(child.stdout)) if (line.includes(url)) break;
  if (child.exitCode !== null) throw new Error("The product did not start.");
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
