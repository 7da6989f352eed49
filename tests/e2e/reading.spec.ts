import type { Page } from "@playwright/test";
import { test } from "./on-site.ts";
import { expect } from "./on-stage.ts";

// What a screen reader says on the main ways through the site, by the browser's own tree of accessibility: whoever
// changes it reads aloud here what they changed.

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The page answers: until then its fields wait.
  await expect(page.getByRole("contentinfo").getByRole("combobox")).toBeEnabled();
  await expect(page.locator("main fieldset:disabled")).toHaveCount(0);
}

test("the front page is heard: what it is, the finding and its fix, ways to begin, and a piece to try", async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "Skip to content"
      - link "Regard"
      - navigation "Main":
        - link "Features"
        - link "Rules"
        - link "Blog"
        - link "Pricing"
        - link "Try it now"
      - link "Français"
      - link "Log in"
      - link "Create account"
  `);
  await expect(page.getByRole("region", { name: "Design critique, with proof." })).toMatchAriaSnapshot(`
    - region "Design critique, with proof.":
      - paragraph: A Figma plugin
      - heading "Design critique, with proof." [level=1]
      - paragraph: /^Regard measures your screens in Figma/
      - term:
        - img "You are charged when the order ships."
      - definition:
        - strong: 2.54:1
        - text: "fails: 4.5:1 is needed"
      - term:
        - img "You are charged when the order ships."
      - definition:
        - strong: 5.86:1
        - text: fixed in one click
      - link "Try it on your own file"
      - link "View pricings"
      - paragraph: In the browser, with a .fig file or our sample. No plugin, no account.
      - img /A small checkout screen/
      - group:
        - text: Darken the note until it passes
        - slider "Darken the note until it passes"
        - paragraph:
          - strong: 2.54:1
          - text: 4.5:1 is needed
        - 'button "Fix it: #5d6574"'
        - button "Start over" [disabled]
      - paragraph: 4 findings on this screen
      - group:
        - list:
          - listitem:
            - button "UX Field without a label"
          - listitem:
            - button "UI Text too faint to read" [pressed]
          - listitem:
            - button "Hierarchy Main actions compete"
          - listitem:
            - button "Copy Misspelt word"
  `);
});

test("signing in is heard: what is wrong at which field, and the dialog of a forgotten password", async ({
  page,
}) => {
  await open(page, "/login");
  await page.locator("main form [type=submit]").click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome back" [level=1]
      - group:
        - text: Email
        - textbox "Email" [invalid]
        - paragraph: This field is required.
        - text: Password
        - textbox "Password" [invalid]
        - button "Show password"
        - paragraph: Password is required
        - button "Forgot password"
        - button "Log in"
        - separator: or
        - button "Continue with Google"
        - button "Continue with Figma"
        - button "Continue with GitHub"
      - paragraph:
        - text: No account yet?
        - link "Create one"
  `);
  await page.getByRole("button", { name: "Forgot password" }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Forgot password":
      - heading "Forgot password" [level=2]
      - button "Close"
      - paragraph: We will send you a link to set a new one.
      - text: Email
      - textbox "Email"
      - button "Send" [disabled]
  `);
});

test("a report is heard: where it stands, what was recognised, and a finding with its reasons", async ({
  page,
}) => {
  await open(page, "/sample-report");
  await page.getByRole("button", { name: "Finding 2: Text too faint to read" }).click();
  await expect(page.getByRole("region", { name: "Checkout" })).toMatchAriaSnapshot(`
    - region "Checkout":
      - img "Checkout, as it was reviewed"
      - 'button "Finding 1: Text sticks out of its box"'
      - heading "Checkout" [level=2]
      - paragraph:
        - strong: Needs work
        - text: Nothing critical, but some things get in people’s way.
      - paragraph: /layers checked\\. Judged by WCAG 2\\.2 level AA/
      - group: /^Seen/
      - list:
        - listitem:
          - group:
            - text: /^2 Text too faint to read/
            - paragraph: /is 2\\.54:1\\. At this size it needs at least 4\\.5:1/
            - term: Why it matters
            - definition: /^People with low vision/
            - term: What to do
            - definition:
              - strong: /^Give the text/
              - text: The contrast rises from 2.54:1 to 5.81:1.
            - term: Layers
            - definition: “We never store your full card number.”
            - paragraph: Evidence
            - img "The two colours, as the design sets them"
            - term: Contrast
            - definition: 2.54:1
            - term: Needed
            - definition: 4.5:1
  `);
});
