import type { Frame, Page } from "@playwright/test";
import type { Language } from "../../../shared/i18n/language.ts";
import type { Finding } from "../../../shared/review/report.ts";
import { reviewFrame } from "../../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import { expect, violations } from "./on-stage.ts";
import { readOwnPage } from "./read-own-page.ts";

/** Narrow and dark, wide and light: both themes and both layouts in two looks. */
export const LOOKS = [
  { width: 375, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

const sceneOf = (frame: SceneNode): Scene => ({
  schema: 1,
  file: "Regard",
  page: { id: "0:1", name: "Regard" },
  frames: [frame],
  components: {},
  styles: {},
});

const isGrave = ({ isDetail, severity }: Finding): boolean => !isDetail && severity !== "suggestion";

/** A fault of a page, and who says so: a rule of ours, or axe. */
type Fault = Pick<Finding, "rule" | "problem">;

/** The findings of our own engine on the shown page that are minor or worse. */
async function findOn(shown: Page | Frame, language: Language): Promise<readonly Fault[]> {
  const frame = await shown.evaluate(readOwnPage);
  return reviewFrame(sceneOf(frame), frame, { language, platform: "web" }).findings.filter(isGrave);
}

const brokenOn = async (shown: Page | Frame): Promise<readonly Fault[]> =>
  (await violations(shown)).map((problem) => ({ rule: "axe", problem }));

/** The faults that our own engine finds on what is shown, and axe, once: in English. It reads no words. */
export const judgeShown = async (shown: Page | Frame, language: Language): Promise<readonly Fault[]> => [
  ...(await findOn(shown, language)),
  ...(language === "en" ? await brokenOn(shown) : []),
];

/** Waits until a new look is there: colours that change slowly would be read half changed. */
const isSettled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * The same of the whole page, in both looks unless one is wanted, the one that it has first; it is left in the other. Axe looks at that one alone, as
 * our own engine finds what a theme makes too faint.
 */
export async function judgeOwnPage(
  page: Page,
  language: Language,
  wanted: readonly (typeof LOOKS)[number][] = LOOKS,
): Promise<readonly Fault[]> {
  const found: Fault[] = [];
  const looks = page.viewportSize()?.width === LOOKS[1].width ? wanted.toReversed() : wanted;
  for (const [index, { width, colorScheme }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    // A design is seen from its top: what waits above it is not over what was scrolled there.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await isSettled(page);
    const isLast = index === looks.length - 1;
    found.push(...(await (isLast ? judgeShown : findOn)(page, language)));
  }
  return found;
}

/** Words the findings, without those of rules that are known not to be so. */
export const saidBy = (found: readonly Fault[], notSo: readonly string[] = []): readonly string[] =>
  found.filter(({ rule }) => !notSo.includes(rule)).map(({ rule, problem }) => `${rule}: ${problem}`);
