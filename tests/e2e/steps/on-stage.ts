import {
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  type Frame,
  type Page,
  expect as baseExpect,
  test as base,
} from "@playwright/test";
import axe from "axe-core";

/** A busy machine reviews more slowly: what a person would wait for is waited for. */
export const expect = baseExpect.configure({ timeout: 15_000 });

export const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

export const solid = (r: number, g: number, b: number) => [{ type: "SOLID", color: { r, g, b, a: 1 } }];

/** A screen with one red square in its middle. */
export const screen = (name: string, fields: object = {}) => ({
  id: "1:1",
  name,
  type: "FRAME",
  absoluteBoundingBox: box(0, 0, 300, 300),
  fills: solid(1, 1, 1),
  children: [
    {
      id: "1:2",
      name: "Square",
      type: "RECTANGLE",
      absoluteBoundingBox: box(100, 100, 100, 100),
      fills: solid(1, 0, 0),
    },
  ],
  ...fields,
});

/** A text of a design at a place, too faint unless it is told otherwise. */
export const words = (id: string, x: number, y: number, fields: object = {}) => ({
  id,
  name: "Greeting",
  type: "TEXT",
  absoluteBoundingBox: box(x, y, 200, 20),
  fills: solid(0.8, 0.8, 0.8),
  characters: "Welcome back",
  style: { fontFamily: "Inter", fontSize: 16, fontWeight: 400, lineHeightPx: 20 },
  ...fields,
});

/** A design with these screens on its one page; a file is told what else it holds. */
export const designWith = (children: readonly object[], fields: object = {}) => ({
  name: "Design",
  document: {
    id: "0:0",
    name: "Document",
    type: "DOCUMENT",
    children: [{ id: "0:1", name: "Page", type: "CANVAS", children }],
  },
  components: {},
  componentSets: {},
  styles: {},
  ...fields,
});

export const file = (json: unknown, name = "design.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof json === "string" ? json : JSON.stringify(json)),
});

/** The page in the plugin's window; one that nobody sees may be beside it. */
const PANEL = "iframe:not([hidden])";

export const panel = (page: Page) => page.frameLocator(PANEL);
/** The button that leads from the start to all that was found. */
export const ALL_FINDINGS =
  /^(?:1 finding|All \d+ findings|\d+ details?|Show the review|1 constat|Les \d+ constats|\d+ détails?)/;

/** A button of the panel. */
export const button = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });

/** Where a second opinion is offered, a review is saved without one from its results, by “Share”. */
export async function save(page: Page): Promise<void> {
  for (const name of [/^Share/, "Save this review…", "Save this review: free"])
    await button(page, name).click();
}

export const heading = (page: Page, name: string) => panel(page).getByRole("heading", { name, exact: true });
/** Words of the panel. */
export const says = (page: Page, said: string | RegExp) => panel(page).getByText(said);
export const canvas = (page: Page) => page.getByRole("application");
/** The button that names the open design, and opens the menu of samples. */
export const design = (page: Page, name: string) => page.getByRole("button", { name: `File: ${name}` });
export const layers = (page: Page) => page.getByRole("tree");
export const selectedLayer = (page: Page) => layers(page).getByRole("treeitem", { selected: true });

export const openFile = (page: Page, given: ReturnType<typeof file>) =>
  page.locator("input[type=file]").setInputFiles(given);

/** A file in a visitor's hand, over the stage. */
export const fileInHand = (page: Page, json: string) =>
  page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "dropped.json", { type: "application/json" }));
    return data;
  }, json);

/** Clicks a screen on the canvas by its title above it. */
export const clickScreen = (page: Page, name: string) =>
  canvas(page).locator("[data-title]").getByText(name, { exact: true }).click();

/** The page in the plugin's window. */
export async function panelFrame(page: Page): Promise<Frame> {
  const element = await page.locator(PANEL).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("The plugin has no window.");
  return frame;
}

interface AxeRun {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** The violations that axe finds in a page, without the frames in it; a frame is asked itself. */
export async function violations(place: Page | Frame): Promise<readonly string[]> {
  // Reading the tool takes longer than many a run of it.
  if (!(await place.evaluate(() => "axe" in globalThis))) await place.evaluate(axe.source);
  return place.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<AxeRun> };
    };
    // A design that is drawn for the eye alone is as faint as it is.
    const looked = { include: document, exclude: '[data-shows="designs"][aria-hidden="true"]' };
    const run = await tool.run(looked, { iframes: false, resultTypes: ["violations"], selectors: false });
    return run.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
}

/** True for an error that a test causes itself: it cuts the network, or keeps a file away. */
const isCut = (message: ConsoleMessage): boolean =>
  /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(message.text());

/** The browser logs what is refused, and pages that are not there; whether that is right shows on the page. */
const isRefusal = (message: ConsoleMessage): boolean =>
  message.text().startsWith("Failed to load resource") &&
  (isCut(message) || !/\/(?:assets|plugin)\//.test(message.location().url));

/** Fails when the page throws, logs an error or asks for anything from elsewhere. */
export const test = base.extend<{ readonly faults: string[]; readonly address: void }>({
  // Each test is a machine of its own: the API limits by address, and so does the trial.
  address: [
    async ({ context }, use) => {
      await panelComesFromElsewhere(context);
      await use();
    },
    { auto: true },
  ],
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isRefusal(message)) faults.push(message.text());
      });
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== "localhost")
          faults.push(`request to ${request.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the stage with its first sample. */
export async function openStage(page: Page): Promise<void> {
  await page.goto("/try");
  await expect(layers(page).getByRole("treeitem")).not.toHaveCount(0);
}

const randomNumber = (below: number): number => Math.floor(Math.random() * below);

/**
 * A network address that no other test has, as the API limits by address. It is one of this machine: the services that
 * stand in for others answer nobody else.
 */
export const ownAddress = () => ({
  "X-Forwarded-For": `127.${randomNumber(256)}.${randomNumber(256)}.${randomNumber(256)}`,
});

/** Lets the pages of a browser come from an address of its own. */
export const comeFromElsewhere = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders(ownAddress());

/**
 * Lets the panel come from an address of its own. It has no origin, so the browser asks the API first whether it may
 * send a header; one that is added on the way is no header of the panel.
 */
async function panelComesFromElsewhere(context: BrowserContext): Promise<void> {
  const own = ownAddress();
  await context.route(/^[^?]*\/(api|auth\/v1|rest\/v1|f)\//, (route, request) =>
    route.continue({ headers: { ...request.headers(), ...own } }),
  );
}

/** Gives the plugin on the stage a token and a Figma id of its own, and with them a trial that nobody has used. */
export async function installPlugin(page: Page, request: APIRequestContext): Promise<void> {
  const figmaId = `1${randomNumber(1e15)}`;
  const response = await request.post("/api/installations", {
    headers: ownAddress(),
    data: { figmaId, figmaName: "Designer" },
  });
  expect(response.status()).toBe(200);
  const { token } = (await response.json()) as { readonly token: string };
  const kept = { "stage:user": figmaId, "stage:plugin:installation": JSON.stringify(token) };
  await page.addInitScript((entries) => {
    if (window !== window.top) return; // the panel has no storage
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}
