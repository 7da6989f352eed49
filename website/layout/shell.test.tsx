import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LANGUAGE_COOKIE } from "../../shared/site-language.ts";
import { openPage, PERSON, serve } from "../../tests/site/open-page.tsx";
import { writeConsent } from "./cookies/cookie-consent.ts";

afterEach(() => {
  writeConsent("declined");
  localStorage.clear();
  sessionStorage.clear();
});

const footer = () => within(screen.getByRole("contentinfo"));

test("on a new page the keyboard goes on from its content", async () => {
  serve({});
  const user = await openPage("/contact");
  await user.click(footer().getByRole("link", { name: "Careers" }));
  await screen.findByRole("heading", { name: "No open positions" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("the first thing that the keyboard meets is the way past the header", async () => {
  serve({});
  const user = await openPage("/contact");
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Skip to content");
  expect(document.activeElement?.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
});

test("the theme that is chosen is on at once, and is kept beyond the visit only where that was allowed", async () => {
  serve({});
  const user = await openPage("/careers");
  const themes = within(footer().getByRole("group", { name: "Theme" }));
  writeConsent("declined");
  await user.click(themes.getByRole("radio", { name: "Dark" }));
  const root = document.documentElement;
  await waitFor(() => expect(root.getAttribute("data-mantine-color-scheme")).toBe("dark"));
  expect([sessionStorage.getItem("theme"), localStorage.getItem("theme")]).toEqual(["dark", null]);
  writeConsent("accepted");
  await user.click(themes.getByRole("radio", { name: "Light" }));
  await waitFor(() => expect(root.getAttribute("data-mantine-color-scheme")).toBe("light"));
  expect([sessionStorage.getItem("theme"), localStorage.getItem("theme")]).toEqual(["light", "light"]);
});

test.each([
  ["declined", []],
  ["accepted", [`${LANGUAGE_COOKIE}=fr; path=/; samesite=lax; max-age=31536000`]],
] as const)("who %s cookies is not asked again; of the language %j is kept", async (consent, kept) => {
  serve({});
  writeConsent(consent);
  const written: string[] = [];
  Object.defineProperty(document, "cookie", {
    configurable: true,
    set(cookie: string) {
      written.push(cookie);
    },
  });
  await openPage("/careers", { language: "fr" });
  Reflect.deleteProperty(document, "cookie");
  expect(screen.queryByRole("region", { name: "Cookies" })).toBeNull();
  expect(written).toEqual(kept);
});

test.each(["/careers", "/profile"])("who is signed in gets from %s to the reviews", async (address) => {
  serve({});
  await openPage(address, { session: PERSON });
  const banner = within(await screen.findByRole("banner"));
  const [link] = await banner.findAllByRole("link", { name: "Your reviews" });
  expect(link?.getAttribute("href")).toBe("/reviews");
});

const door = async (name: string): Promise<string | null> => {
  const banner = within(await screen.findByRole("banner"));
  return (await banner.findAllByRole("link", { name }))[0]?.getAttribute("href") ?? null;
};

test.each([
  [
    "/login?plan=studio&link=BCDFGHJK",
    "/login?plan=studio&link=BCDFGHJK",
    "/signup?plan=studio&link=BCDFGHJK",
  ],
  ["/?plan=pro&interval=year#pricing", "/login?plan=pro&interval=year", "/signup?plan=pro&interval=year"],
  ["/?plan=gold", "/login", "/signup"],
])("at %s both doors of the header keep the plan", async (address, logIn, signUp) => {
  await openPage(address);
  await waitFor(async () =>
    expect([await door("Log in"), await door("Create account")]).toEqual([logIn, signUp]),
  );
});

test("the phone's menu closes by Escape, and the keyboard is back at its button", async () => {
  serve({});
  const user = await openPage("/contact");
  const burger = screen.getByRole("button", { name: "Open menu" });
  await user.click(burger);
  expect(burger.getAttribute("aria-expanded")).toBe("true");
  await user.tab();
  await user.keyboard("{Escape}");
  expect(burger.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(burger);
});
