import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartFault } from "../../server/start-fault.ts";
import type { ClusterHome } from "./data-folder.ts";
import { freePort } from "./free-port.ts";
import { newSettings, readSettings, writeSettings, type Settings } from "./settings-file.ts";
import { spawn } from "node:child_process";

interface BinaryResult {
  readonly code: number;
  readonly output: string;
}

/** Messages in English and bytes in order, whatever the machine speaks. */
const LOCALE = { LC_ALL: "C", LANG: "C", TZ: "UTC" } as const;

/** Runs one of Postgres' programs as its user and waits for its end. */
function runBinary(place: ClusterHome, name: string, args: readonly string[]): Promise<BinaryResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.binaries, "bin", name), args, {
      ...place.user,
      cwd: place.root,
      env: { ...process.env, ...LOCALE },
      // Postgres inherits these from pg_ctl: a pipe for its errors would be held open for as long as it runs.
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** UTF-8, sorted by code point and built in: the same order on every machine, whatever it speaks. */
const INITDB = [
  "--username=postgres",
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  "--no-instructions",
];

/** The line of a program's output that says why it failed; the last line where none does. */
const complaintIn = (output: string): string =>
  output
    .split("\n")
    .find((line) => /FATAL|PANIC|error:|could not/i.test(line))
    ?.trim() ?? lastLine(output);

const lastLine = (output: string): string => output.trim().split("\n").at(-1) ?? "";

async function runInitdb(place: ClusterHome, folder: string, password: string): Promise<void> {
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = place.user;
  if (uid !== undefined && gid !== undefined) await chown(passwordFile, uid, gid);
  const args = [...INITDB, `--pgdata=${folder}`, `--pwfile=${passwordFile}`];
  const { code, output } = await runBinary(place, "initdb", args).finally(() => rm(passwordFile));
  if (code !== 0)
    throw new StartFault("disk", `No database could be made in ${place.root}: ${complaintIn(output)}`);
}

/** Makes the data when there is none. It is made beside and renamed, so a start cut short leaves nothing half made. */
export async function ensureData(place: ClusterHome): Promise<void> {
  if (existsSync(path.join(place.data, "PG_VERSION"))) return;
  const unfinished = `${place.data}.${randomUUID()}`;
  const settings = newSettings(await freePort());
  await runInitdb(place, unfinished, settings.password);
  await writeSettings(unfinished, settings);
  await rename(unfinished, place.data).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another start was faster: its data is as good as ours.
    if (!existsSync(path.join(place.data, "PG_VERSION"))) throw error;
  });
}

const logOf = ({ root }: ClusterHome): string => path.join(root, "postgres.log");

async function whyItFailed(place: ClusterHome): Promise<string> {
  const log = await readFile(logOf(place), "utf8").catch(() => "");
  return (
    lastLine(
      log
        .split("\n")
        .filter((line) => /FATAL|PANIC/.test(line))
        .join("\n"),
    ) || lastLine(log)
  );
}

const startArgs = (place: ClusterHome, port: number, flags: readonly string[]): readonly string[] => [
  "start",
  "--wait",
  "--silent",
  "--timeout=60",
  `--pgdata=${place.data}`,
  `--log=${logOf(place)}`,
  `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ${flags.join(" ")}`,
];

/** Starts Postgres on the remembered port, or on another one when it is taken, and remembers that. */
export async function startCluster(place: ClusterHome, flags: readonly string[]): Promise<Settings> {
  const remembered = await readSettings(place.data);
  const settings = { ...remembered, port: await freePort(remembered.port) };
  const { code } = await runBinary(place, "pg_ctl", startArgs(place, settings.port, flags));
  if (code !== 0) throw new StartFault("database", `Postgres did not start: ${await whyItFailed(place)}`);
  if (settings.port !== remembered.port) await writeSettings(place.data, settings);
  return settings;
}

/** Stops Postgres: open transactions are rolled back, what was committed is on the disk. */
export async function stopCluster(place: ClusterHome): Promise<void> {
  const stop = (mode: string): ReturnType<typeof runBinary> =>
    runBinary(place, "pg_ctl", [
      "stop",
      "--wait",
      "--silent",
      "--timeout=20",
      `--mode=${mode}`,
      `--pgdata=${place.data}`,
    ]);
  if ((await stop("fast")).code !== 0) await stop("immediate");
}
