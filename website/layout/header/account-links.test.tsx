import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const door = async (name: string): Promise<string | null> => {
  const banner = within(await screen.findByRole("banner"));
  return (await banner.findAllByRole("link", { name }))[0]?.getAttribute("href") ?? null;
};

test.each([
  ["/signup?plan=studio", "/login?plan=studio", "/signup?plan=studio"],
  [
    "/login?plan=studio&link=BCDFGHJK",
    "/login?plan=studio&link=BCDFGHJK",
    "/signup?plan=studio&link=BCDFGHJK",
  ],
  ["/?plan=pro#pricing", "/login?plan=pro", "/signup?plan=pro"],
  ["/?plan=pro&interval=year#pricing", "/login?plan=pro&interval=year", "/signup?plan=pro&interval=year"],
  ["/signup?plan=pro&interval=year", "/login?plan=pro&interval=year", "/signup?plan=pro&interval=year"],
  ["/?plan=gold", "/login", "/signup"],
])("at %s both doors of the header keep the plan", async (address, logIn, signUp) => {
  await openPage(address);
  await waitFor(async () =>
    expect([await door("Log in"), await door("Create account")]).toEqual([logIn, signUp]),
  );
});
