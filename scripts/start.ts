import { existsSync } from "node:fs";
import { readEnv, type Env } from "../server/env.ts";
import { listen } from "../server/listen.ts";
import { openWorld, type World } from "../server/open-world.ts";
import { StartFault } from "../server/start-fault.ts";
import { startSweeps } from "../server/sweeps.ts";
import { startWorkerProcesses } from "../server/worker-processes.ts";
import { PRODUCT } from "../shared/product.ts";
import { leaveOn } from "./run/leave-on.ts";
import { secondsSince } from "./run/run-tool.ts";

const startedAt = performance.now();

/** The manifest to import into the design tool: the plugin of the usual build asks the usual port. */
const manifestFor = (url: string): string =>
  url === PRODUCT.siteUrl
    ? "manifest.json"
    : `build/plugin/manifest.json, after npm run build:plugin -- --site ${url}`;

const greeting = (url: string, notices: readonly string[]): string => `
${PRODUCT.name} is up (${secondsSince(startedAt)}).

  Home        ${url}/
  Try it      ${url}/try        the plugin in a stand-in editor, on a sample design or on yours
${notices.map((notice) => `  ${notice}\n`).join("")}  In Figma    Plugins → Development → Import plugin from manifest… → ${manifestFor(url)}

  Ctrl-C stops it.
`;

/**
 * Builds the product; the answer compresses it. Loads the builder only where it is needed: it is not there where
 * everything is built already.
 */
async function build({ BUILT }: Env): Promise<() => Promise<void>> {
  if (BUILT) return () => Promise.resolve();
  const { buildProject, compressBuild } = await import("./bundle/build-project.ts");
  await buildProject();
  return compressBuild;
}

/** In production every service is a hosted one; elsewhere stand-ins take the places of those that are not named. */
async function openWorldOf(env: Env): Promise<World> {
  if (env.NODE_ENV === "production") return openWorld(env);
  const { openLocalWorld } = await import("../stand-ins/open-local-world.ts");
  return openLocalWorld(env, fail);
}

async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const env = readEnv(process.env);
  const opening = openWorldOf(env);
  let stop = async (): Promise<void> => (await opening).stop();
  leaveOn(["SIGINT", "SIGTERM"], () => {
    process.stderr.write("\nStopping …\n");
    return stop();
  });
  const [world, compress] = await Promise.all([opening, build(env)]);
  const { deps } = world;
  const server = await listen(world.app, env).catch(async (error: unknown) => {
    await world.stop();
    throw error;
  });
  const sweeps = startSweeps(deps, world.sweeps);
  const workers = startWorkerProcesses(env.WORKERS, world.databaseUrl, deps.log);
  stop = async () => {
    // Reviews under way are told to their listeners until the workers end; listeners to the rest go on elsewhere.
    const quiet = workers.stop().then(() => deps.news.stop());
    await Promise.all([sweeps.stop(), quiet, server.stop()]);
    await world.stop();
  };
  process.stdout.write(greeting(server.url, world.notices));
  await compress();
}

function fail(error: unknown): never {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error.exitCode);
}

await start().catch(fail);
