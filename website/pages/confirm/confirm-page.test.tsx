import { act, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { expect, test, vi } from "vitest";
import { sessionAtom } from "../../session/session.ts";
import { openPage, PERSON, serve, type Answer, write } from "../../../tests/site/open-page.tsx";

const { user: person } = PERSON;

const PASSWORD = "a long enough password";

const USER = {
  id: person.userId,
  email: person.email,
  app_metadata: { provider: "email" },
  user_metadata: {},
  aud: "authenticated",
  email_confirmed_at: new Date().toISOString(),
};

const encoded = (value: object): string => btoa(JSON.stringify(value)).replaceAll("=", "");

/** A session as the hosted service gives it for a link of any mail, on an address that was confirmed at some instant. */
function sessionOf(confirmedAt: Date): object {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: person.userId, exp: now + 3600, amr: [{ method: "otp", timestamp: now }] };
  return {
    access_token: `${encoded({ alg: "ES256" })}.${encoded(claims)}.signature`,
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    user: { ...USER, email_confirmed_at: confirmedAt.toISOString() },
  };
}

const served = (answers: Readonly<Record<string, Answer | (() => Answer)>> = {}) =>
  serve({
    "POST /auth/v1/verify": { body: sessionOf(new Date()) },
    "PUT /auth/v1/user": { body: USER },
    "GET /api/account": { body: person },
    ...answers,
  });

const WAITS = {
  status: 400,
  body: { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" },
};
const DIFFERS = { status: 400, body: { code: 400, error_code: "invalid_credentials", msg: "Invalid" } };

async function openLink(type: string, next: string, more = "") {
  return openPage(`/auth/confirm?token_hash=abc&type=${type}&next=${encodeURIComponent(next)}${more}`);
}

const EMAIL = `&email=${encodeURIComponent(person.email)}`;

/** Opens the link of a sign-up and says a password. */
async function confirmSignUp(password = PASSWORD) {
  const user = await openLink("signup", "/profile", EMAIL);
  await write(user, screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  return user;
}

/** Types a password that differs from that of the sign-up once more, so that it counts. */
async function insist(user: Awaited<ReturnType<typeof openPage>>, password = PASSWORD): Promise<void> {
  await write(user, await screen.findByLabelText(/^Confirm password/), password);
  await user.click(screen.getByRole("button", { name: "Continue" }));
}

/** Opens the link of a reset and sets this password. */
async function reset(): Promise<void> {
  const user = await openLink("recovery", "/reset-password");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await write(user, await screen.findByLabelText(/^New password/), PASSWORD);
  await write(user, screen.getByLabelText(/^Confirm password/), PASSWORD);
  await user.click(screen.getByRole("button", { name: "Update Password" }));
}

const SAME = { status: 422, body: { code: 422, error_code: "same_password", msg: "Same" } };

const servedToOther = (answers: Parameters<typeof served>[0] = {}) =>
  served({ "POST /auth/v1/token": DIFFERS, ...answers });

test("the password of the sign-up confirms it, and is not set anew: nothing was changed", async () => {
  const asked = served({ "POST /auth/v1/token": WAITS });
  await confirmSignUp();
  await screen.findByRole("heading", { name: "Profile Settings" });
  expect(asked.filter(({ path }) => path.startsWith("/auth/v1/"))).toMatchObject([
    { path: "/auth/v1/token", body: { email: person.email, password: PASSWORD } },
    { path: "/auth/v1/verify", body: { token_hash: "abc", type: "signup" } },
  ]);
});

test.each([
  ["/profile", "/try"],
  ["/profile?plan=pro", undefined],
])(
  "a sign-up for %s leads on to what comes next, unless it was for something else",
  async (next, leadsTo) => {
    served({ "POST /auth/v1/token": WAITS });
    const user = await openLink("signup", next, EMAIL);
    await write(user, screen.getByLabelText(/^Password/), PASSWORD);
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("heading", { name: "Profile Settings" });
    const link = screen.queryByRole("link", { name: "try it here, in the browser" });
    expect(link?.getAttribute("href")).toBe(leadsTo);
  },
);

test("a slip is said before the link is used, and locks nobody out: the right password goes on", async () => {
  let tries = 0;
  const asked = served({ "POST /auth/v1/token": () => ((tries += 1) === 1 ? DIFFERS : WAITS) });
  const user = await confirmSignUp("a long enough passwrod");
  await screen.findByText(/This is not the password of the sign-up/);
  expect(asked.some(({ path }) => path === "/auth/v1/verify")).toBe(false);
  await write(user, screen.getByLabelText(/^Confirm password/), "another password");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByText("Error: Passwords do not match.");
  await user.clear(screen.getByLabelText(/^Confirm password/));
  await user.clear(screen.getByLabelText(/^New password/));
  await write(user, screen.getByLabelText(/^New password/), PASSWORD);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { name: "Profile Settings" });
  expect(asked.some(({ method }) => method === "PUT")).toBe(false);
});

test("the keyboard stays in the form: on “Continue” after a failure, on the new password where one is asked for", async () => {
  let tries = 0;
  servedToOther({ "POST /auth/v1/token": () => ((tries += 1) === 1 ? { status: 500, body: {} } : DIFFERS) });
  const user = await confirmSignUp();
  const button = screen.getByRole("button", { name: "Continue" });
  await expect.poll(() => button.matches(":disabled")).toBe(false);
  await expect.poll(() => document.activeElement).toBe(button);
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(await screen.findByLabelText(/^New password/));
});

test("a form that has led on is gone, and not pressed again, while the page after it is still on its way", async () => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock("../profile/profile-page.tsx", async (original) => {
    await arrival;
    return original();
  });
  const asked = served({ "POST /auth/v1/token": WAITS });
  await confirmSignUp();
  await expect.poll(() => asked.some(({ path }) => path === "/api/account")).toBe(true);
  await expect.poll(() => getDefaultStore().get(sessionAtom).status).toBe("signed-in");
  await act(async () => {});
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  arrive();
  await screen.findByRole("heading", { name: "Profile Settings" });
});

