import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, serve, write } from "../../../tests/site/open-page.tsx";

test("a forgotten password is asked for in a dialog: the keyboard goes into its field, and back by Escape", async () => {
  serve({});
  const user = await openPage("/login");
  const door = screen.getByRole("button", { name: "Forgot password" });
  await user.click(door);
  const dialog = await screen.findByRole("dialog", { name: "Forgot password" });
  await waitFor(() => expect(dialog.querySelector("input")).toBe(document.activeElement));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(door));
});

test.each([
  ["/login", ["username", "current-password"]],
  ["/signup", ["name", "username", "new-password"]],
])(
  "password managers know the fields of %s by what they are for, by name and by id",
  async (address, uses) => {
    serve({});
    await openPage(address);
    const fields = [...document.querySelectorAll<HTMLInputElement>("main input[autocomplete]")];
    expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual(uses);
    for (const { name, id } of fields) {
      expect(name).not.toBe("");
      expect(id).toMatch(/^[a-z][a-z-]+$/);
    }
  },
);

test.each([
  ["a provider", { google: true, github: false, figma: false }, ["Continue with Google"]],
  ["none", { github: false }, []],
])("only the ways in that the sign-in service has are offered: %s", async (_, external, offered) => {
  serve({ "GET /auth/v1/settings": { body: { external } } });
  await openPage("/login");
  const names = () =>
    screen.queryAllByRole("button", { name: /^Continue with/ }).map((button) => button.textContent);
  await waitFor(() => expect(names()).toEqual(offered));
});

test.each(["/login", "/signup"])(
  "%s stands still while the ways in are asked for: they keep their room, cannot be pressed, and nothing comes after them",
  async (address) => {
    serve({ "GET /auth/v1/settings": () => new Promise(() => {}) });
    await openPage(address);
    const buttons = screen.getAllByRole("button", { name: /^Continue with/ });
    expect(buttons.map((button) => button.matches(":disabled"))).toEqual([true, true, true]);
    const after = [...document.querySelectorAll("main p, main a, main button")].filter(
      (one) =>
        buttons[0]?.closest("fieldset")?.parentElement?.contains(one) &&
        (buttons[2]?.compareDocumentPosition(one) ?? 0) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(after).toEqual([]);
  },
);

test.each([
  [400, "invalid_credentials", "Failed to log in. Please check your credentials.", "true"],
  [429, "over_request_rate_limit", "Too many tries. Wait a few minutes, then try again.", "false"],
])("only a login that was wrong blames the password: %i", async (status, error, words, isInvalid) => {
  serve({ "POST /auth/v1/token": { status, body: { code: status, error_code: error, msg: error } } });
  const user = await openPage("/login");
  const address = screen.getByLabelText(/^Email/);
  await user.clear(address);
  await write(user, address, "someone@example.test");
  const password = screen.getByLabelText(/^Password/);
  await write(user, password, "a long enough password");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await screen.findByText(words);
  expect(password.getAttribute("aria-invalid")).toBe(isInvalid);
});

/** Logs in with an address that nobody has confirmed, and asks for another mail. */
async function askForMail(resend: Parameters<typeof serve>[0][string]) {
  const asked = serve({
    "POST /auth/v1/token": {
      status: 400,
      body: { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" },
    },
    "POST /auth/v1/resend": resend,
  });
  const user = await openPage("/login");
  const address = screen.getByLabelText(/^Email/);
  // It begins with the address that was typed elsewhere.
  await user.clear(address);
  await write(user, address, "someone@example.test");
  await write(user, screen.getByLabelText(/^Password/), "a long enough password");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await user.click(await screen.findByRole("button", { name: "Send it again" }));
  return asked;
}

test("whoever has not confirmed their address is told so, and has the mail sent again there", async () => {
  const asked = await askForMail({ body: {} });
  await screen.findByText("Sent again.");
  const { body } = asked.find(({ path }) => path === "/auth/v1/resend") ?? {};
  expect(body).toMatchObject({ type: "signup", email: "someone@example.test" });
});

test("nobody waits for a mail that could not be sent", async () => {
  await askForMail({ status: 500, body: { code: 500, msg: "Error sending mail" } });
  const again = await screen.findByRole<HTMLButtonElement>("button", { name: "Send it again" });
  expect(again.disabled).toBe(false);
});

test("whoever comes to set a password by a link that is over asks for another one there", async () => {
  const asked = serve({ "POST /auth/v1/recover": { body: {} } });
  const user = await openPage("/reset-password");
  await screen.findByText("Session not found: The password reset link may have expired.");
  const address = screen.getByLabelText(/^Email/);
  // It begins with the address that was typed elsewhere.
  await user.clear(address);
  await write(user, address, "someone@example.test");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("Email sent");
  expect(asked.some(({ path }) => path === "/auth/v1/recover")).toBe(true);
});
