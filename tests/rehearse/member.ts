import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ROOT } from "../../scripts/run/run-tool.ts";

type Variables = Readonly<Record<string, string>>;

/** A server or a worker: a process of its own that may be killed and started again. */
export interface Member {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** Starts it, and waits until it works where it says so. */
  readonly start: () => Promise<void>;
  readonly kill: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
}

const up = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("is up")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`A server ended with ${code} before it was up.`)));
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

function member(
  name: string,
  script: string,
  env: Variables,
  isReady: (child: ChildProcess) => Promise<void>,
): Member {
  let child: ChildProcess | undefined;
  return {
    name,
    pid: () => child?.pid,
    start: async () => {
      child = spawn(process.execPath, [path.join(ROOT, script)], {
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "inherit"],
      });
      await isReady(child);
      child.stdout?.resume();
    },
    kill: async (signal) => {
      child?.kill(signal);
      if (child) await ended(child);
    },
  };
}

/** A server without workers of its own. */
export const serverMember = (name: string, port: number, env: Variables): Member =>
  member(name, "scripts/start.ts", { ...env, PORT: String(port), TRUSTED_PROXIES: "1", WORKERS: "0" }, up);

/** A worker for whatever server. */
export const workerMember = (name: string, env: Variables): Member =>
  member(name, "scripts/work.ts", env, async () => {});

/** Kills one without warning, and starts it again after a while. */
export async function killAndReplace(one: Member, pauseMs: number): Promise<void> {
  await one.kill("SIGKILL");
  await setTimeout(pauseMs);
  await one.start();
}

/** Restarts one after another, as a deployment does. */
export async function rollOver(members: readonly Member[]): Promise<void> {
  for (const one of members) {
    await one.kill("SIGTERM");
    await one.start();
  }
}
