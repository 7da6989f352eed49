/** The worker in which a plugin runs: a long reading of a design, and a plugin that never ends, leave the page free. */
import { type Engine, startEngine } from "./engine.ts";
import type { StartOptions } from "./realm/crossing/calls.ts";
import { gatherSlices } from "./realm/crossing/slices.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import type { FromEngine, ToEngine } from "./engine-messages.ts";

const send = (message: FromEngine): void => postMessage(message);

let slices = gatherSlices();
let engine: Promise<Engine> | undefined;

function start(realmCode: string): Promise<Engine> {
  return startEngine({
    realmCode,
    onCall: (call) => send({ type: "call", call }),
    onThrown: (text) => send({ type: "thrown", text }),
  });
}

/** The tree that came in slices. */
function takeTree(): RestNode | undefined {
  const tree = slices.root();
  slices = gatherSlices();
  return tree;
}

const withTree = (options: StartOptions): StartOptions => {
  const document = takeTree();
  return document ? { ...options, file: { ...options.file, document } } : options;
};

async function receive(message: ToEngine): Promise<void> {
  if (message.type === "start") {
    engine = start(message.realmCode);
    await engine;
    return send({ type: "started" });
  }
  const running = await engine;
  if (message.type === "evaluate") running?.evaluate(message.code, message.fileName);
  if (message.type === "slice") slices.add(message.slice);
  if (message.type === "start-plugin") running?.tell({ name: "start", args: [withTree(message.options)] });
  if (message.type === "enter-page") running?.tell({ name: "enterPage", args: [takeTree()] });
  if (message.type === "tell") running?.tell(message.call);
  // A worker that ends takes its memory along: to free it object by object fails where a plugin left promises open.
  if (message.type === "close") close();
}

addEventListener("message", ({ data }: MessageEvent<ToEngine>) => {
  receive(data).catch((error: unknown) => send({ type: "thrown", text: String(error) }));
});
