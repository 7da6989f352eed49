import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, serve } from "../../../tests/site/open-page.tsx";

test.each([
  ["error=access_denied", "You are not signed in: your provider declined the request."],
  [
    "error_code=bad_oauth_state",
    "This sign-in has expired, or it has been used already. Please begin again.",
  ],
  [
    "error_code=flow_state_not_found",
    "This sign-in has expired, or it has been used already. Please begin again.",
  ],
  ["error_code=unexpected_failure", "The provider did not answer as it should. Try again in a moment."],
  ["error_code=provider_email_needs_verification", "Your provider has not verified your email address."],
])("a return with %s says what went wrong, and leads back to where it began", async (query, said) => {
  serve({});
  await openPage(`/auth/return?${query}&next=${encodeURIComponent("/profile?plan=pro&interval=year")}`);
  expect((await screen.findByRole("alert")).textContent).toContain(said);
  expect(screen.getByRole("link", { name: "Back to log in" }).getAttribute("href")).toBe(
    "/login?plan=pro&interval=year",
  );
});

test("a way on that leads elsewhere is not taken", async () => {
  serve({});
  await openPage(`/auth/return?error=access_denied&next=${encodeURIComponent("//elsewhere.example/?x=1")}`);
  expect(screen.getByRole("link", { name: "Back to log in" }).getAttribute("href")).toBe("/login");
});
