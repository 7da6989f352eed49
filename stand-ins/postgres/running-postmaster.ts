import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { ClusterHome } from "./data-folder.ts";

/** A Postgres that runs on our data: left by a Node that was killed, or owned by one that lives. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const pidFile = ({ data }: ClusterHome): string => path.join(data, "postmaster.pid");

/** Lines of the file: pid, data directory, start time, port. https://www.postgresql.org/docs/18/storage-file-layout.html */
function readPidFile(place: ClusterHome): Postmaster | null {
  if (!existsSync(pidFile(place))) return null;
  const [pid, , , port] = readFileSync(pidFile(place), "utf8").split("\n").map(Number);
  return pid ? { pid, port: port || 0 } : null;
}

function commandOf(pid: number): string {
  try {
    return existsSync("/proc/self/cmdline")
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** After a restart of the machine another program may have the number, so the command must name our data. */
const isOurs = ({ pid }: Postmaster, { data }: ClusterHome): boolean =>
  isAlive(pid) && (process.platform === "win32" || commandOf(pid).includes(data));

/** The Postgres that runs on this data. A file left by one that died is removed: it would only stop the next one. */
export async function findPostmaster(place: ClusterHome): Promise<Postmaster | null> {
  const found = readPidFile(place);
  if (found && isOurs(found, place)) return found;
  if (found) await rm(pidFile(place), { force: true });
  return null;
}