test("a password that differs counts when it is typed twice: that of a stranger who used the address before is gone", async () => {
  const asked = servedToOther();
  const user = await confirmSignUp();
  await insist(user);
  await screen.findByRole("heading", { name: "Profile Settings" });
  expect(asked.filter(({ path }) => path.startsWith("/auth/v1/")).slice(1)).toMatchObject([
    { path: "/auth/v1/verify", body: { token_hash: "abc", type: "signup" } },
    { method: "PUT", path: "/auth/v1/user", body: { password: PASSWORD } },
  ]);
});

test("a link without the address, of a mail that was sent before, asks for the password twice", async () => {
  const asked = served();
  const user = await openLink("signup", "/profile");
  await write(user, screen.getByLabelText(/^New password/), PASSWORD);
  await insist(user);
  await screen.findByRole("heading", { name: "Profile Settings" });
  expect(asked.some(({ path }) => path === "/auth/v1/token")).toBe(false);
});

test("a link that was used already lets in whoever knows the password", async () => {
  const asked = served({ "POST /auth/v1/token": { body: sessionOf(new Date()) } });
  await confirmSignUp();
  await screen.findByRole("heading", { name: "Profile Settings" });
  expect(asked.some(({ path }) => path === "/auth/v1/verify")).toBe(false);
});

test("the same password as at the sign-up is right, also when it is typed twice", async () => {
  servedToOther({ "PUT /auth/v1/user": SAME });
  await insist(await confirmSignUp());
  await screen.findByRole("heading", { name: "Profile Settings" });
});

test("a password that could not be set is tried again, without the link that is used up", async () => {
  let tries = 0;
  const asked = servedToOther({
    "PUT /auth/v1/user": () =>
      (tries += 1) === 1
        ? { status: 422, body: { code: 422, error_code: "weak_password", msg: "Weak" } }
        : { body: USER },
  });
  const user = await confirmSignUp();
  await insist(user);
  await screen.findByText("Choose a password of at least 8 characters that is not a usual one.");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { name: "Profile Settings" });
  expect(asked.filter(({ path }) => path === "/auth/v1/verify")).toHaveLength(1);
});

test("a sign-up is not confirmed without a password", async () => {
  const asked = served();
  const user = await openLink("signup", "/profile", EMAIL);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByText("Password is required");
  expect(asked.some(({ path }) => path === "/auth/v1/verify")).toBe(false);
});

test("a reset of an account that was never confirmed leads to the new password, as any other does", async () => {
  const asked = served();
  await reset();
  await screen.findByText("Password updated: You can now log in with your new password.");
  expect(asked.some(({ method, path }) => method === "PUT" && path === "/auth/v1/user")).toBe(true);
});

test("a new password that is the old one is called that", async () => {
  served({
    "POST /auth/v1/verify": { body: sessionOf(new Date("2026-01-01")) },
    "PUT /auth/v1/user": SAME,
  });
  await reset();
  await screen.findByText(/This is already your password/);
});
