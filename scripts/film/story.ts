import type { Browser, Page } from "@playwright/test";
import type { Language } from "../../shared/i18n/language.ts";
import { type Shot, startStopMotion } from "./stop-motion.ts";

/** The stage while it is filmed, in CSS pixels: as wide as the site's content, so that its texts are read at their size. */
export const STAGE_PX = { width: 1120, height: 700 } as const;
export const SCALE = 1.5;

/** The part of the stage that the film for small screens shows, in CSS pixels: the panel. */
export const CLOSE_UP_PX = { x: STAGE_PX.width - 448, y: 40, width: 448, height: 560 } as const;

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR" };

/** Opens a screen in its size, and waits for what is found on it: nobody waits for that in the film. */
async function openStage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/try`);
  await page.locator("[data-title]").getByText("Checkout", { exact: true }).click();
  await page.getByRole("button", { name: /100 %$/ }).click();
  await page
    .frameLocator("iframe")
    .getByRole("button", { name: /^(?:Review|Voir les) .*…$/ })
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
}

export interface Recording {
  readonly shots: readonly Shot[];
  /** The picture that stands for the film: a finding, and its layer. */
  readonly posterIndex: number;
}

/** Plays what a person does, and films it: the findings of a screen, a layer, its fix. */
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
  const film = await startStopMotion(page, { x: 620, y: 640 });
  const panel = page.frameLocator("iframe");
  const faint = panel.getByRole("button", { name: /^(Text too faint|Texte trop pâle)/ });

  await film.hold(1200);
  await film.moveTo(panel.locator("[data-finding]").first(), { x: 150 });
  await film.hold(300);

  await film.moveTo(faint, { x: 150 });
  await film.click();
  const fix = panel.getByRole("button", { name: /^(Apply|Appliquer)\s?:/ }).first();
  await film.until(fix);
  await film.hold(2400);
  const posterIndex = film.shots.length - 1;

  await film.moveTo(fix);
  await film.hold(300);
  await film.click();
  await film.until(panel.getByText(/^(Fixed|Corrigé)\s?: /).first());
  await film.hold(2600);

  await context.close();
  return { shots: film.shots, posterIndex };
}
