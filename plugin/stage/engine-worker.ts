/** The worker in which a plugin runs: a long reading of a design, and a plugin that never ends, leave the page free. */
import type { Engine } from "./engine.ts";
import type { StartOptions } from "./realm/crossing/calls.ts";
import { gatherSlices } from "./realm/crossing/slices.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import type { FromEngine, ToEngine } from "./engine-messages.ts";
import { becomeEngine } from "./worker-engine.ts";

/** The realm is in the same scope, which is bared for it. */
const { postMessage, close } = globalThis;

const send = (message: FromEngine): void => postMessage(message);

let slices = gatherSlices();
let engine: Engine | undefined;

function start(realmCode: string): void {
  engine = becomeEngine({
    realmCode,
    onCall: (call) => send({ type: "call", call }),
    onThrown: (text) => send({ type: "thrown", text }),
  });
  send({ type: "started" });
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

function receive(message: ToEngine): void {
  if (message.type === "start") start(message.realmCode);
  if (message.type === "evaluate") engine?.evaluate(message.code, message.fileName);
  if (message.type === "slice") slices.add(message.slice);
  if (message.type === "start-plugin") engine?.tell({ name: "start", args: [withTree(message.options)] });
  if (message.type === "enter-page") engine?.tell({ name: "enterPage", args: [takeTree()] });
  if (message.type === "tell") engine?.tell(message.call);
  if (message.type === "close") close();
}

addEventListener("message", ({ data }: MessageEvent<ToEngine>) => receive(data));
