import {
  confirmBy,
  linkIn,
  newEmail,
  openAccount,
  PASSWORD,
  signIn,
  signUp,
  test,
  violationsOn,
} from "./steps/on-site.ts";
import {
  beginAtOnce,
  CARDS,
  decide,
  isApplied,
  onCheckout,
  payAtCheckout,
  planButton,
  subscribe,
  tile,
} from "./steps/on-billing.ts";
import { comeFromElsewhere, expect } from "./steps/on-stage.ts";

test("a plan is bought, enlarged, reduced, cancelled, changed while it ends, and renewed", async ({
  page,
  request,
}) => {
  await openAccount(page, request);
  await expect(page.getByText("3 of 3 free second opinions left")).toBeVisible();
  await expect(page.getByText("No invoices yet.")).toBeVisible();
  for (const plan of ["Starter", "Essential", "Pro", "Studio"])
    await expect(planButton(page, "Subscribe", plan)).toBeEnabled();

  // A way out, and a card that does not pay.
  await planButton(page, "Subscribe", "Starter").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("€9 a month, VAT included");
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog).toContainText("Tick the box above: the plan begins at once only if you ask for it.");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Continue to payment" }).dblclick();
  await onCheckout(page, "Starter");
  await expect(page.locator("button[hidden]")).toBeHidden();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("Checkout cancelled")).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await subscribe(page, "Starter", CARDS.isDeclined);
  await expect(page.getByText("The card was declined. Try another one.")).toBeVisible();
  await payAtCheckout(page, CARDS.pays);
  await isApplied(page);
  await expect(page).toHaveURL("/profile");
  await expect(tile(page, "Starter")).toContainText("current");
  await expect(page.getByText("10 of 10 second opinions left this month")).toBeVisible();
  await expect(page.getByText("€9.00 was charged, and Starter is active.")).toBeVisible();
  await expect(page.getByText("€9.00", { exact: true })).toBeVisible();
  await expect(page.getByText("1 rue Exemple, Annecy, France")).toBeVisible();

  // Larger: what is charged now is said before.
  await planButton(page, "Change Plan", "Pro").click();
  // Pro 59 − Starter 9.
  await expect(dialog).toContainText("€50.00 is charged now");
  await expect(dialog).toContainText("€59 a month");
  await dialog.getByRole("button", { name: "Pay €50.00 and change" }).dblclick();
  await expect(tile(page, "Pro")).toContainText("current");
  await expect(page.getByText("85 of 85 second opinions left this month")).toBeVisible();
  await expect(page.getByText("€50.00 was charged. Pro is active")).toBeVisible();

  // Smaller: with the next period, and taken back.
  await decide(page, "Change Plan", "Essential", /^Change on/);
  await expect(tile(page, "Essential")).toContainText(/starts on \d+ \w+ \d{4}/);
  await expect(tile(page, "Pro")).toContainText("current");
  await decide(page, "Change Plan", "Essential", "Keep Pro");
  await expect(tile(page, "Essential")).not.toContainText("starts on");

  // Ended, and not.
  await decide(page, "Cancel Plan", "Pro", "Cancel Plan");
  await expect(tile(page, "Pro")).toContainText(/ends on \d+ \w+ \d{4}/);
  await decide(page, "Renew", "Pro", "Renew");
  await expect(tile(page, "Pro")).toContainText("current");

  // Whoever changes while the plan ends goes on.
  await decide(page, "Cancel Plan", "Pro", "Cancel Plan");
  await planButton(page, "Change Plan", "Studio").click();
  await expect(dialog).toContainText("Your cancellation is taken back.");
  // Studio 99 − Pro 59.
  await dialog.getByRole("button", { name: "Pay €40.00 and change" }).click();
  await expect(tile(page, "Studio")).toContainText("current");
});

test("sign-up with a plan leads to its checkout once, also when another browser confirms", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  await page.goto("/signup?plan=pro&interval=year");
  await signUp(page, email);
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await comeFromElsewhere(context);
  const elsewhere = await context.newPage();
  await confirmBy(elsewhere, await linkIn(request, email));
  await expect(elsewhere.getByRole("dialog")).toContainText("€590 a year, VAT included");
  await beginAtOnce(elsewhere);
  await onCheckout(elsewhere, "Pro");
  await expect(elsewhere.getByText("per year")).toBeVisible();
  await elsewhere.goBack();
  await expect(elsewhere.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  await expect(elsewhere).toHaveURL("/profile");
  await expect(planButton(elsewhere, "Subscribe", "Pro")).toBeEnabled();

  // Company, VAT number and address are those of the checkout.
  await planButton(elsewhere, "Subscribe", "Pro").click();
  await beginAtOnce(elsewhere);
  await elsewhere.getByLabel(/^Company name/).fill("Exemple SARL");
  await elsewhere.getByLabel(/^VAT number/).fill("FR40303265045");
  await payAtCheckout(elsewhere, CARDS.pays);
  await isApplied(elsewhere);
  for (const text of ["Exemple SARL", "FR40303265045", "74000"])
    await expect(elsewhere.getByText(text, { exact: true })).toBeVisible();

  // A plan in the address never buys a second one, nor changes one unasked.
  await elsewhere.goto("/signup?plan=pro");
  await expect(elsewhere).toHaveURL("/profile");
  await elsewhere.goto("/profile?plan=studio");
  await expect(elsewhere.getByRole("dialog")).toContainText("Change to Studio?");
  await context.close();
});

