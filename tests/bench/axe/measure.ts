import type { Browser, CDPSession, Page } from "@playwright/test";

/** The contestants: axe-core, our two rules of the same kind, and all of our rules. */
export const CONTESTANTS = ["axe", "two", "all"] as const;
export type Contestant = (typeof CONTESTANTS)[number];

export interface Took {
  readonly wallMs: number;
  /** Milliseconds that the page’s own thread worked. */
  readonly cpuMs: number;
}

export interface Measured {
  readonly contestant: Contestant;
  readonly isFirst: boolean;
  readonly took: Took;
}

/** The page before anything is measured, with axe-core, the engine and the design already read. */
export interface Prepared {
  readonly url: string;
  readonly scripts: readonly string[];
  readonly design: unknown;
}

const CODE: Readonly<Record<Contestant, string>> = {
  axe: `axe.run(document, { runOnly: ["color-contrast", "target-size"], resultTypes: ["violations", "passes", "incomplete"] })`,
  two: "regard.reviewTwo()",
  all: "regard.reviewAll()",
};

/** Short runs are measured several at a time. */
const WARM_UPS = 4;
const WARM_RUNS = 3;
const RUNS_AT_ONCE: Readonly<Record<Contestant, number>> = { axe: 1, two: 10, all: 5 };

async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

async function time(page: Page, session: CDPSession, contestant: Contestant, runs: number): Promise<Took> {
  const before = await threadMs(session);
  const wallMs = await page.evaluate<number>(
    `(async () => { const start = performance.now(); for (let run = 0; run < ${runs}; run++) await ${CODE[contestant]}; return performance.now() - start; })()`,
  );
  return { wallMs: wallMs / runs, cpuMs: ((await threadMs(session)) - before) / runs };
}

async function open(browser: Browser, { url, scripts, design }: Prepared) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.route("**/*", (route) =>
    new URL(route.request().url()).hostname === "127.0.0.1" ? route.continue() : route.abort(),
  );
  await page.goto(url, { waitUntil: "load" });
  await page.addStyleTag({
    content: "*,*::before,*::after{animation:none!important;transition:none!important}",
  });
  for (const script of scripts) await page.evaluate(script);
  await page.evaluate((json) => (globalThis as unknown as InPage).regard.read(json), design);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { context, page, session };
}

interface InPage {
  readonly regard: { readonly read: (json: unknown) => void };
}

/** The first run of one contestant in a new page of a new browser: all code and all words are cold. */
export async function measureFirst(
  launch: () => Promise<Browser>,
  prepared: Prepared,
  contestant: Contestant,
): Promise<Measured> {
  const browser = await launch();
  try {
    const { page, session } = await open(browser, prepared);
    return { contestant, isFirst: true, took: await time(page, session, contestant, 1) };
  } finally {
    await browser.close();
  }
}

/** Runs of all contestants in turn in one page, after some that are not counted. */
export async function measureWarm(browser: Browser, prepared: Prepared): Promise<readonly Measured[]> {
  const { context, page, session } = await open(browser, prepared);
  const measured: Measured[] = [];
  for (let round = -WARM_UPS; round < WARM_RUNS; round++)
    for (const contestant of CONTESTANTS) {
      const took = await time(page, session, contestant, RUNS_AT_ONCE[contestant]);
      if (round >= 0) measured.push({ contestant, isFirst: false, took });
    }
  await context.close();
  return measured;
}
