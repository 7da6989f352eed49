import { act, screen, waitFor, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { expect, test } from "vitest";
import { planId } from "../../../../shared/plans.ts";
import { SESSION_KEY } from "../../../session/kept-session.ts";
import { sessionAtom } from "../../../session/session.ts";
import { openPage, PERSON, serve, UNSUBSCRIBED, write } from "../../../../tests/site/open-page.tsx";

const { user: person } = PERSON;

const SIGNED_IN = {
  access_token: "token",
  refresh_token: "refresh",
  token_type: "bearer",
  expires_in: 3600,
  user: { id: person.userId, email: person.email, app_metadata: {}, user_metadata: {}, aud: "authenticated" },
};

const TEAM = {
  id: "00000000-0000-4000-8000-000000000003",
  name: "Atelier",
  planId: null,
  allowance: null,
  owned: null,
};
const IN_TEAM = { ...PERSON, user: { ...person, teamId: TEAM.id } };

async function passThePassword(button: string, session = PERSON) {
  const user = await openPage("/profile", { session });
  await user.click(await screen.findByRole("button", { name: button }));
  await write(user, await screen.findByLabelText(/^Current password/), "a long enough password");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  return user;
}

test("name, language and news are changed on the profile", async () => {
  const changed = { ...person, name: "Ada Lovelace", language: "fr", newsletterOptIn: false };
  const asked = serve({ "POST /api/account": { body: changed } });
  const user = await openPage("/profile", { session: PERSON });
  const name = await screen.findByLabelText(/^Full name/);
  await user.clear(name);
  await user.type(name, "A");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Name must be at least 2 characters.")).toBeTruthy();
  expect(document.activeElement).toBe(name);
  await user.type(name, "da Lovelace");
  await user.selectOptions(screen.getByLabelText("Language of our emails"), "fr");
  await user.click(screen.getByLabelText("Emails about what is new"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Your profile information has been updated successfully.");
  expect(asked.find(({ method, path }) => method === "POST" && path === "/api/account")?.body).toEqual({
    userId: person.userId,
    name: "Ada Lovelace",
    language: "fr",
    newsletterOptIn: false,
  });
  expect(within(screen.getByRole("banner")).getAllByText("Welcome Ada Lovelace")).not.toEqual([]);
});

test("a profile that cannot be changed says so", async () => {
  serve({ "POST /api/account": { status: 500, body: { error: "internal", message: "" } } });
  const user = await openPage("/profile", { session: PERSON });
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await screen.findByText("Failed to update profile");
});

test("a wrong password is said at its field, where the keyboard is", async () => {
  serve({ "POST /auth/v1/token": { status: 400, body: { code: "invalid_credentials", message: "" } } });
  await passThePassword("Delete Account");
  const field = await screen.findByLabelText(/^Current password/);
  const words = await screen.findByText("Wrong password. Please check your password and try again.");
  expect(field.getAttribute("aria-describedby")).toBe(words.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("after the old password the new one is asked for, and the keyboard is there", async () => {
  serve({ "POST /auth/v1/token": { body: SIGNED_IN } });
  await passThePassword("Change Password");
  const field = await screen.findByLabelText(/^New password/);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("whoever leads a team with others is told so before any password is asked for", async () => {
  const member = { role: "member", joinedAt: "2026-11-01T10:00:00.000Z", used: 0 };
  const members = [
    { ...member, userId: person.userId, name: person.name, role: "owner" },
    { ...member, userId: "00000000-0000-4000-8000-000000000009", name: "Grace Test" },
  ];
  serve({ "GET /api/team": { body: { team: { ...TEAM, role: "owner", members } } } });
  const user = await openPage("/profile", { session: IN_TEAM });
  await user.click(await screen.findByRole("button", { name: "Delete Account" }));
  await screen.findByText(/^Your team has other members/);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["owner", "Your team is deleted too, with its house rules and their history."],
  ["member", "You leave your team, and what you shared with it disappears from there."],
])("what becomes of the team of its %s is said before the account is deleted", async (role, says) => {
  serve({
    "POST /auth/v1/token": { body: SIGNED_IN },
    "GET /api/team": { body: { team: { ...TEAM, role, members: [] } } },
  });
  await passThePassword("Delete Account", IN_TEAM);
  await screen.findByText(says);
});

test.each([
  [500, "internal", "Error while deleting user"],
  [409, "active_subscription", "Please cancel your subscription before deleting your account."],
])(
  "before a deletion it is read what happens; one that fails says why: %s %s",
  async (status, error, why) => {
    serve({
      "POST /auth/v1/token": { body: SIGNED_IN },
      "POST /api/auth/deleteUser": { status, body: { error, message: "" } },
    });
    const user = await passThePassword("Delete Account");
    const words = await screen.findByText(/^This action cannot be undone/);
    await waitFor(() => expect(document.activeElement).toBe(words));
    await user.click(screen.getByRole("button", { name: "Confirm deletion" }));
    await screen.findByText(why);
  },
);

test("whoever deletes an account with a plan that they could withdraw from is told what they would get before they can confirm", async () => {
  const user = { ...person, planId: planId("pro"), stripeSubId: "sub_1", stripeCancelAt: 4_000_000_000 };
  const withdrawal = {
    reason: "withdrawal",
    until: "2026-12-01T00:00:00.000Z",
    refund: { amount: 4210, currency: "eur" },
    at: 1,
  };
  const state = { ...UNSUBSCRIBED, account: user, withdrawal };
  let tell: (answer: { readonly body: unknown }) => void = () => {};
  const told = new Promise<{ readonly body: unknown }>((resolve) => (tell = resolve));
  serve({ "POST /auth/v1/token": { body: SIGNED_IN }, "GET /api/subscription": () => told });
  await passThePassword("Delete Account", { status: "signed-in", user });
  const confirm = await screen.findByRole("button", { name: "Confirm deletion" });
  expect(confirm).toHaveProperty("disabled", true);
  tell({ body: state });
  await screen.findByText(/You can still get €42\.10 back: choose “Withdraw from contract”/);
  expect(confirm).toHaveProperty("disabled", false);
});

test("an account that is deleted is signed out here without asking a service that knows it no more", async () => {
  const asked = serve({
    "POST /auth/v1/token": { body: SIGNED_IN },
    "POST /api/auth/deleteUser": { body: { success: true } },
  });
  const user = await passThePassword("Delete Account");
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...SIGNED_IN, expires_at: 4_000_000_000 }));
  await user.click(await screen.findByRole("button", { name: "Confirm deletion" }));
  await screen.findByText("Account deleted successfully");
  await waitFor(() => expect(getDefaultStore().get(sessionAtom).status).toBe("signed-out"));
  // The front page, not the way in: there is no account to log in to.
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Design critique, with proof.");
  expect(asked.map(({ path }) => path)).not.toContain("/auth/v1/logout");
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test("a Figma id alone in the address is asked to be linked; that it was not is said, and it is asked once", async () => {
  const asked = serve({ "POST /api/user/linkOwnerAndUser": { body: { success: false } } });
  await openPage("/profile?figma_id=123&plan=pro", { session: PERSON });
  await screen.findByText("Error while linking Figma account");
  expect(asked.filter(({ path }) => path === "/api/user/linkOwnerAndUser").map(({ body }) => body)).toEqual([
    { userId: person.userId, figmaId: "123", link: null, language: "en" },
  ]);
});

test("what is no Figma id is called that, and nothing is asked", async () => {
  const asked = serve({});
  await openPage("/profile?figma_id=nobody", { session: PERSON });
  await screen.findByText("Please enter a valid Figma ID");
  expect(asked.some(({ path }) => path === "/api/user/linkOwnerAndUser")).toBe(false);
});

test("a Figma account is unlinked after a question, and nothing happens at Back", async () => {
  const asked = serve({ "DELETE /api/user/link": { body: { success: true } } });
  const user = { ...person, figmaId: "123", figmaAccountLinked: true };
  const hand = await openPage("/profile", { session: { status: "signed-in", user } });
  const unlinked = () => asked.filter(({ method }) => method === "DELETE");
  await hand.click(await screen.findByRole("button", { name: "Unlink Figma account" }));
  await hand.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Back" }));
  expect(unlinked()).toEqual([]);
  await hand.click(screen.getByRole("button", { name: "Unlink Figma account" }));
  await hand.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Unlink" }));
  await waitFor(() => expect(unlinked()).toHaveLength(1));
});

test("a Figma account that is unlinked takes its plugins off the page", async () => {
  const plugin = {
    id: "00000000-0000-4000-8000-000000000002",
    figmaName: "Ada",
    createdAt: "2026-01-01T00:00:00.000Z",
    lastUsedAt: null,
  };
  let installations = [plugin];
  serve({ "GET /api/installations": () => ({ body: { installations } }) });
  const user = { ...person, figmaId: "123", figmaAccountLinked: true };
  await openPage("/profile", { session: { status: "signed-in", user } });
  await screen.findByText("Ada’s plugin");
  installations = [];
  act(() => getDefaultStore().set(sessionAtom, PERSON));
  await waitFor(() => expect(screen.queryByText("Ada’s plugin")).toBeNull());
});

test("a plugin that asks to be connected has the page to itself, until it is answered", async () => {
  let isApproved = false;
  serve({
    "POST /api/user/linkOwnerAndUser": () => ({ body: { success: isApproved } }),
    "GET /api/link-codes/BCDFGHJK": {
      body: {
        code: "BCDFGHJK",
        figmaId: "1",
        figmaName: "Ada",
        createdAt: "2026-01-01T00:00:00Z",
        expiresAt: "2026-01-01T00:10:00Z",
      },
    },
    "POST /api/link-codes/BCDFGHJK/approve": () => {
      isApproved = true;
      return { body: { success: true } };
    },
  });
  const user = await openPage("/profile?figma_id=1&link=BCDFGHJK", { session: PERSON });
  const connect = await screen.findByRole("button", { name: "Connect" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Connect your plugin" }));
  expect(screen.queryByText("Profile Settings")).toBeNull();
  await user.click(connect);
  await screen.findByText("Figma account linked successfully");
});

test.each([
  [503, "unavailable", /^The service cannot be reached right now/],
  [429, "rate_limited", /^Too many tries/],
])(
  "a code of which nobody knows for now is not told as one that has expired: %i",
  async (status, error, words) => {
    let isAway = true;
    const code = { code: "BCDFGHJK", figmaId: "1", figmaName: "Ada" };
    serve({
      "POST /api/user/linkOwnerAndUser": { body: { success: false } },
      "GET /api/link-codes/BCDFGHJK": () =>
        isAway
          ? { status, body: { error } }
          : { body: { ...code, createdAt: "2026-01-01T00:00:00Z", expiresAt: "2026-01-01T00:10:00Z" } },
    });
    const user = await openPage("/profile?figma_id=1&link=BCDFGHJK", { session: PERSON });
    expect(await screen.findByText(words)).toBeTruthy();
    isAway = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Connect" })).toBeTruthy();
  },
);

test("a code that has expired is told as such, and not asked for again", async () => {
  serve({
    "POST /api/user/linkOwnerAndUser": { body: { success: false } },
    "GET /api/link-codes/BCDFGHJK": { status: 404, body: { error: "not_found" } },
  });
  await openPage("/profile?figma_id=1&link=BCDFGHJK", { session: PERSON });
  expect(await screen.findByText("This code has expired. Ask for a new one in the plugin.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("button", { name: "Not me" })).toBeTruthy();
});

test("a password manager that asks where a password is changed is led to the dialog that does it", async () => {
  serve({});
  await openPage("/profile#password", { session: PERSON });
  const dialog = await screen.findByRole("dialog", { name: "Change Password" });
  expect(dialog.querySelector("[autocomplete=current-password]")).toBeTruthy();
});