test("two tabs make one subscription, and each shows what the other did", async ({
  page,
  request,
  context,
}) => {
  await openAccount(page, request);
  const other = await context.newPage();
  await other.goto("/profile");
  await planButton(page, "Subscribe", "Starter").click();
  await beginAtOnce(page);
  await onCheckout(page, "Starter");
  await planButton(other, "Subscribe", "Pro").click();
  await beginAtOnce(other);
  await onCheckout(other, "Pro");
  await payAtCheckout(page, CARDS.pays);
  await expect(page.getByText("This page has expired")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await payAtCheckout(other, CARDS.pays);
  await isApplied(other);
  await expect(tile(page, "Pro")).toContainText("current");
  await decide(page, "Cancel Plan", "Pro", "Cancel Plan");
  await expect(tile(other, "Pro")).toContainText("ends on");
  await expect(page.getByRole("listitem").filter({ hasText: "€59.00" })).toHaveCount(1);
  await other.close();
});

test("an unreachable service is said, and nothing is lost; invoices open, the portal cancels and leads back; then an account with a plan is deleted, by its password", async ({
  page,
  request,
  context,
}) => {
  const email = await openAccount(page, request);
  await context.setOffline(true);
  await planButton(page, "Subscribe", "Starter").click();
  await beginAtOnce(page);
  await expect(page.getByText("The service cannot be reached right now.").first()).toBeVisible();
  await context.setOffline(false);
  await page.route("**/api/subscription/create-checkout-session", (route) =>
    route.fulfill({ status: 502, json: { error: "checkout_failed", message: "" } }),
  );
  await planButton(page, "Subscribe", "Starter").click();
  await beginAtOnce(page);
  await expect(
    page.getByText("Error while creating checkout session, please contact Regard support"),
  ).toBeVisible();
  await page.unroute("**/api/subscription/create-checkout-session");
  await subscribe(page, "Starter");
  await isApplied(page);
  const link = page.getByRole("link", { name: /^PDF of invoice/ });
  // A connection kept open may be closed by the server at the very moment at which it is used again.
  const invoice = await request.get((await link.getAttribute("href")) ?? "", { maxRetries: 2 });
  expect(await invoice.text()).toContain("1 × Starter");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByText("Active Subscription")).toBeVisible();
  await expect(page.getByText("Please cancel your subscription before deleting your account.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Cards and billing details" }).click();
  await expect(page.getByRole("heading", { name: "Subscription and invoices" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(tile(page, "Starter")).toContainText("ends on");
  await expect(page).toHaveURL("/profile");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Current password/).fill("not the password");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please check your password and try again.")).toBeVisible();
  await dialog.getByLabel(/^Current password/).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText("This action cannot be undone.");
  await expect(dialog).toContainText("Your plan ends with the account, at once.");
  await dialog.getByRole("button", { name: "Confirm deletion" }).click();
  await expect(page.getByText("Account deleted successfully")).toBeVisible();
  await page.goto("/login");
  await signIn(page, email);
  await expect(page.getByText("Failed to log in. Please check your credentials.")).toBeVisible();
});

test("whoever withdraws sees what is paid back, confirms, and gets it in writing", async ({
  page,
  request,
}) => {
  const email = await openAccount(page, request);
  await subscribe(page, "Pro", CARDS.asksOnce);
  await page.getByRole("button", { name: "Complete" }).click();
  await isApplied(page);
  await page.getByRole("button", { name: "Withdraw from contract" }).click();
  const dialog = page.getByRole("dialog");
  for (const text of ["Regard Pro", "€59.00", email]) await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByText("You have withdrawn from the contract. €59.00 is paid back.")).toBeVisible();
  await expect(planButton(page, "Subscribe", "Pro")).toBeEnabled();
  await expect(page.getByRole("button", { name: "Withdraw from contract" })).toHaveCount(0);
  await expect
    .poll(async () => (await request.get("/dev/mail")).text())
    .toContain("Your withdrawal from the Regard plan is confirmed");
});

test("a change that is not paid is said, with the way to pay it", async ({ page, request }) => {
  await openAccount(page, request);
  await subscribe(page, "Starter", CARDS.asksAlways);
  await page.getByRole("button", { name: "Complete" }).click();
  await isApplied(page);

  // The bank asks when the larger plan is charged.
  await planButton(page, "Change Plan", "Pro").click();
  await page.getByRole("dialog").getByRole("button", { name: "Pay €50.00 and change" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Invoice/ })).toBeVisible();
  await page.goto("/profile");
  const alert = page.getByRole("alert").filter({ hasText: "Your bank wants you to confirm a payment" });
  await expect(alert).toContainText("The change to Pro is waiting for you to confirm €50.00.");
  await expect(tile(page, "Starter")).toContainText("current");
  expect(await violationsOn(page)).toEqual([]);
  await alert.getByRole("button", { name: "Confirm the payment" }).click();
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Paid").first()).toBeVisible();
  await page.goto("/profile");
  await expect(tile(page, "Pro")).toContainText("current");
  await expect(alert).toHaveCount(0);
});
