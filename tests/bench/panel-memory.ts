import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type CDPSession, type Frame, type Page } from "@playwright/test";
import { MAX_SCREENS } from "../../plugin/protocol/max-screens.ts";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/browser/chromium.ts";
import { readDesign } from "../../cli/design/read-design.ts";
import { REPORT_WORDS } from "../../cli/words/words.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { editorPage, type MainThread, panelPage, selectionOf, SETTINGS } from "./panel-pages.ts";
import { percentile, table } from "./statistics.ts";

const DESIGNS = path.resolve(ROOT, "../shared/designs");
const RUNS = 5;
const PATIENCE_MS = 300_000;
/** A page without an origin of its own has no process of its own either. */
const EDITOR_URL = "http://editor.test/";
/** The browser gives a sandboxed frame a process of its own, as it does where the editor runs in a window. */
const OWN_PROCESS = ["--site-per-process", "--enable-features=IsolateSandboxedIframes"];
const EMPTY_PAGE = `<!doctype html><body><div id="create-figma-plugin"></div></body>`;

const countLayers = ({ children = [] }: SceneNode): number =>
  children.reduce((sum, child) => sum + countLayers(child), 1);

const layersOf = ({ frames }: Scene): number => frames.reduce((sum, frame) => sum + countLayers(frame), 0);

interface Measurable {
  readonly name: string;
  readonly scene: Scene;
}

/** Every page of the real designs, with as many of its screens as are reviewed at once. */
async function realPages(): Promise<readonly Measurable[]> {
  if (!existsSync(DESIGNS)) return [];
  const files = readdirSync(DESIGNS, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.fig$|file\.json$/.test(file),
  );
  const pages: Measurable[] = [];
  for (const file of files) {
    const design = await readDesign(path.join(DESIGNS, file), REPORT_WORDS.en).catch(() => null);
    for (const page of design?.pages ?? []) {
      const scene = await page.readScene();
      if (scene) pages.push({ name: file, scene: { ...scene, frames: scene.frames.slice(0, MAX_SCREENS) } });
    }
  }
  return pages;
}

/** The memory that a process holds, in MB. */
interface Held {
  /** The part that is its own alone: code and fonts that processes share are not in it. */
  readonly own: number;
  /**
   * The parts by the browser's own names:
   * https://chromium.googlesource.com/chromium/src/+/main/docs/memory-infra/README.md
   */
  readonly parts: Readonly<Record<string, number>>;
}

/** The same as it stood, and after a clean-up of all that nobody holds any more. */
interface Measured extends Held {
  readonly before: Held;
}

interface TraceEvent {
  readonly ph: string;
  readonly pid: number;
  readonly args: {
    readonly dumps?: {
      readonly process_totals?: { readonly private_footprint_bytes?: string };
      readonly allocators?: Readonly<
        Record<string, { readonly attrs?: Readonly<Record<string, { readonly value: string }>> }>
      >;
    };
  };
}

const mb = (hexadecimal = "0"): number => Number.parseInt(hexadecimal, 16) / 1e6;

/** Reads the browser's own count from a dump of all its processes. */
async function dumpMemory(session: CDPSession, pid: number, isCleaned: boolean): Promise<Held> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    traceConfig: {
      includedCategories: ["disabled-by-default-memory-infra"],
      excludedCategories: ["*"],
      // None but the one that is asked for; the types of the protocol know texts only.
      memoryDumpConfig: { triggers: [] as never },
    },
  });
  await session.send("Tracing.requestMemoryDump", {
    deterministic: isCleaned,
    levelOfDetail: "detailed",
  });
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", collect);
  const dumps = events
    .filter((event) => event.ph === "v" && event.pid === pid)
    .flatMap(({ args }) => args.dumps ?? []);
  const parts = dumps.flatMap(({ allocators = {} }) =>
    Object.entries(allocators).map(([name, { attrs }]): [string, number] => [
      name,
      mb((attrs?.["effective_size"] ?? attrs?.["size"])?.value),
    ]),
  );
  const totals = dumps.map(({ process_totals }) => mb(process_totals?.private_footprint_bytes));
  return { own: Math.max(...totals), parts: Object.fromEntries(parts) };
}

const BUSY_MS = 400;

/** The process that a frame runs in: the one that works while the frame does. */
async function processOf(session: CDPSession, frame: Frame): Promise<number> {
  const times = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return new Map(
      processInfo.filter(({ type }) => type === "renderer").map(({ id, cpuTime }) => [id, cpuTime]),
    );
  };
  const before = await times();
  await frame.evaluate((ms) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  }, BUSY_MS);
  const worked = [...(await times())].map(([id, time]) => ({ id, time: time - (before.get(id) ?? 0) }));
  const [most] = worked.toSorted((a, b) => b.time - a.time);
  if (!most) throw new Error("The browser has no process for pages.");
  return most.id;
}

interface Code {
  readonly panel: string;
  readonly engine: string;
}

