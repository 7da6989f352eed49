import type { Page } from "@playwright/test";
import { planButton } from "./steps/on-billing.ts";
import { openAccount, saysNothing, test } from "./steps/on-site.ts";
import { expect } from "./steps/on-stage.ts";

// The words of a screen reader on the main ways through the site, by the browser's own tree of accessibility: whoever
// changes it reads aloud here what they changed.

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The page answers: until then its fields wait.
  await expect(page.getByRole("contentinfo").getByRole("radio").first()).toBeEnabled();
  await expect(page.locator("main fieldset:disabled")).toHaveCount(0);
}

test("the front page is heard: what it is, ways to begin, and the product with its findings", async ({
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
        - link "Help"
        - link "Try it now"
      - link "Français"
      - link "Log in"
      - link "Create account"
  `);
  await expect(page.getByRole("region", { name: "Design critique, with proof." })).toMatchAriaSnapshot(`
    - region "Design critique, with proof.":
      - paragraph: A Figma plugin
      - heading "Design critique, with proof." [level=1]
      - paragraph: /^Regard points at the layer/
      - link "Try it in your browser"
      - link "Get the plugin"
      - paragraph:
        - text: /Live checks run on your machine/
        - link "View pricings"
      - img /^A checkout on a phone/
      - paragraph:
        - strong: Checkout
        - text: /\\d+ findings/
      - group:
        - list:
          - listitem:
            - button "Text too faint UI" [expanded]
            - paragraph: /is 2\\.54:1/
            - paragraph: /^Set the text to/
          - listitem:
            - button "Text overflows its container UI"
          - listitem:
            - button "Main actions compete Hierarchy"
      - link "See the whole report"
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
        - paragraph:
          - text: No account yet?
          - link "Create one"
        - separator: or
        - button "Continue with Google"
        - button "Continue with GitHub"
  `);
  await page.getByRole("button", { name: "Forgot password" }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Forgot password":
      - heading "Forgot password" [level=2]
      - button "Close"
      - paragraph: We will send you a link to choose a new one.
      - text: Email
      - textbox "Email"
      - button "Send" [disabled]
  `);
});

test("a report is heard: where it stands, what was recognised, and a finding with its reasons", async ({
  page,
}) => {
  await open(page, "/sample-report");
  await page.getByRole("button", { name: "Finding 1: Text too faint" }).click();
  await expect(page.getByRole("region", { name: "Checkout", exact: true })).toMatchAriaSnapshot(`
    - region "Checkout":
      - region "The picture of Checkout, with the numbers of its findings":
        - img "Checkout, as it was reviewed"
        - 'button "Finding 1: Text too faint"'
      - heading "Checkout" [level=2]
      - paragraph:
        - strong: Should be fixed
        - text: Nothing critical, but some things get in people’s way.
      - paragraph: /layers checked\\. Checked against WCAG 2\\.2 level AA/
      - group: /^Seen/
      - list:
        - listitem:
          - group:
            - text: /^1 Text too faint/
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

const partOf = (page: Page, heading: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

test("a profile is heard: name and language are changed, and what a plan costs before it is bought", async ({
  page,
  request,
}) => {
  await openAccount(page, request);
  await expect(page.locator("output[aria-busy]")).toHaveCount(0);
  expect(saysNothing(await page.getByRole("main").ariaSnapshot())).toEqual([]);
  await page.getByLabel("Full name").fill("Ada Example");
  await page.getByLabel("Language of our emails").selectOption("fr");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("group").filter({ hasText: "Your profile" })).toMatchAriaSnapshot(`
    - group:
      - text: Your profile information has been updated successfully.
      - button "Close"
  `);
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - link "Your reviews"
    - link "Welcome Ada Example"
    - link "Log out"
  `);
  await expect(partOf(page, "Profile")).toMatchAriaSnapshot(`
    - heading "Profile" [level=2]
    - term: Email
    - definition: /@example\\.test$/
    - text: Full name
    - textbox "Full name": Ada Example
    - text: Language of our emails
    - combobox "Language of our emails":
      - option "Same as your browser"
      - option "English"
      - option "Français" [selected]
    - checkbox "Emails about what is new" [checked]
    - button "Save"
  `);
  await expect(partOf(page, "Plan")).toMatchAriaSnapshot(`
    - heading "Plan" [level=2]
    - paragraph: 3 of 3 free second opinions left
    - paragraph: /^Only reviews with a second opinion count/
    - group "How often you pay":
      - radio "Monthly" [checked]
      - radio "Yearly"
    - list:
      - listitem:
        - heading "Starter" [level=3]
        - paragraph:
          - strong: €9
          - text: / month or €90 a year
        - paragraph: 10 second opinions a month
        - 'button "Subscribe: Starter"'
  `);
  await planButton(page, "Subscribe", "Pro").click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Subscribe to Pro?":
      - heading "Subscribe to Pro?" [level=2]
      - button "Close"
      - paragraph: €59 a month, VAT included, for 85 second opinions. It renews each month until you cancel.
      - checkbox /^Start my plan now/
      - button "Back"
      - button "Continue to payment"
  `);
});
