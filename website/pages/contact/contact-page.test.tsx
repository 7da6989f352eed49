import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, serve, write } from "../../../tests/site/open-page.tsx";

/** Writes a message, and sends it to a form service that answers so. */
async function sendMessage(answer: { readonly status?: number; readonly body: unknown }): Promise<UserEvent> {
  serve({ "POST /f/contact": answer });
  const user = await openPage("/contact");
  for (const [label, words] of [
    [/^First name/, "A"],
    [/^Last name/, "B"],
    [/^Email/, "someone@example.test"],
    [/^Subject/, "C"],
    [/^Message/, "D"],
  ] as const)
    await write(user, screen.getByLabelText(label), words);
  await user.click(screen.getByRole("button", { name: "Send message" }));
  return user;
}

test("a message that was sent is said where the keyboard is then", async () => {
  await sendMessage({ body: { ok: true } });
  const said = await screen.findByText(/^Your message has been sent successfully/);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(screen.getByLabelText<HTMLInputElement>(/^Message/).value).toBe("");
});

test("a form service that answers nonsense is called that; a hosted one says in its own words what is wrong with a field", async () => {
  const user = await sendMessage({ body: "<html></html>" });
  expect(await screen.findByText(/Unexpected response format/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Message/).value).toBe("D");
  const errors = [{ code: "TYPE_LINKEDIN", field: "subject", message: "Subject looks wrong" }];
  serve({ "POST /f/contact": { status: 422, body: { error: "x", errors } } });
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByText("Subject looks wrong")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Subject/)));
});

test("an opinion given again is thanked for, and promises no credits", async () => {
  serve({ "POST /f/opinion": { body: { ok: true, unrewarded: true } } });
  const user = await openPage("/your-opinion");
  await user.click(screen.getByRole("radio", { name: "4 stars" }));
  await write(user, screen.getByLabelText(/^Your feedback/), "Still good");
  await write(user, screen.getByLabelText(/^Email/), "someone@example.test");
  await user.click(screen.getByRole("button", { name: "Submit & Get 3 Free Credits" }));
  await screen.findByRole("heading", { name: "Thank you!" });
  expect(screen.queryByText(/will be added/)).toBeNull();
  expect(screen.getByText(/brings no credits/)).toBeTruthy();
});
