import { judgeOwnPage, saidBy } from "./steps/judge-own-page.ts";
import { earnCredits, makeReview } from "./steps/on-reviews.ts";
import { openAccount, saysNothing, test } from "./steps/on-site.ts";
import { expect, ownAddress } from "./steps/on-stage.ts";

test("a review is found in the list and heard, shared, taken back and deleted; nobody else sees it without its link", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow(); // an account, two reviews and all that can be done with them
  await earnCredits(request, await openAccount(page, request));
  await page.getByRole("link", { name: "Your reviews" }).click();
  await expect(page.getByRole("heading", { name: "No reviews yet" })).toBeVisible();
  await makeReview(page, request);
  await page.reload();
  await expect(page.locator("main img")).toHaveJSProperty("complete", true);
  expect.soft(saidBy(await judgeOwnPage(page, "en")), "the list of reviews").toEqual([]);
  await page.goto("/reviews");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Your reviews" [level=1]
      - paragraph: Everything reviewed with your account, newest first.
      - list:
        - listitem:
          - link /^Checkout/
          - paragraph: /1 screen · \\d+ findings$/
  `);
  await page.locator("main").getByRole("listitem").getByRole("link").click();

  await expect(page.getByText("Should be fixed").or(page.getByText("Must be fixed"))).toBeVisible();
  await expect(page.getByRole("img", { name: /as it was reviewed$/ })).toBeVisible();
  await page.getByText(/^Seen: .+\.$/).click();
  await expect(page.getByRole("listitem").filter({ hasText: /main action$/ })).toContainText(/^button ./);
  await page.getByRole("button", { name: /^Finding \d+: Text too faint$/ }).click();
  const finding = page.getByRole("group").filter({ hasText: "Text too faint" }).first();
  await expect(finding.getByText("What to do")).toBeVisible();
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading /^Checkout/ [level=1]
      - paragraph: /^Reviewed on .+ The design may have changed since\\./
      - region "Checkout":
        - region "The picture of Checkout, with the numbers of its findings":
          - img "Checkout, as it was reviewed"
          - 'button "Finding 1: Text too faint"'
          - button /^Finding 2:/
        - heading "Checkout" [level=2]
        - paragraph:
          - strong: Should be fixed
        - list:
          - listitem:
            - group:
              - text: /^1 Text too faint .+ 2\\.54:1, needs 4\\.5:1 Major UI Measured$/
              - term: Why it matters
              - term: What to do
              - definition:
                - strong: /^Give the text/
              - term: Layers
              - paragraph: Evidence
              - paragraph:
                - strong: Measured.
                - link "w3.org (opens in a new tab)"
      - heading "Export" [level=2]
      - heading "Share by a private link" [level=2]
      - combobox "Expires after"
      - button "Make a link"
      - button "Delete this review"
  `);
  expect(saysNothing(await page.getByRole("main").ariaSnapshot())).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save as a page/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Review of .+\.html$/);
  await page.reload();
  await expect(page.getByRole("img", { name: /as it was reviewed$/ })).toBeVisible();
  await page.getByText(/^Seen: .+\.$/).click();

  await makeReview(page, request);
  await page.goto("/reviews");
  await page.locator("main").getByRole("listitem").getByRole("link").first().click();
  await page.getByLabel("Earlier review").selectOption({ index: 1 });
  await expect(page.getByText("No longer found: 0")).toBeVisible();
  await expect(page.getByRole("img", { name: /, Before$/ })).toBeVisible();

  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Private link", { exact: true }).inputValue();
  const stranger = await (
    await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: ownAddress() })
  ).newPage();
  await stranger.goto(link);
  await expect(stranger.getByText("Somebody shared this review with you by a private link.")).toBeVisible();
  await expect(stranger.getByRole("img", { name: /as it was reviewed$/ })).toBeVisible();
  await expect(stranger.getByText(/^Seen: .+\.$/)).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Make a link" })).toHaveCount(0);

  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("The link was revoked.")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();

  const address = page.url();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await openAccount(stranger, request);
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { name: "This review is not here" })).toBeVisible();
  await stranger.context().close();

  await page.getByRole("button", { name: "Delete this review" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("The review was deleted.")).toBeVisible();
  await expect(page.locator("main").getByRole("listitem").getByRole("link")).toHaveCount(1);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "This review is not here" })).toBeVisible();
});
