import { SENDING_EN } from "../../shared/i18n/sending.en.ts";
import { PROVIDER } from "../model-stand-in.ts";
import { CLEAR, HELD, HELD_TITLE, MENDED, MENDED_TITLE, PURPOSE, SAYS, SHORTER } from "./steps/held-model.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  button,
  canvas,
  clickScreen,
  expect,
  heading,
  installPlugin,
  openStage,
  ownAddress,
  panel,
  panelFrame,
  save,
  says,
  selectedLayer,
  test,
  violations,
} from "./steps/on-stage.ts";

const getFeedback = (page: Page) => button(page, "Second opinion…").click();
const askForOpinion = (page: Page) => button(page, "Ask for a second opinion").click();
const goBack = (page: Page) => button(page, /^Back$/).click();

/** The stage asks its own site, with nothing of the design, whether that gives second opinions. */
const OF_STAGE = "GET /api/config";

/** Records the requests to the API, and those of the panel to anywhere else, as they happen. */
function watch(page: Page): { readonly toApi: readonly string[]; readonly byPanel: readonly string[] } {
  const [toApi, byPanel]: [string[], string[]] = [[], []];
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    const isOfPanel = request.frame() !== page.mainFrame();
    const asked = `${request.method()} ${pathname}`;
    if (pathname.startsWith("/api/") && (isOfPanel || asked !== OF_STAGE)) toApi.push(asked);
    if (isOfPanel && !["data:", "blob:", "about:"].includes(protocol)) byPanel.push(request.url());
  });
  return { toApi, byPanel };
}

/** Opens the stage with a plugin that has made no review yet, and selects a screen. */
async function start(page: Page, request: APIRequestContext): Promise<void> {
  await installPlugin(page, request);
  await openStage(page);
  await clickScreen(page, "Checkout");
  await expect(button(page, "Second opinion…")).toBeVisible();
}

test("the panel waits for no server, and hears from a slow one that there is no second opinion", async ({
  page,
}) => {
  let answerNow = () => {};
  const isDue = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    await isDue;
    await route.fulfill({ json: { ...(await answer.json()), secondOpinion: null } });
  });
  await openStage(page);
  await clickScreen(page, "Checkout");
  await expect(button(page, "Second opinion…")).toBeVisible();
  answerNow();
  await expect(button(page, "Save this review…")).toBeVisible();
});

test("a plugin at its first start sends nothing while screens are looked at; what is sent, to whom, and what it costs is said before the click that sends", async ({
  page,
}) => {
  const { toApi, byPanel } = watch(page);
  await page.route("**/api/installations", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...ownAddress() } }),
  );
  await openStage(page);
  await clickScreen(page, "Cart");
  await clickScreen(page, "Checkout");
  await button(page, ALL_FINDINGS).click();
  await button(page, /Text too faint/).click();
  await expect(selectedLayer(page)).toHaveText(["Card hint"]);
  await goBack(page);
  await expect(button(page, "Second opinion…")).toBeVisible();
  expect([toApi, byPanel]).toEqual([[], []]);
  await getFeedback(page);
  await expect(says(page, "Uses 1: 3 free left, then €9 for 10 a month.")).toBeVisible();
  await expect(says(page, SENDING_EN.short(PROVIDER, true))).toBeVisible();
  await says(page, "What is sent, to whom, for how long").click();
  for (const sentence of [SENDING_EN.what, SENDING_EN.who, SENDING_EN.provider(PROVIDER), SENDING_EN.kept])
    await expect(says(page, sentence)).toBeVisible();
  expect(toApi).toEqual(["GET /api/config"]);
  expect(await violations(await panelFrame(page))).toEqual([]);
  await button(page, "Cancel").click();
  await save(page);
  await expect(says(page, "Without a second opinion: nothing was charged.")).toBeVisible();
  await expect(says(page, /^Saved at .* · 3 of 3 free second opinions left/)).toBeVisible();
});

