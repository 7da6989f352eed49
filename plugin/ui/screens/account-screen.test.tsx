import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import {
  createLinkCode,
  disconnectSelf,
  readInstallation,
} from "../../../shared/api/endpoints/installations.ts";
import { fakeApi } from "../../../tests/panel/fake-api.ts";
import { NEW, openWithApi } from "../../../tests/panel/open-with-api.ts";

async function openAccount(identity = NEW, fake = fakeApi()) {
  const panel = await openWithApi(identity, fake);
  await panel.say("selection-changed", { kind: "none" });
  await panel.user.click(screen.getByRole("button", { name: "Account" }));
  const connect = async (way: "Create account" | "Log in") => {
    await panel.user.click(await screen.findByRole("button", { name: way }));
    return screen.findByText("BCDFGHJK");
  };
  return { ...panel, connect };
}

const link = () => new URL(screen.getByRole<HTMLAnchorElement>("link").href);

describe("the account", () => {
  test("begins at its heading", async () => {
    await openAccount();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Account"));
  });

  test("shows a code, spelled for screen readers, and leads to the site with it", async () => {
    const { connect } = await openAccount();
    await connect("Create account");
    expect(screen.getByText("B C D F G H J K")).toBeTruthy();
    expect(link().href).toBe("http://api.test/signup?figma_id=1234567&link=BCDFGHJK");
  });

  test("asks the editor to open the site, as the panel may open nothing", async () => {
    const { connect, user, heard } = await openAccount();
    await connect("Create account");
    await user.click(screen.getByRole("link", { name: /^Create the account in the browser/ }));
    expect(heard("open-link")).toEqual([{ url: "http://api.test/signup?figma_id=1234567&link=BCDFGHJK" }]);
  });

  test("leads to the log-in", async () => {
    const { connect } = await openAccount();
    await connect("Log in");
    expect(link().pathname).toBe("/login");
  });

  test("shows the account as soon as it is connected, also when told to slow down", async () => {
    const { api, connect, refuse } = await openAccount();
    await connect("Log in");
    refuse(readInstallation, "slow_down", 0.01);
    api.account = { name: "Studio", email: "studio@example.org" };
    expect(await screen.findByText("studio@example.org")).toBeTruthy();
    expect(screen.queryByText("BCDFGHJK")).toBeNull();
  });

  test("gets a new code when the last one has expired", async () => {
    const fake = fakeApi();
    fake.api.codeLivesMs = 20;
    const { user } = await openAccount(NEW, fake);
    await user.click(await screen.findByRole("button", { name: "Log in" }));
    expect(await screen.findByText("This code has expired.")).toBeTruthy();
    fake.api.codeLivesMs = 60_000;
    await user.click(screen.getByRole("button", { name: "Get a new code" }));
    expect(await screen.findByText("BCDFGHJL")).toBeTruthy();
  });

  test("says when there is no code to be had", async () => {
    const { user, refuse } = await openAccount();
    refuse(createLinkCode, "rate_limited");
    await user.click(await screen.findByRole("button", { name: "Log in" }));
    expect(await screen.findByText(/no code to be had now/)).toBeTruthy();
  });

  test("lets go of the account", async () => {
    const fake = fakeApi();
    fake.api.account = { name: "", email: "studio@example.org" };
    const { user, askedOf } = await openAccount({ ...NEW, token: "kept" }, fake);
    await user.click(await screen.findByRole("button", { name: "Disconnect" }));
    expect(await screen.findByRole("button", { name: "Create account" })).toBeTruthy();
    expect(askedOf(disconnectSelf)).toHaveLength(1);
  });

  test("cannot be connected where Figma does not say who asks", async () => {
    await openAccount({ ...NEW, figmaId: null });
    expect(await screen.findByText(/Figma did not say who you are/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Create account" })).toBeNull();
  });
});
