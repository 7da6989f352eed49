import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import type { StartEngine } from "./engine.ts";
import type { FromEngine, ToEngine } from "./engine-messages.ts";
import type { Call, StartOptions } from "./realm/crossing/calls.ts";
import { slicesOf } from "./realm/crossing/slices.ts";

/** A plugin that does not come to an end is ended. */
const LAST_WORDS_MS = 1000;

function* treeMessages(tree: RestNode): Generator<ToEngine> {
  for (const slice of slicesOf(tree)) yield { type: "slice", slice };
}

function* startMessages(options: StartOptions): Generator<ToEngine> {
  const { file } = options;
  yield* treeMessages(file.document);
  const document = { ...file.document, children: [] };
  yield { type: "start-plugin", options: { ...options, file: { ...file, document } } };
}

/** The messages that make a call: trees are handed over in slices, so that the page can answer in between. */
function* messagesOf(call: Call): Generator<ToEngine> {
  const [first] = call.args;
  if (call.name === "start") return yield* startMessages(first as StartOptions);
  if (call.name !== "enterPage") return yield { type: "tell", call };
  yield* treeMessages(first as RestNode);
  yield { type: "enter-page" };
}

/** Sends messages in order, a long row of them one at a turn. */
function createOutbox(post: (message: ToEngine) => void): (messages: Iterable<ToEngine>) => void {
  const rows: Iterator<ToEngine>[] = [];
  let isSending = false;
  const send = () => {
    const [row] = rows;
    if (!row) return void (isSending = false);
    const { done, value } = row.next();
    if (done) {
      rows.shift();
      return send();
    }
    post(value);
    setTimeout(send);
  };
  return (messages) => {
    rows.push(messages[Symbol.iterator]());
    if (isSending) return;
    isSending = true;
    send();
  };
}

/** Starts an engine in a worker of its own: what runs in it never holds the page up. */
export const startEngineInWorker: StartEngine = ({ realmCode, onCall, onThrown }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./engine-worker.ts", import.meta.url));
    const send = createOutbox((message) => worker.postMessage(message, []));
    const engine = {
      evaluate: (code: string, fileName: string) => send([{ type: "evaluate", code, fileName }]),
      tell: (call: Call) => send(messagesOf(call)),
      close() {
        send([{ type: "close" }]);
        setTimeout(() => worker.terminate(), LAST_WORDS_MS);
      },
    };
    worker.addEventListener("message", ({ data }: MessageEvent<FromEngine>) => {
      if (data.type === "started") resolve(engine);
      if (data.type === "call") onCall(data.call);
      if (data.type === "thrown") onThrown(data.text);
    });
    worker.addEventListener("error", ({ message }) => {
      onThrown(message);
      reject(new Error(message));
    });
    send([{ type: "start", realmCode }]);
  });