/** Opens a page in a sandboxed frame of the editor. */
async function openFrame(
  editor: Page,
  engine: string,
  html: string,
  main: MainThread | null,
): Promise<Frame> {
  await editor.route(EDITOR_URL, (route) =>
    route.fulfill({ contentType: "text/html", body: editorPage(engine) }),
  );
  await editor.goto(EDITOR_URL);
  await editor.evaluate(
    (given) => {
      window.main = given.main;
      const frame = document.querySelector("iframe");
      frame?.setAttribute("sandbox", "allow-scripts allow-downloads");
      frame?.setAttribute("srcdoc", given.html);
    },
    { html, main },
  );
  const [, frame] = editor.frames();
  if (!frame) throw new Error("The editor has no frame.");
  await frame.locator("#create-figma-plugin").waitFor({ state: "attached" });
  return frame;
}

/** The content of the frame when its process is measured. */
const CONTENTS = ["nothing", "the panel", "a review"] as const;
type Content = (typeof CONTENTS)[number];

const mainFor = (content: Content, scene: Scene): MainThread | null => {
  if (content === "nothing") return null;
  const selection = content === "a review" ? selectionOf(...scene.frames) : ({ kind: "none" } as const);
  return { settings: SETTINGS, selection, scene, isDrawing: true };
};

/** Has all screens of the selection reviewed, with their pictures. */
async function review(frame: Frame, { frames }: Scene): Promise<void> {
  await frame.getByRole("button", { name: /^Second opinion/ }).click({ timeout: PATIENCE_MS });
  await frame.locator("[data-finding]").first().waitFor({ timeout: PATIENCE_MS });
  await frame.waitForFunction(
    (count) => document.images.length >= count && [...document.images].every(({ complete }) => complete),
    frames.length > 1 ? frames.length : 0,
    { timeout: PATIENCE_MS },
  );
}

async function measureOnce(browser: Browser, code: Code, scene: Scene, content: Content): Promise<Measured> {
  const editor = await browser.newPage();
  const html = content === "nothing" ? EMPTY_PAGE : panelPage(code.panel);
  const frame = await openFrame(editor, code.engine, html, mainFor(content, scene));
  if (content === "the panel") await frame.getByText("Select a screen").waitFor();
  if (content === "a review") await review(frame, scene);
  const session = await browser.newBrowserCDPSession();
  const pid = await processOf(session, frame);
  const before = await dumpMemory(session, pid, false);
  const after = await dumpMemory(session, pid, true);
  await session.detach();
  await editor.close();
  return { ...after, before };
}

/** Parts in plain words, by the names that the browser has for them. */
const PARTS: readonly (readonly [words: string, ...names: readonly string[]])[] = [
  ["objects of scripts", "v8/main"],
  ["elements and styles", "blink_gc"],
  ["texts, buffers, letters laid out", "partition_alloc/partitions"],
  ["what else is allocated", "malloc"],
  ["what is painted, pictures", "cc", "web_cache"],
];

const medianOf = (runs: readonly Measured[], pick: (run: Measured) => number): string =>
  `${percentile(runs.map(pick), 0.5).toFixed(1)} MB`;

const partOf = ({ parts }: Held, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (parts[name] ?? 0), 0);

/** Lines for a table: what the panel's process holds, beside that of an empty frame. */
const linesOf = (columns: readonly (readonly Measured[])[]): readonly (readonly string[])[] => {
  const line = (words: string, pick: (run: Measured) => number) => [
    words,
    ...columns.map((runs) => medianOf(runs, pick)),
  ];
  return [
    line("its own, as it stands", ({ before }) => before.own),
    line("its own, after a clean-up", ({ own }) => own),
    ...PARTS.map(([words, ...names]) => line(`  ${words}`, (held) => partOf(held, names))),
  ];
};

/**
 * Measures the memory of the built panel's process on the largest page of the real designs: empty, with the
 * panel just opened, and once all screens of the page were reviewed with their pictures.
 */
export async function measureMemory(code: Code): Promise<string> {
  const [largest] = (await realPages()).toSorted((a, b) => layersOf(b.scene) - layersOf(a.scene));
  if (!largest) return "The real designs are not here: what the panel holds of them is not measured.";
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, ...OWN_PROCESS],
    ...(executablePath && { executablePath }),
  });
  const runs = new Map<Content, Measured[]>(CONTENTS.map((content) => [content, []]));
  for (let run = 0; run < RUNS; run++)
    for (const content of CONTENTS)
      runs.get(content)?.push(await measureOnce(browser, code, largest.scene, content));
  await browser.close();
  const { name, scene } = largest;
  const about = `${name}, “${scene.page.name}”: ${scene.frames.length} screens, ${layersOf(scene)} layers`;
  const lines = linesOf([...runs.values()]);
  return `The panel's own process, medians of ${RUNS} (${about})\n${table([["", ...CONTENTS], ...lines])}`;
}
