import { readFile } from "node:fs/promises";
import path from "node:path";
import { gatherScene } from "../../plugin/protocol/gather-scene.ts";
import type { LayerSlice, ReadingNotes } from "../../plugin/protocol/messages.ts";
import { startEngine } from "../quick-engine.ts";
import type { Editor } from "../../plugin/stage/realm/editor.ts";
import { runPlugin } from "../../plugin/stage/run-plugin.ts";
import { buildProject } from "../../scripts/bundle/build-project.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import type { RestFile } from "../../shared/scene/rest/rest-file.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { largeFile } from "./large-file.ts";
import { percentile, table } from "./statistics.ts";

/** The last is the most that the plugin reads. */
const SIZES = [1000, 5000, 10_000];
const RUNS = 7;
const SAMPLE = "plugin/stage/samples/desktop-dashboard.json";

/** The time of the processor that this thread has taken so far, in ms: the engine runs in it. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Notes the longest stretch of work without a turn for others, in ms of the processor. */
function watchTurns(): () => number {
  let longestMs = 0;
  let isOver = false;
  let lastMs = cpuMs();
  const look = () => {
    const nowMs = cpuMs();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    return longestMs;
  };
}

interface Measured {
  readonly readingMs: number;
  readonly longestTurnMs: number;
  /** Milliseconds in which the panel makes a scene of the layers, and those of its longest slice. */
  readonly panelMs: number;
  readonly longestSliceMs: number;
}

/** Times the panel's work on the messages of a reading. */
function measurePanel(slices: readonly LayerSlice[], [scene, notes]: readonly [Scene, ReadingNotes]) {
  const gathered = gatherScene();
  const timed = (work: () => unknown): number => {
    const beforeMs = cpuMs();
    work();
    return cpuMs() - beforeMs;
  };
  const each = slices.map((slice) => timed(() => gathered.add(slice)));
  const wholeMs = timed(() => gathered.scene(scene, notes));
  const panelMs = each.reduce((sum, ms) => sum + ms, wholeMs);
  return { panelMs, longestSliceMs: Math.max(wholeMs, ...each) };
}

const silent: Omit<Editor, "postToPanel"> = {
  showPanel() {},
  resizePanel() {},
  select() {},
  showPage() {},
  showView() {},
  changeDocument() {},
  commitUndo() {},
  triggerUndo() {},
  notify() {},
  openUrl() {},
  closePlugin() {},
  askForTyping: () => Promise.resolve(false),
  endTyping() {},
  markTyped() {},
  readPage: () => Promise.resolve(),
  exportPng: () => Promise.resolve(new Uint8Array()),
  storageGet: () => undefined,
  storageSet() {},
  log: (level, text) => {
    if (level === "error") process.stderr.write(`${text}\n`);
  },
};

type Code = Readonly<Record<"realm" | "main", string>>;

async function measure(code: Code, file: RestFile): Promise<Measured> {
  const [page] = file.document.children ?? [];
  const [frame] = page?.children ?? [];
  if (!page || !frame) throw new Error("The file is empty.");
  const slices: LayerSlice[] = [];
  let answer: (told: readonly [Scene, ReadingNotes]) => void = () => {};
  const answered = new Promise<readonly [Scene, ReadingNotes]>((resolve) => (answer = resolve));
  let isReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const run = await runPlugin({
    realmCode: code.realm,
    mainCode: code.main,
    ui: { panel: "", engine: "" },
    file,
    pageId: page.id,
    startEngine,
    editor: {
      ...silent,
      postToPanel: (message) => {
        const [name, ...payload] = message as readonly [string, ...unknown[]];
        if (name === "selection-changed") isReady();
        if (name === "layer-slice") slices.push(payload[0] as LayerSlice);
        if (name === "scene-read") answer(payload as [Scene, ReadingNotes]);
      },
    },
  });
  run.receiveFromPanel(["panel-ready"]);
  await ready;
  const endTurns = watchTurns();
  const beforeMs = cpuMs();
  run.receiveFromPanel(["read-scene", { frameIds: [frame.id] }]);
  const told = await answered;
  const readingMs = cpuMs() - beforeMs;
  const longestTurnMs = endTurns();
  run.stop();
  return { readingMs, longestTurnMs, ...measurePanel(slices, told) };
}

const readText = (...place: readonly string[]): Promise<string> => readFile(path.join(...place), "utf8");

async function readCode(build: string): Promise<Code> {
  const [realm, main] = await Promise.all([readText(build, "stage/realm.js"), readText(build, "main.js")]);
  return { realm, main };
}

/** Each build by turns: what else the machine does slows all of them alike. The first turn warms up. */
async function measureByTurns(builds: readonly Code[], file: RestFile): Promise<readonly Measured[][]> {
  const measured = builds.map((): Measured[] => []);
  for (let run = 0; run <= RUNS; run++)
    for (const [index, code] of builds.entries()) {
      const one = await measure(code, file);
      if (run > 0) measured[index]?.push(one);
    }
  return measured;
}

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

function rowOf(name: string, runs: readonly Measured[]): readonly string[] {
  const all = (pick: (run: Measured) => number): readonly number[] => runs.map(pick);
  const median = (pick: (run: Measured) => number): string => inMs(percentile(all(pick), 0.5));
  const worst = (pick: (run: Measured) => number): string => inMs(Math.max(...all(pick)));
  return [
    name,
    inMs(Math.min(...all(({ readingMs }) => readingMs))),
    median(({ readingMs }) => readingMs),
    worst(({ longestTurnMs }) => longestTurnMs),
    median(({ panelMs }) => panelMs),
    worst(({ longestSliceMs }) => longestSliceMs),
  ];
}

await buildProject();
/** A folder with another build to compare with, such as that of an older commit. */
const [, , otherBuild] = process.argv;
const builds = [path.join(ROOT, "build"), ...(otherBuild === undefined ? [] : [otherBuild])];
const codes = await Promise.all(builds.map(readCode));
const sample = JSON.parse(await readText(ROOT, SAMPLE)) as RestFile;
const rows: (readonly string[])[] = [
  ["", "least", "reading", "longest turn", "in the panel", "longest slice"],
];
for (const size of SIZES) {
  const { file, layers } = largeFile(sample, size);
  const measured = await measureByTurns(codes, file);
  for (const [index, runs] of measured.entries())
    rows.push(rowOf(`${layers} layers${index > 0 ? ", other build" : ""}`, runs));
}
process.stdout.write(
  `\nThe built main thread in its engine, time of the processor, ${RUNS} times: the least, medians, and the worst\n${table(rows)}\n`,
);