test("a review is made, counted, and found in the history with its picture until it is deleted", async ({
  page,
  request,
}) => {
  await start(page, request);
  await getFeedback(page);
  await askForOpinion(page);
  await expect(says(page, /^Saved at .* · 2 of 3 free second opinions left/)).toBeVisible();
  await goBack(page);
  await expect(says(page, /^2 free left/)).toBeVisible();
  await button(page, "Past reviews").click();
  await expect(heading(page, "Past reviews")).toBeFocused();
  const row = button(page, /^Checkout/);
  await expect(row.locator("img")).toHaveJSProperty("complete", true);
  await row.click();
  await expect(heading(page, "Checkout")).toBeFocused();
  await button(page, /Text too faint/).click();
  await expect(selectedLayer(page)).toHaveText(["Card hint"]);
  expect(await violations(await panelFrame(page))).toEqual([]);
  await button(page, "Delete this review").click();
  await button(page, "Delete").click();
  await expect(heading(page, "No reviews yet")).toBeVisible();
});

test("a second opinion is cancelled with what it has said, marked, and goes on for nothing", async ({
  page,
  request,
}) => {
  await start(page, request);
  await getFeedback(page);
  await panel(page)
    .getByLabel(/^What is this screen for/)
    .fill(HELD);
  await askForOpinion(page);
  await expect(button(page, HELD_TITLE)).toBeVisible();
  await button(page, "Cancel").click();
  await expect(says(page, /You cancelled it\./)).toBeVisible();
  await expect(says(page, "Trying again costs nothing more.")).toBeVisible();
  await button(page, HELD_TITLE).click();
  await button(page, "Not useful").click();
  await expect(button(page, "Not useful")).toHaveAttribute("aria-pressed", "true");
  expect(await violations(await panelFrame(page))).toEqual([]);
  await button(page, "Try again").click();
  await expect(button(page, "Try again")).toHaveCount(0);
  await expect(says(page, /^Saved at .* · 2 of 3 free second opinions left/)).toBeVisible();
  await expect(button(page, HELD_TITLE)).toBeVisible();
});

test("what a second opinion proposes is made at a click, and taken back; questions are replied to, kept, and mended with a click", async ({
  page,
  request,
}) => {
  await start(page, request);
  await getFeedback(page);
  await panel(page)
    .getByLabel(/^What is this screen for/)
    .fill(MENDED);
  await askForOpinion(page);
  await expect(says(page, `Taken for: ${PURPOSE}`)).toBeVisible();
  const finding = button(page, MENDED_TITLE);
  await finding.click();
  await button(page, `Apply: Write “${CLEAR}”`).click();
  await expect(finding.locator("s")).toHaveText(MENDED_TITLE);
  await expect(canvas(page).getByText(CLEAR)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(finding.locator("s")).toHaveCount(0);
  await expect(canvas(page).getByText(CLEAR)).toHaveCount(0);

  await panel(page)
    .getByRole("textbox", { name: "Ask about this", exact: true })
    .fill("Any other words for it?");
  await page.keyboard.press("Enter");
  await expect(says(page, SAYS)).toBeVisible();
  const slow = { timeout: 20_000 };
  await expect(says(page, /^4 questions left, at no further charge/).first()).toBeAttached(slow);
  await button(page, `Apply: Write “${SHORTER}”`).click();
  await expect(canvas(page).getByText(SHORTER)).toHaveCount(1);
  await button(page, "As a first-time visitor").click();
  await expect(says(page, /^3 questions left, at no further charge/).first()).toBeAttached(slow);
  expect(await violations(await panelFrame(page))).toEqual([]);
  await button(page, /^Saved at /).click();
  await expect(says(page, "Any other words for it?")).toBeVisible();
});

test("the way to an account leads to the site, with the code of the plugin", async ({ page, request }) => {
  await start(page, request);
  await button(page, "Account").click();
  await expect(heading(page, "Account")).toBeFocused();
  await button(page, "Create account").click();
  const link = panel(page).getByRole("link", { name: /^Create the account in the browser/ });
  const address = /\/signup\?figma_id=\d+&link=[BCDFGHJKLMNPQRSTVWXZ]{8}/;
  await expect(link).toHaveAttribute("href", address);
  expect(await violations(await panelFrame(page))).toEqual([]);
  // The panel's page is in a sandbox that opens nothing, and the site isolates itself from whoever opens it.
  const opened = page.waitForEvent("popup");
  await link.click();
  const site = await opened;
  await expect(site).toHaveURL(/[?&]link=/);
  await expect(site.getByRole("heading", { name: "Create an account" })).toBeVisible();
  expect(await site.evaluate(() => window.opener)).toBeNull();
  await site.close();
});
