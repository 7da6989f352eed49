import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Frame, Page } from "@playwright/test";
import type { ToPanel } from "../../plugin/protocol/messages.ts";
import { openChromium } from "../../scripts/browser/chromium.ts";
import { ROOT, runTool } from "../../scripts/run/run-tool.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode, Text } from "../../shared/scene/scene.ts";
import { largeScene } from "./large-scene.ts";
import { editorPage, panelPage, selectionOf, SETTINGS } from "./panel-pages.ts";
import { percentile, table } from "./statistics.ts";

/** The last is the most that the plugin reads. */
const SIZES = [1000, 5000, 10_000];
const RUNS = 7;
/** The large screens take longer: all of it has to end within two minutes. */
const RUNS_OF_SIZE = 3;
const SAMPLE = "plugin/stage/samples/desktop-dashboard.json";

interface Opened {
  readonly editor: Page;
  readonly panel: Frame;
  readonly metered: Awaited<ReturnType<typeof meter>>;
  /** The time of the processor until the panel is ready, in ms. */
  readonly startMs: number;
}

/** How fast the machine is taken to be: a quarter stands for an old laptop. */
const SLOWDOWNS = [1, 4];

/** The time of the processor that a page has taken so far, in ms, and its memory after a clean-up, in MB. */
async function meter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (name: string): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  return {
    slowDown: (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate }),
    cpuMs: async () => 1000 * (await read("TaskDuration")),
    memoryMb: async () => {
      await session.send("HeapProfiler.collectGarbage");
      return (await read("JSHeapUsedSize")) / 1e6;
    },
  };
}

const hasSent = (editor: Page, name: string): Promise<unknown> =>
  editor.waitForFunction((wanted) => window.messages.includes(wanted), name);

/** The files of the plugin's interface. */
interface Code {
  readonly panel: string;
  readonly engine: string;
}

/** A panel that says it is ready and does nothing else, as long as the real one: handing so long a page over takes time, too. */
const emptyAs = ({ panel, engine }: Code): Code => ({
  panel: `parent.postMessage({ pluginMessage: ["panel-ready"] }, "*"); /*${panel.replaceAll("*/", "")}*/`,
  engine,
});

async function openPanel(browser: Browser, code: Code, slowdown = 1): Promise<Opened> {
  const editor = await browser.newPage();
  await editor.setContent(editorPage(code.engine));
  const metered = await meter(editor);
  await metered.slowDown(slowdown);
  const beforeMs = await metered.cpuMs();
  await editor.evaluate(
    (html) => document.querySelector("iframe")?.setAttribute("srcdoc", html),
    panelPage(code.panel),
  );
  await hasSent(editor, "panel-ready");
  const [, panel] = editor.frames();
  if (!panel) throw new Error("The panel is not there.");
  const startMs = (await metered.cpuMs()) - beforeMs;
  await editor.evaluate(() => window.letEngineCome());
  return { editor, panel, metered, startMs };
}

const tell = <Name extends keyof ToPanel>(
  { editor }: Opened,
  name: Name,
  ...payload: Parameters<ToPanel[Name]>
): Promise<void> =>
  editor.evaluate(
    (message) =>
      document.querySelector("iframe")?.contentWindow?.postMessage({ pluginMessage: message }, "*"),
    [name, ...payload],
  );

/** The time from the last message until the panel shows something, in ms, and the longest task of that time. */
async function waitFor({ panel }: Opened, words: RegExp) {
  const shownAfter = await panel.waitForFunction(
    (source) => new RegExp(source).test(document.body.innerText) && performance.now() - window.toldAt,
    words.source,
  );
  const tookMs = Number(await shownAfter.jsonValue());
  const longestMs = await panel.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));
  return { tookMs, longestMs };
}

/** Number of findings as the live checks say it. */
const COUNTED = /\d+ (?:critical|major|minor)/;

