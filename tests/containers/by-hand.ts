import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { freePort } from "../../stand-ins/postgres/free-port.ts";
import { pairs, readContainerfile, stagesOf, type Instruction } from "./containerfile.ts";

// npm run rehearse:image: what the file of the image says, step by step and without an engine, each stage in a folder.
// The server is started out of the last one, as a user without rights, and asked as the health check asks it.

const SOMEBODY = 1000;
const PATIENCE_S = 120;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const all = (stage: readonly Instruction[], name: string): readonly string[] =>
  stage.filter(([own]) => own === name).map(([, rest]) => rest);

/** The paths that would not be sent to the daemon. */
async function ignoredPaths(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(path.join(ROOT, ".containerignore"), "utf8")).split("\n").filter(Boolean);
  return new Set(lines.map((line) => path.join(ROOT, line)));
}

async function copyIn(line: string, folder: string, ignored: ReadonlySet<string>): Promise<void> {
  const places = line.split(" ").slice(0, -1);
  for (const place of places)
    await cp(path.join(ROOT, place), path.join(folder, place === "." ? "" : place), {
      recursive: true,
      filter: (source) => !ignored.has(source) && !source.startsWith(path.join(ROOT, "node_modules")),
    });
}

function run(command: string, folder: string): void {
  print(`  ${command}`);
  const { status } = spawnSync("sh", ["-c", command], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`It ended with ${status}.`);
}

/** Runs the first stage, which builds. */
async function build(stage: readonly Instruction[], folder: string): Promise<void> {
  const ignored = await ignoredPaths();
  for (const [name, rest] of stage) {
    if (name === "COPY") await copyIn(rest, folder, ignored);
    if (name === "RUN") run(rest, folder);
  }
}

const sizeOf = (folder: string): string =>
  spawnSync("du", ["-sm", folder], { encoding: "utf8" }).stdout.split("\t")[0] ?? "?";

const listOf = (instruction: string): readonly [string, ...string[]] => {
  const [, list = "[]"] = /(\[.*\])$/.exec(instruction) ?? [];
  return JSON.parse(list) as [string, ...string[]];
};

/** Starts the last stage, in the environment that it names. */
function start(stage: readonly Instruction[], folder: string, env: Record<string, string>): ChildProcess {
  const [, ...args] = listOf(all(stage, "CMD")[0] ?? "");
  const rights = process.getuid?.() === 0 ? { uid: SOMEBODY, gid: SOMEBODY } : {};
  return spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
    ...rights,
  });
}

async function isHealthy(stage: readonly Instruction[], env: Record<string, string>): Promise<boolean> {
  const [, ...args] = listOf(all(stage, "HEALTHCHECK")[0] ?? "");
  for (let second = 0; second < PATIENCE_S; second += 1) {
    if (spawnSync(process.execPath, args, { env }).status === 0) return true;
    await setTimeout(1000);
  }
  return false;
}

const stages = stagesOf(readContainerfile());
const [building = [], running = []] = stages;
const work = await mkdtemp(path.join(tmpdir(), "regard-image-"));
await chmod(work, 0o755);
const [app, data] = [path.join(work, "app"), path.join(work, "data")];
await Promise.all([mkdir(app), mkdir(data)]);
if (process.getuid?.() === 0) await chown(data, SOMEBODY, SOMEBODY);
let isWell = false;
try {
  await build(building, app);
  print(
    `  the image holds ${sizeOf(app)} MB beside Node, ${sizeOf(path.join(app, "node_modules"))} of them packages`,
  );
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: data,
    ...Object.fromEntries(all(running, "ENV").flatMap(pairs)),
    NODE_ENV: "development", // with stand-ins, as in the compose file
    DATA_FOLDER: data,
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
  };
  const server = start(running, app, env);
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const healthy = await isHealthy(running, env);
  print(`  healthy: ${healthy}`);
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
  print(`  the home page: ${page.status}, ${(await page.text()).length} characters`);
  server.kill("SIGTERM");
  const code = await ended;
  print(`  ended by SIGTERM with ${code}`);
  isWell = healthy && page.status === 200 && code === 0;
} finally {
  await rm(work, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);
