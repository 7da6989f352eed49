import { createHash } from "node:crypto";
import { chown, mkdir } from "node:fs/promises";
import path from "node:path";
import { StartFault } from "../../server/start-fault.ts";
import { copyBinaries, findBinaries } from "./postgres-binaries.ts";
import { spawnSync } from "node:child_process";

/** Whom Postgres runs as. Empty: the user who runs Node. */
interface SystemUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NAME = "postgres";

const run = (command: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};

function findUser(): SystemUser | null {
  const uid = run("id", "-u", NAME);
  const gid = run("id", "-g", NAME);
  return uid === null || gid === null ? null : { uid: Number(uid), gid: Number(gid) };
}

function createUser(): SystemUser | null {
  run("groupadd", "--system", NAME);
  run("useradd", "--system", "--gid", NAME, "--no-create-home", NAME);
  return findUser();
}

/** Postgres refuses to run as root: root lends it a user of its own, made when there is none. */
function postgresUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const user = findUser() ?? createUser();
  if (user) return user;
  throw new StartFault(
    "database",
    `Postgres does not run as root, and the user “${NAME}” could not be made. Start as another user, or set DATABASE_URL.`,
  );
}

/** True when this user can enter the folder: every parent counts, and so do access lists, so it is tried. */
const canEnter = (user: SystemUser, folder: string): boolean =>
  user.uid === undefined ||
  spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...user, cwd: "/" }).status === 0;

/** Where one Postgres lives and as whom it runs. */
export interface ClusterHome {
  /** The folder of everything below. */
  readonly root: string;
  /** The folder that Postgres calls its data directory. */
  readonly data: string;
  readonly binaries: string;
  readonly user: SystemUser;
  /** The wanted folder could not be entered, so another one was taken. */
  readonly isMoved: boolean;
}

/** Only root needs it, so only root can have made it: nobody else may lay a folder there first. */
const SHARED_PLACE = "/var/lib/regard";

const keyOf = (folder: string): string => createHash("sha256").update(folder).digest("hex").slice(0, 12);

async function makeFolder(folder: string, { uid, gid }: SystemUser): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

async function makeFolderOrExplain(folder: string, user: SystemUser): Promise<void> {
  try {
    await makeFolder(folder, user);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const line = `The data cannot be written to ${folder} (${code}). Make it writable, or set DATABASE_URL.`;
    throw new StartFault("disk", line, { cause: error });
  }
}

/** The wanted folder, or one keyed by its path when the user of Postgres cannot enter the wanted one. */
async function findRoot(wanted: string, user: SystemUser): Promise<string> {
  await makeFolderOrExplain(wanted, user);
  if (canEnter(user, wanted)) return wanted;
  const other = path.join(SHARED_PLACE, keyOf(wanted));
  await makeFolderOrExplain(other, user);
  return other;
}

/** Finds, or makes, a folder that Postgres can write and binaries that it can run. */
export async function findPlace(wanted: string): Promise<ClusterHome> {
  const user = postgresUser();
  const root = await findRoot(wanted, user);
  const packed = findBinaries();
  const binaries = canEnter(user, path.join(packed, "bin"))
    ? packed
    : await copyBinaries(packed, path.join(SHARED_PLACE, `binaries-${keyOf(packed)}`));
  return { root, data: path.join(root, "data"), binaries, user, isMoved: root !== wanted };
}
