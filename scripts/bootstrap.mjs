// Runs before anything is installed, so it is plain JavaScript for Node 20: it installs what is missing, then hands
// over to the script asked for, on the Node that the lock file pins. Everything it says goes to standard error.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import process from "node:process";

const ROOT = path.resolve(import.meta.dirname, "..");
const STAMP = path.join(ROOT, "node_modules", ".cache", "installed");
const PINNED_NODE = path.join(
  ROOT,
  "node_modules",
  ".bin",
  process.platform === "win32" ? "node.cmd" : "node",
);

const say = (text) => process.stderr.write(`${text}\n`);

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .digest("hex");

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash();

function install() {
  return new Promise((resolve) => {
    say("Installing dependencies (a minute or two, only when the lock file changed) …");
    const startedAt = Date.now();
    const ticking = setInterval(
      () => say(`  still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`),
      10_000,
    );
    // `npm ci` refuses a lock file without the binaries of platforms whose packages a registry does not carry.
    const npm = spawn("npm", ["install", "--no-save", "--no-audit", "--no-fund"], {
      cwd: ROOT,
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32",
    });
    npm.on("exit", (code) => {
      clearInterval(ticking);
      if (code !== 0) {
        say("The dependencies could not be installed; npm says why above.");
        process.exit(code ?? 1);
      }
      mkdirSync(path.dirname(STAMP), { recursive: true });
      writeFileSync(STAMP, lockHash());
      say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
      resolve();
    });
  });
}

/** Node 22.18 and newer run TypeScript; the pinned one does on the platforms for which it is packed. */
function capableNode() {
  if (existsSync(PINNED_NODE) && spawnSync(PINNED_NODE, ["--version"]).status === 0) return PINNED_NODE;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  say(`Node ${process.versions.node} cannot run this project on ${process.platform}-${process.arch}.`);
  say("Install Node 24 (https://nodejs.org) and try again.");
  return process.exit(1);
}

function run(script, args) {
  const child = spawn(capableNode(), [path.join(ROOT, script), ...args], {
    stdio: "inherit",
    env: {
      // Compiled code stays for the next start: a command of 900 ms takes 350.
      NODE_COMPILE_CACHE: path.join(ROOT, "node_modules", ".cache", "compiled"),
      ...process.env,
      PATH: `${path.dirname(PINNED_NODE)}${path.delimiter}${process.env.PATH}`,
    },
  });
  // Ctrl-C reaches the child by itself; this process only waits for its answer.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  // npm that is told to stop ends at once, and passes nothing on: its end is the signal.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  // A script that is killed, or runs out of memory, answers no code: 1 would be an answer of its own.
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

const [script, ...args] = process.argv.slice(2);
if (!isInstalled()) await install();
run(script, args);
