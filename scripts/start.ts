import { listen, type Listening } from "../server/listen.ts";
import { PRODUCT } from "../shared/product.ts";
import { buildProject } from "./build-project.ts";
import { secondsSince } from "./run-tool.ts";

const DEFAULT_PORT = 4321;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readPort(): number {
  const text = process.env["PORT"] ?? String(DEFAULT_PORT);
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : fail(`PORT must be a number from 1 to 65535, it is “${text}”.`);
}

async function listenOrExplain(port: number): Promise<Listening> {
  try {
    return await listen(port);
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (isTaken) return fail(`Port ${port} is in use. Choose another one: PORT=4322 npm start`);
    throw error;
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  const leave = (): void => {
    process.stderr.write("\nStopping …\n");
    void stop().then(() => process.exit(0));
  };
  process.once("SIGINT", leave);
  process.once("SIGTERM", leave);
}

const startedAt = performance.now();
const port = readPort();
await buildProject();
const { url, stop } = await listenOrExplain(port);
stopOnSignal(stop);
process.stdout.write(`
${PRODUCT.name} is up (${secondsSince(startedAt)}).

  Home        ${url}/
  Try it      ${url}/try        the plugin in a stand-in editor, on a sample design or on yours
  In Figma    Plugins → Development → Import plugin from manifest… → manifest.json

  Ctrl-C stops it.
`);
