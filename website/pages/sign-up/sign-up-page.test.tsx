import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage, serve, write } from "../../../tests/site/open-page.tsx";
import { mailboxOf } from "./mailbox-of.ts";
import { useCountdown } from "../../components/sign-in/use-countdown.ts";

const USER = { id: "00000000-0000-4000-8000-000000000001", app_metadata: {}, user_metadata: {}, aud: "" };

async function signUp(email = "someone@gmail.com", address = "/signup"): Promise<UserEvent> {
  const user = await openPage(address);
  await write(user, screen.getByLabelText(/^Full name/), "Ada Test");
  await write(user, screen.getByLabelText(/^Email/), email);
  await write(user, screen.getByLabelText(/^Password/), "a long enough password");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Create account" }));
  return user;
}

test("after sending, the address is shown, the way to its mailbox, and another mail after a wait", async () => {
  const asked = serve({ "POST /auth/v1/signup": { body: USER }, "POST /auth/v1/resend": { body: {} } });
  const user = await signUp();
  const words = await screen.findByText("Please check your email for confirmation.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Register successful!");
  await waitFor(() => expect(document.activeElement).toBe(words));
  expect(screen.getByText("someone@gmail.com")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Open Gmail/ }).getAttribute("href")).toBe(
    "https://mail.google.com/",
  );
  const again = screen.getByRole<HTMLButtonElement>("button", { name: /^Send it again in \d+ seconds$/ });
  expect(again.disabled).toBe(true);
  expect(asked.some(({ path }) => path === "/auth/v1/resend")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Use another address" }));
  expect(await screen.findByLabelText(/^Full name/)).toBeTruthy();
});

test("the page after sending says when no mail comes, whoever has an account, and leads to logging in", async () => {
  serve({ "POST /auth/v1/signup": { body: USER } });
  await signUp();
  await screen.findByText(/If this address already has an account, no email is sent/);
  const links = within(screen.getByRole("main")).getAllByRole("link", { name: "Log in" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/login"]);
});

test("a sign-up says the language of the page, and the plugin under whose banner it is sent", async () => {
  const asked = serve({ "POST /auth/v1/signup": { body: USER } });
  await signUp("someone@example.test", "/signup?figma_id=123&link=BCDFGHJK");
  await screen.findByText("Please check your email for confirmation.");
  const { body } = asked.find(({ path }) => path === "/auth/v1/signup") ?? {};
  expect(body).toMatchObject({ data: { language: "en", figma_id: "123", link: "BCDFGHJK" } });
});

test.each([
  ["?plan=pro&interval=year", "Pro, €590 a year. You pay after confirming your address."],
  ["?invite=secret", "You are invited to the team “Atelier”. You join after confirming your address."],
])("a sign-up with %s says what somebody came for", async (query, words) => {
  const invitation = { team: "Atelier", owner: "Grace Test", members: 2, expiresAt: "2026-12-01T00:00:00Z" };
  serve({ "GET /api/team/invitations/secret": { body: invitation } });
  await openPage(`/signup${query}`);
  expect(await screen.findByText(words)).toBeTruthy();
});

test("the button that is not there yet says what is missing", async () => {
  serve({});
  const user = await openPage("/signup");
  const button = screen.getByRole("button", { name: "Create account" });
  expect(button.getAttribute("aria-describedby")).toBe(
    screen.getByText("Accept the terms to create your account.").id,
  );
  await user.click(screen.getByRole("checkbox"));
  expect(button).toHaveProperty("disabled", false);
  expect(screen.queryByText("Accept the terms to create your account.")).toBeNull();
});

test("a sign-up that fails says what the server said", async () => {
  serve({
    "POST /auth/v1/signup": {
      status: 422,
      body: { code: 422, error_code: "weak_password", msg: "Password is too easy" },
    },
  });
  await signUp();
  await screen.findByText("Password is too easy");
  expect(screen.getByText("Error")).toBeTruthy();
});

test("a way in that the provider refuses is said in the words of a sign-in that failed, with its reason", async () => {
  serve({ "GET /auth/v1/authorize": { status: 400 } });
  const user = await openPage("/login");
  await user.click(screen.getByRole("button", { name: "Continue with Google" }));
  await screen.findByText("Failed to log in. Please check your credentials.");
  expect(screen.getByText("This way to sign in is not available here.")).toBeTruthy();
});

test("a reset that fails says what the server said", async () => {
  serve({ "POST /auth/v1/recover": { status: 400, body: { code: 400, msg: "Recovery is closed today" } } });
  const user = await openPage("/login");
  await user.click(screen.getByRole("button", { name: "Forgot password" }));
  const dialog = within(await screen.findByRole("dialog"));
  const address = dialog.getByLabelText(/^Email/);
  // It begins with the address that was typed elsewhere.
  await user.clear(address);
  await write(user, address, "someone@example.test");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await screen.findByText("Recovery is closed today");
});

test.each([
  ["a@gmail.com", "Gmail"],
  ["a@HOTMAIL.fr", "Outlook"],
  ["a@notgmail.com", undefined],
  ["gmail.com@example.test", undefined],
])("the mailbox of %s is %s", (email, name) => {
  expect(mailboxOf(email)?.name).toBe(name);
});

test("a countdown ends at zero, and begins again from so many", () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useCountdown(2));
  const seen: number[] = [];
  for (let second = 0; second < 4; second += 1) {
    seen.push(result.current[0]);
    act(() => void vi.advanceTimersByTime(1000));
  }
  act(() => result.current[1](2));
  vi.useRealTimers();
  expect([...seen, result.current[0]]).toEqual([2, 1, 0, 0, 2]);
});