/** The time from opening until the first findings of a screen stand that was selected before, in ms: wall, processor. */
async function timeFirstFindings(browser: Browser, code: Code, scene: Scene) {
  const [frame] = scene.frames;
  if (!frame) throw new Error("The sample has no screen.");
  const editor = await browser.newPage();
  await editor.setContent(editorPage(code.engine));
  const metered = await meter(editor);
  const beforeMs = await metered.cpuMs();
  const tookMs = await editor.evaluate(
    ({ html, main, counted }) => {
      const startedAt = performance.now();
      const iframe = document.querySelector("iframe");
      window.main = main;
      iframe?.setAttribute("srcdoc", html);
      const panelText = () =>
        iframe?.contentDocument?.getElementById("create-figma-plugin")?.textContent ?? "";
      return new Promise<number>((resolve) => {
        const look = () => {
          if (new RegExp(counted).test(panelText())) resolve(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    {
      html: panelPage(code.panel),
      main: { settings: SETTINGS, selection: selectionOf(frame), scene },
      counted: COUNTED.source,
    },
  );
  const cpuMs = (await metered.cpuMs()) - beforeMs;
  await editor.close();
  return { tookMs, cpuMs };
}

async function askFor(opened: Opened, frame: SceneNode): Promise<void> {
  await tell(opened, "settings-loaded", SETTINGS);
  await tell(opened, "selection-changed", selectionOf(frame));
  await opened.panel.getByRole("button", { name: "Second opinion…" }).click();
  await hasSent(opened.editor, "read-scene");
  await opened.panel.evaluate(() => window.longTasks.splice(0));
}

type TextNode = SceneNode & { readonly text: Text };

const textsIn = (node: SceneNode): readonly TextNode[] =>
  node.text ? [node as TextNode] : (node.children ?? []).flatMap(textsIn);

async function measure(opened: Opened, scene: Scene) {
  const [frame] = scene.frames;
  const [text] = frame ? textsIn(frame) : [];
  if (!frame || !text) throw new Error("The sample has no text.");
  await askFor(opened, frame);
  await tell(opened, "scene-read", scene);
  const review = await waitFor(opened, /findings|clear/i);
  const beforeMs = await opened.metered.cpuMs();
  await tell(opened, "scene-changed", {
    changes: [{ id: text.id, node: { ...text, text: { ...text.text, characters: "Go to the the list" } } }],
  });
  const change = await waitFor(opened, /New: 1/);
  const changeCpuMs = (await opened.metered.cpuMs()) - beforeMs;
  return { review, change, changeCpuMs, memoryMb: await opened.metered.memoryMb() };
}

type Measured = Awaited<ReturnType<typeof measure>>;

const rowOf = (size: number, runs: readonly Measured[]): readonly string[] => {
  const median = (pick: (run: Measured) => number): string =>
    `${percentile(runs.map(pick), 0.5).toFixed(0)} ms`;
  const worst = (pick: (run: Measured) => number): string => {
    const longest = Math.max(...runs.map(pick));
    return longest === 0 ? "< 50 ms" : `${longest.toFixed(0)} ms`;
  };
  return [
    `${size} layers`,
    median(({ review }) => review.tookMs),
    worst(({ review }) => review.longestMs),
    median(({ change }) => change.tookMs),
    median(({ changeCpuMs }) => changeCpuMs),
    worst(({ change }) => change.longestMs),
    `${percentile(
      runs.map(({ memoryMb }) => memoryMb),
      0.5,
    ).toFixed(0)} MB`,
  ];
};

const built = await runTool("build-figma-plugin", ["--minify"]);
if (built.code !== 0) throw new Error(`The plugin could not be built:\n${built.output}`);
const [panel, engine] = await Promise.all(
  ["ui.js", "engine.js"].map((file) => readFile(path.join(ROOT, "build", file), "utf8")),
);
if (panel === undefined || engine === undefined) throw new Error("The plugin is not built.");
const code = { panel, engine };
const [sample] = fromRest(JSON.parse(await readFile(path.join(ROOT, SAMPLE), "utf8")));
if (!sample) throw new Error("The sample has no page.");
const browser = await openChromium();
const starts: (readonly string[])[] = [["", "start, CPU", "an empty page as long"]];
for (const slowdown of SLOWDOWNS) {
  const row = [slowdown === 1 ? "full speed" : `1/${slowdown} speed`];
  for (const opens of [code, emptyAs(code)]) {
    const startsMs: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const opened = await openPanel(browser, opens, slowdown);
      startsMs.push(opened.startMs);
      await opened.editor.close();
    }
    row.push(`${percentile(startsMs, 0.5).toFixed(0)} ms`);
  }
  starts.push(row);
}
const first: Awaited<ReturnType<typeof timeFirstFindings>>[] = [];
for (let run = 0; run < RUNS; run++)
  first.push(await timeFirstFindings(browser, code, { ...sample, frames: sample.frames.slice(0, 1) }));
const firstRows = [
  ["", "wall", "CPU"],
  [
    "from opening to the first findings",
    ...[first.map(({ tookMs }) => tookMs), first.map(({ cpuMs }) => cpuMs)].map(
      (times) => `${percentile(times, 0.5).toFixed(0)} ms`,
    ),
  ],
];
const rows: (readonly string[])[] = [
  ["", "review", "longest task", "one change", "CPU", "longest task", "memory"],
];
for (const size of SIZES) {
  const scene = largeScene(sample, size);
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS_OF_SIZE; run++) {
    const opened = await openPanel(browser, code);
    runs.push(await measure(opened, scene));
    await opened.editor.close();
  }
  rows.push(rowOf(size, runs));
}
await browser.close();
process.stdout.write(
  `\nThe built panel in Chromium, ${RUNS} times (${RUNS_OF_SIZE} of each size): medians, and the worst task\n${table(starts)}\n\n${table(firstRows)}\n\n${table(rows)}\n`,
);
