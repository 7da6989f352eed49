import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, serve, write } from "../../testing/open-page.tsx";

test("a message that was sent is said where the keyboard is then", async () => {
  serve({ "POST /f/contact": { body: { ok: true } } });
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
  const said = await screen.findByText(/^Your message has been sent successfully/);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(screen.getByLabelText<HTMLInputElement>(/^Message/).value).toBe("");
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
