import { LANGUAGE_COOKIE } from "../../shared/site-language.ts";
import { PROVIDER } from "../model-stand-in.ts";
import { expect } from "./steps/on-stage.ts";
import {
  confirm,
  linkIn,
  listedPaths,
  newEmail,
  openAccount,
  PASSWORD,
  signIn,
  signUp,
  test,
} from "./steps/on-site.ts";

test("the privacy policy names who runs the model of the second opinion", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByText(`Today, the model of the second opinion is run by ${PROVIDER}.`)).toBeVisible();
});

test("a visitor signs up, confirms by the mail, signs out and in again; the link works once", async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.goto("/signup");
  await signUp(page, email);
  const link = await linkIn(request, email);
  await confirm(page, request, email);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("3 of 3 free second opinions left")).toBeVisible();

  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.goto("/profile?x=1#y");
  await expect(page).toHaveURL(/\/login\?x=1#y$/);
  await signIn(page, email);
  await expect(page.getByText("Successfully logged in")).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?x=1#y$/);

  // The link is worth nothing any more: the password alone leads in.
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.goto(link);
  for (const label of [/^Password/, /^Confirm password/]) {
    await page.getByLabel(label).fill("another long password");
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await expect(page.getByText("This link has expired, or it has been used already.")).toBeVisible();
});

test.describe("the site", () => {
  test("is there without a script, with its title and its plans", async ({ request }) => {
    const html = await (await request.get("/")).text();
    expect(html).toContain("<title>Regard: design critique, with proof</title>");
    for (const text of ["Starter", "Essential", "Studio", "20 second opinions a month", "whoisitfor"])
      expect(html).toContain(text);
  });

  test("shows on the smallest phone how to begin, before anything is scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, ways] of [
      ["/", ["Try it in your browser", "Get the plugin"]],
      ["/fr", ["Essayer en ligne", "Obtenir le plugin"]],
    ] as const) {
      await page.goto(path);
      for (const name of ways)
        await expect(page.getByRole("link", { name }).first()).toBeInViewport({ ratio: 1 });
    }
  });

  test("is seen without a script, page by page: nothing lies over it, and each leads on", async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const page = await browser.newPage({
      javaScriptEnabled: false,
      reducedMotion: "no-preference",
      baseURL: baseURL ?? "",
    });
    for (const address of await listedPaths(request)) {
      await page.goto(address);
      const heading = page.getByRole("heading", { level: 1 });
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      });
      const isOnTop = await heading.evaluate((element) => {
        element.scrollIntoView({ block: "center" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (element.contains(top) || top.contains(element)) && top !== document.body;
      });
      expect.soft(isOnTop, address).toBe(true);
    }
    await page.goto("/login");
    // The texts of a `noscript` are no texts to a locator by words.
    await expect(page.locator("noscript p").first()).toBeVisible();
    await page.goto("/profile");
    await expect(page.locator("noscript p").first()).toBeVisible();
    await page.close();
  });

  test("brings few scripts with the first visit of a page", async ({ page }) => {
    const loadedBytes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
          .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      );
    for (const [address, mostKb] of [
      ["/", 138],
      ["/login", 178],
      ["/rules", 163],
      ["/fr/login", 178],
      ["/fr/signup", 181],
    ] as const) {
      await page.goto(address);
      await expect.poll(loadedBytes).toBeGreaterThan(100_000); // less means that nothing was counted
      await page.waitForLoadState("networkidle");
      expect.soft(await loadedBytes(), address).toBeLessThanOrEqual(mostKb * 1000);
    }
  });

  test("brings at most 900 kB with the first visit of /try, and nothing but the server’s facts with the second", async ({
    browser,
    baseURL,
  }) => {
    // The context that a worker keeps may have been there before.
    const page = await browser.newPage({ baseURL: baseURL ?? "" });
    const sentBytes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .reduce(
            (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
            0,
          ),
      );
    const start = page.frameLocator("iframe").getByRole("heading", { name: "Checkout" });
    await page.goto("/try");
    await expect(start).toBeVisible();
    const firstBytes = await sentBytes();
    expect(firstBytes).toBeGreaterThan(500_000); // less means that nothing was counted
    expect(firstBytes).toBeLessThanOrEqual(900_000);
    await page.reload();
    await expect(start).toBeVisible();
    expect(await sentBytes()).toBeLessThan(1000); // the facts are asked for each time: they may have changed
    await page.close();
  });

  test("takes a message without a script", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    await page.goto("/fr/contact");
    for (const [label, words] of [
      ["Prénom", "A"],
      ["Nom", "B"],
      ["E-mail", "someone@example.test"],
      ["Objet", "C"],
      ["Message", "D"],
    ] as const)
      await page.getByLabel(new RegExp(`^${label}(?: \\*|$)`)).fill(words);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page).toHaveURL("/fr/contact/sent");
    await expect(page.getByRole("heading", { name: "Message envoyé" })).toBeVisible();
    await page.close();
  });

  test("asks about cookies once, and closing is a no", async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    await page.goto("/");
    await page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Close" }).click();
    expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("declined");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
    await page.context().close();
  });

  test("speaks French at addresses of its own, and leads there who chose it", async ({ page }) => {
    await page.goto("/rules");
    await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL("/fr/rules");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/fr/contact");
    // The page is there before its script remembers the language.
    const remembered = async () =>
      (await page.context().cookies()).find(({ name }) => name === LANGUAGE_COOKIE)?.value;
    await expect.poll(remembered).toBe("fr");
    await page.goto("/about");
    await expect(page).toHaveURL("/fr/about");
  });
});

test("a page whose script does not come through says so, and the way back is open", async ({
  page,
  faults,
}) => {
  await page.goto("/contact");
  // The page is alive: from here the script turns pages, not the browser.
  await expect(page.locator("form[novalidate]")).toHaveCount(1);
  await page.route("**/assets/careers-page*", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  expect(faults.splice(0).join("\n")).toContain("careers-page");
  await page.unroute("**/assets/careers-page*");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "No open positions" })).toBeVisible();
});

test("a form in the HTML keeps what was typed when its script does not come through", async ({
  page,
  faults,
}) => {
  await page.route("**/assets/contact-page*", (route) => route.abort());
  await page.goto("/contact");
  await page.getByLabel(/^Message/).fill("A long question");
  await expect(page.getByText("What you see stays, and so does what you typed.")).toBeVisible();
  await expect(page.getByLabel(/^Message/)).toHaveValue("A long question");
  faults.splice(0); // the browser says that the script is missing
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByLabel(/^Message/)).toHaveCount(0);
});

test("a password is changed behind the old one; the old one is worth nothing then", async ({
  page,
  request,
}) => {
  const email = await openAccount(page, request);
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await dialog.getByLabel(/^Current password/).fill("not the password");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please check your password and try again.")).toBeVisible();
  await dialog.getByLabel(/^Current password/).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel(/^New password/).fill("another long password");
  await dialog.getByLabel(/^Confirm password/).fill("something else entirely");
  await dialog.getByRole("button", { name: "Update Password" }).click();
  await expect(dialog.getByText("Error: Passwords do not match.")).toBeVisible();
  await dialog.getByLabel(/^Confirm password/).fill("another long password");
  await dialog.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Password changed successfully")).toBeVisible();
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByRole("dialog").getByLabel(/^Current password/)).toBeVisible();
  await page.goto("/logout");
  await signIn(page, email);
  await expect(page.getByText("Failed to log in. Please check your credentials.")).toBeVisible();
  await signIn(page, email, "another long password");
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
});
