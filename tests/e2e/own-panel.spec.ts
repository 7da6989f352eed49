import type { Page } from "@playwright/test";
import { PANEL_EN } from "../../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../../shared/i18n/panel.fr.ts";
import { judgeShown, saidBy } from "./steps/judge-own-page.ts";
import {
  ALL_FINDINGS,
  canvas,
  clickScreen,
  expect,
  installPlugin,
  openStage,
  panel,
  panelFrame,
  test,
} from "./steps/on-stage.ts";

// The panel's states, judged by our own engine as designs, and by axe: what they find there is mended, or it stands here with
// its reason.

/** Rules whose findings here are not so, each with its reason. One that finds nothing any more fails: take it out. */
const TWO_LANGUAGES = "two-languages"; // the names of screens and layers in a panel in French are their designer’s
const UNEVEN_MARGINS = "uneven-margins"; // what is open of a row stands below its words, right of its sign

const LOOKS = [
  { language: "en", texts: PANEL_EN, theme: "light", width: 400, notSo: [UNEVEN_MARGINS] },
  {
    language: "fr",
    texts: PANEL_FR,
    theme: "dark",
    width: 320,
    notSo: [TWO_LANGUAGES],
  },
] as const;

/** So high that nothing has to be scrolled: texts under a bar would be read wrongly. */
const HEIGHT = 2200;

async function prepare(page: Page, { language, theme, width }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width: 1500, height: HEIGHT + 200 });
  const kept = {
    "stage:language": language,
    "stage:theme": theme,
    "stage:plugin:panel-size": JSON.stringify({ width, height: HEIGHT }),
  };
  await page.addInitScript((entries) => {
    if (window !== window.top) return; // the panel has no storage
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

for (const look of LOOKS)
  test(`our own engine and axe find nothing on the panel: ${look.language}, ${look.theme}, ${look.width} px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000); // as many states as a person would take minutes for
    const { texts: t, language, notSo } = look;
    const button = (name: string | RegExp) => panel(page).getByRole("button", { name });
    const allFindings = button(ALL_FINDINGS);
    const met = new Set<string>();
    const judge = async (state: string) => {
      const found = await judgeShown(await panelFrame(page), language);
      for (const { rule } of found) met.add(rule);
      expect.soft(saidBy(found, notSo), state).toEqual([]);
    };
    await prepare(page, look);
    await installPlugin(page, request);
    await openStage(page);
    await expect(allFindings).toBeVisible();
    await judge("a screen is selected");
    await canvas(page).press("Escape");
    await expect(panel(page).getByText(t.selection.none.title)).toBeVisible();
    await judge("nothing is selected");
    await clickScreen(page, "Checkout");
    await allFindings.click();
    await expect(button(t.start.go)).toBeVisible();
    await judge("what was found");
    const finding = button(/(?:Text too faint|Texte trop pâle)/);
    await finding.click();
    await button(t.dismiss.open).click();
    await judge("a finding, and how it is dismissed");
    await button(t.share.open).click();
    await judge("the ways to share");
    await button(t.share.open).click();
    await finding.click();
    await button(t.start.go).click();
    await expect(button(t.offer.ask)).toBeVisible();
    await judge("what a review would send and cost");
    await button(t.results.back).click();
    await button(t.settings.open).click();
    await judge("the settings");
    await button(t.results.back).click();
    await button(t.account.open).click();
    await expect(button(t.account.signup)).toBeVisible();
    await judge("the way to an account");
    await button(t.results.back).click();
    await button(t.history.open).click();
    await expect(panel(page).getByText(t.history.none.title)).toBeVisible();
    await judge("no reviews yet");
    // A reader of nothing finds nothing: the known findings prove that the panel is read.
    expect([...met].toSorted()).toEqual(notSo);
  });
