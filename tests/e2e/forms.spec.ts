import type { Page } from "@playwright/test";
import { test } from "./steps/on-site.ts";
import { expect } from "./steps/on-stage.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send message" });

/** Until the page is alive, the browser itself checks the form and sends it. */
async function openContact(page: Page): Promise<void> {
  await page.goto("/contact");
  await expect(page.locator("form[novalidate]")).toHaveCount(1);
}

async function fillContact(page: Page, message: string): Promise<void> {
  await page.getByLabel("First name").fill("A");
  await page.getByLabel("Last name").fill("B");
  await page.getByLabel("Email").fill("  someone@example.test ");
  await page.getByLabel("Subject").fill("Quote");
  await page.getByLabel("Message").fill(message);
}

test("a message reaches support; what is missing is said at its field", async ({ page, request }) => {
  await openContact(page);
  await send(page).click();
  await expect(page.getByText("Please fill in all required fields.")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("This field is required.")).toHaveCount(5);
  const subject = `Quote ${crypto.randomUUID()}`;
  const words = `A <b>question</b> 🙂 שלום ${crypto.randomUUID()}`;
  await fillContact(page, words);
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Email").fill("not an address");
  await send(page).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email").fill("  someone@example.test ");
  await send(page).dblclick();
  await expect(page.getByText("Your message has been sent successfully.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect.poll(async () => (await request.get("/dev/mail")).text()).toContain(subject);
});

test("a form keeps what was typed when sending fails, and over a look at another page", async ({ page }) => {
  await openContact(page);
  await fillContact(page, "Still here");
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByText("Not sent: the service cannot be reached right now.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { name: "No open positions" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue("Still here");
});

test("an opinion is given by keyboard, and thanked for with four credits", async ({ page }) => {
  await page.goto("/your-opinion");
  const submit = page.getByRole("button", { name: "Submit & Get 3 Free Credits" });
  await expect(submit).toBeDisabled();
  const first = page.getByRole("radio", { name: "1 star", exact: true });
  await expect(first).toBeEnabled(); // the fields wait for the page's script
  await first.focus();
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.getByLabel("Your feedback").fill("The contrast finding was right.");
  await expect(submit).toBeDisabled();
  await page.getByLabel("Email").fill(`opinion-${crypto.randomUUID()}@example.test`);
  await submit.click();
  await expect(page.getByText("4 free credits will be added within 24 hours.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
