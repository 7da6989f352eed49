import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, PERSON, serve } from "../../../testing/open-page.tsx";

test("a password manager that asks where a password is changed is led to the dialog that does it", async () => {
  serve({});
  await openPage("/profile#password", { session: PERSON });
  const dialog = await screen.findByRole("dialog", { name: "Change Password" });
  expect(dialog.querySelector("[autocomplete=current-password]")).toBeTruthy();
});

test("without that, the profile opens no dialog", async () => {
  serve({});
  await openPage("/profile", { session: PERSON });
  await screen.findByRole("button", { name: "Change Password" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
