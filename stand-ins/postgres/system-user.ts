import { spawnSync } from "node:child_process";
import { StartFault } from "../../server/start-fault.ts";

/** Whom Postgres runs as. Empty: the user who runs Node. */
export interface SystemUser {
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
export function postgresUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const user = findUser() ?? createUser();
  if (user) return user;
  throw new StartFault(
    "database",
    `Postgres does not run as root, and the user “${NAME}” could not be made. Start as another user, or set DATABASE_URL.`,
  );
}

/** True when this user can enter the folder: every parent counts, and so do access lists, so it is tried. */
export const canEnter = (user: SystemUser, folder: string): boolean =>
  user.uid === undefined ||
  spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...user, cwd: "/" }).status === 0;
