import { readFile } from "node:fs/promises";
import path from "node:path";
import { gatherScene } from "../../plugin/protocol/gather-scene.ts";
import type { LayerSlice, ReadingNotes } from "../../plugin/protocol/messages.ts";
import { startEngine } from "../../plugin/stage/engine.ts";
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
const RUNS = 5;
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
  /** What the panel takes to make a scene of the layers, and the longest of its slices. */
  readonly panelMs: number;
  readonly longestSliceMs: number;
}

/** What the panel does with the messages of a reading. */
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
  notify() {},
  openUrl() {},
  closePlugin() {},
  markTyped() {},
  exportPng: () => Promise.resolve(new Uint8Array()),
  storage: { get: () => undefined, set() {}, remove() {}, keys: () => [] },
  log: (level, text) => {
    if (level === "error") process.stderr.write(`${text}\n`);
  },
};

async function measure(code: Readonly<Record<"realm" | "main", string>>, file: RestFile): Promise<Measured> {
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

await buildProject();
const [realm, main, sample] = await Promise.all(
  ["build/stage/realm.js", "build/main.js", SAMPLE].map((place) => readFile(path.join(ROOT, place), "utf8")),
);
if (realm === undefined || main === undefined || sample === undefined) throw new Error("There is no build.");
const rows: (readonly string[])[] = [["", "reading", "longest turn", "in the panel", "longest slice"]];
for (const size of SIZES) {
  const { file, layers } = largeFile(JSON.parse(sample) as RestFile, size);
  const runs: Measured[] = [];
  for (let run = 0; run <= RUNS; run++) runs.push(await measure({ realm, main }, file));
  // The first one warms up.
  const [, ...counted] = runs;
  const median = (pick: (run: Measured) => number): string =>
    `${percentile(counted.map(pick), 0.5).toFixed(0)} ms`;
  const worst = (pick: (run: Measured) => number): string =>
    `${Math.max(...counted.map(pick)).toFixed(0)} ms`;
  rows.push([
    `${layers} layers`,
    median(({ readingMs }) => readingMs),
    worst(({ longestTurnMs }) => longestTurnMs),
    median(({ panelMs }) => panelMs),
    worst(({ longestSliceMs }) => longestSliceMs),
  ]);
}
process.stdout.write(
  `\nThe built main thread in its engine, time of the processor, ${RUNS} times: medians, and the worst\n${table(rows)}\n`,
);
