import type { Browser, FrameLocator, Page } from "@playwright/test";
import type { Language } from "../../shared/i18n/language.ts";
import { type Shot, startStopMotion } from "./stop-motion.ts";

/** The stage while it is filmed, in CSS pixels: as wide as the site's content, so that its texts are read at their size. */
export const STAGE_PX = { width: 1120, height: 700 } as const;
export const SCALE = 1.5;

/** What small screens see of it, in CSS pixels. */
export const CLOSE_UP_PX = { width: 448, height: 560 } as const;

const LOOK_AT = {
  canvas: { x: 248, y: 110 },
  panel: { x: STAGE_PX.width - CLOSE_UP_PX.width, y: 40 },
  fields: { x: 0, y: STAGE_PX.height - CLOSE_UP_PX.height },
};

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR" };

/** What the finding advises. */
const ADVISED = /#[\da-f]{6}/i;

async function advisedColor(panel: FrameLocator): Promise<string> {
  const advice = await panel
    .getByRole("heading", { name: /^(What to do|Que faire)$/ })
    .locator("+ p")
    .textContent();
  const [color] = ADVISED.exec(advice ?? "") ?? [];
  if (!color) throw new Error("The finding advises no colour.");
  return color;
}

async function openStage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/try`);
  await page.locator("aside button").click();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

export interface Recording {
  readonly shots: readonly Shot[];
  /** The picture that stands for the film: a finding, and its layer. */
  readonly posterIndex: number;
}

/** Plays what a person does, and films it: a screen, its findings, a layer, its fix. */
export async function record(browser: Browser, url: string, language: Language): Promise<Recording> {
  const context = await browser.newContext({
    viewport: STAGE_PX,
    deviceScaleFactor: SCALE,
    locale: LOCALES[language],
    colorScheme: "light",
  });
  const page = await context.newPage();
  await page.clock.install();
  await openStage(page, url);
  const film = await startStopMotion(page, { cursor: { x: 620, y: 640 }, closeUp: LOOK_AT.canvas });
  const panel = page.frameLocator("iframe");
  const findings = panel.locator("button[aria-expanded]");

  await film.hold(700);
  await film.moveTo(page.locator("[data-title]").getByText("Checkout", { exact: true }), { y: 190, x: 70 });
  await film.click();
  await film.hold(500);

  film.cutTo(LOOK_AT.panel);
  const showChecks = panel.getByRole("button", { name: /^(Show live checks|Voir les contrôles)$/ });
  await film.until(showChecks);
  await film.hold(500);
  await film.moveTo(showChecks);
  await film.click();
  await film.until(findings.first());
  await film.hold(900);

  await film.moveTo(findings.first(), { x: 150 });
  await film.click();
  await film.hold(2400);
  const posterIndex = film.shots.length - 1;

  const fill = page.getByRole("textbox", { name: /^(Fill|Remplissage)$/ });
  film.cutTo(LOOK_AT.fields);
  await film.moveTo(fill, { x: 78 });
  await film.click();
  await page.keyboard.press("ControlOrMeta+a");
  await film.hold(350);
  await film.type(await advisedColor(panel));
  await film.hold(250);
  await film.press("Enter");
  await film.hold(700);
  film.cutTo(LOOK_AT.panel);
  await film.moveTo(findings.last(), { y: -40 });
  await film.scroll(-600);
  await film.hold(2200);

  await context.close();
  return { shots: film.shots, posterIndex };
}
