/** What runs beside a plugin in its bare realm: it makes the `figma` global, the timers and the console. */
import type { RealmCalls, StartOptions } from "./calls.ts";
import { makeEvents } from "./events.ts";
import { makeFigma } from "./figma.ts";
import { connectHost, openDoor } from "./host.ts";
import { makeStage, type OpenStage } from "./make-stage.ts";
import type { Panel } from "./panel.ts";
import { makeConsole } from "./speech.ts";
import { makeTimers } from "./timers.ts";

const host = connectHost();
const speech = makeConsole(host);
const timers = makeTimers(host);
const events = makeEvents(speech.error);
const panelEvents = makeEvents(speech.error);

let running: { readonly stage: OpenStage; readonly panel: Panel; readonly command: string } | undefined;

const now = () => {
  if (!running) throw new Error("The plugin has not been started.");
  return running;
};

function start(options: StartOptions): void {
  const stage = makeStage(host, options, events, speech.error);
  const figma = makeFigma(host, stage, { events, panelEvents }, options);
  running = { stage, panel: figma.ui, command: options.command };
  Object.assign(globalThis, { figma, __html__: options.panelHtml, PUBLISHED_SITE_URL: options.site });
}

const calls: RealmCalls = {
  start,
  announceRun: () => events.ring("run", { command: now().command, parameters: undefined }),
  receiveFromPanel: (message) => {
    const answer = now().panel.onmessage?.(message, { origin: "null" });
    if (answer instanceof Promise) answer.catch(speech.error);
    panelEvents.ring("message", message);
  },
  changeSelection: (ids) => now().stage.selectFromOutside(ids),
  changePage: (pageId) => now().stage.showPage(pageId),
  enterPage: (page) => now().stage.enterPage(page),
  changeDocument: (changes) => now().stage.applyFromOutside(changes),
  fireTimer: timers.fire,
  announceClose: () => events.ring("close"),
  answer: host.settle,
};

Object.assign(globalThis, timers.globals, { console: speech });
openDoor(calls);
