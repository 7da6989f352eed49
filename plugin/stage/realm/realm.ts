/** Runs beside a plugin in its bare realm: it makes the `figma` global, the timers and the console. */
import type { RealmCalls, StartOptions, UiFiles } from "./crossing/calls.ts";
import type { SeenView, MarkedRange } from "./editor.ts";
import { makeEvents } from "./events.ts";
import { makeFigma } from "./figma.ts";
import { connectHost, openDoor } from "./crossing/host.ts";
import { makeStage, type OpenStage } from "./make-stage.ts";
import type { Panel } from "./panel.ts";
import { makeConsole } from "./speech.ts";
import { makeTimers } from "./timers.ts";
import { makeViewport } from "./viewport.ts";

const host = connectHost();
const speech = makeConsole(host);
const timers = makeTimers(host);
const events = makeEvents(speech.error);
const panelEvents = makeEvents(speech.error);

interface Running {
  readonly stage: OpenStage;
  readonly panel: Panel;
  readonly seeView: (view: SeenView) => void;
  readonly command: string;
}

let running: Running | undefined;

const now = () => {
  if (!running) throw new Error("The plugin has not been started.");
  return running;
};

type UiGlobals = { readonly __html__: typeof __html__ } | { readonly __uiFiles__: typeof __uiFiles__ };

/**
 * The global by which the plugin finds its pages: a file or a table of files, as its manifest names them; never
 * both.
 */
const globalsOf = (ui: UiFiles): UiGlobals =>
  typeof ui === "string" ? { __html__: ui } : { __uiFiles__: { ...ui } };

function start(options: StartOptions): void {
  const stage = makeStage(host, options, events, speech.error);
  const { viewport, seeView } = makeViewport(host);
  const figma = makeFigma(host, stage, { events, panelEvents, viewport }, options);
  running = { stage, panel: figma.ui, seeView, command: options.command };
  Object.assign(globalThis, { figma, ...globalsOf(options.ui), PUBLISHED_SITE_URL: options.site });
}

/** The marks of the one who reviews texts; nobody's are none. */
async function typeText(text: string): Promise<void> {
  const [marks = []] = await Promise.all(events.ring("textreview", { text }));
  host.tell("markTyped", text, marks as readonly MarkedRange[]);
}

const calls: RealmCalls = {
  start,
  announceRun: () => void events.ring("run", { command: now().command, parameters: undefined }),
  receiveFromPanel: (message) => {
    const answer = now().panel.onmessage?.(message, { origin: "null" });
    if (answer instanceof Promise) answer.catch(speech.error);
    panelEvents.ring("message", message);
  },
  changeSelection: (ids) => now().stage.selectFromOutside(ids),
  changePage: (pageId) => now().stage.showPage(pageId),
  enterPage: (page) => now().stage.enterPage(page),
  changeDocument: (changes, origin) => now().stage.applyFromOutside(changes, origin),
  changeView: (view) => now().seeView(view),
  typeText: (text) => void typeText(text).catch(speech.error),
  fireTimer: timers.fire,
  announceClose: () => void events.ring("close"),
  answer: host.settle,
};

Object.assign(globalThis, timers.globals, { console: speech });
openDoor(calls);
