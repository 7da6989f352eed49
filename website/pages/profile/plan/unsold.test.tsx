import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { CONFIG, openPage, PERSON, serve, UNSUBSCRIBED } from "../../../../tests/site/open-page.tsx";

test("a server that gives no second opinions sells no plan, and says why", async () => {
  serve({
    "GET /api/subscription": { body: UNSUBSCRIBED },
    "GET /api/allowance": {
      body: { kind: "trial", planId: null, left: 3, limit: 3, used: 0, renewsOn: null, credits: 0 },
    },
    "GET /api/config": { body: { ...CONFIG, secondOpinion: null } },
  });
  await openPage("/profile?plan=pro", { session: PERSON });
  await screen.findByText(/^Plans are for second opinions, which are not available yet/);
  expect(screen.queryByRole("button", { name: /^Subscribe/ })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(screen.queryByText(/free second opinions left/)).toBeNull());
});

test("a sign-up and the plans there promise no second opinions", async () => {
  serve({ "GET /api/config": { body: { ...CONFIG, secondOpinion: null } } });
  await openPage("/signup");
  await screen.findByText(/^Nothing leaves your file/);
  await waitFor(() => expect(screen.queryByText(/free second opinions/)).toBeNull());
  cleanup();
  await openPage("/");
  await screen.findByText(/^Second opinions are not available yet/);
  expect(screen.queryByText(/free second opinions/)).toBeNull();
});

test("a sign-up there names no plan", async () => {
  serve({ "GET /api/config": { body: { ...CONFIG, secondOpinion: null } } });
  await openPage("/signup?plan=pro");
  // Until the server says what it sells, the plan of the link stands there.
  await waitFor(() => expect(screen.queryByText(/You pay after/)).toBeNull());
});

const TEAM = {
  id: "00000000-0000-4000-8000-000000000003",
  name: "Atelier",
  role: "owner",
  members: [],
  planId: null,
  allowance: null,
  owned: null,
};

test.each([
  ["without a team", null],
  ["for an owner without a plan", TEAM],
])("a team there sends nobody to choose a plan, %s: it says what works", async (_, team) => {
  serve({
    "GET /api/team": { body: { team } },
    "GET /api/config": { body: { ...CONFIG, secondOpinion: null } },
  });
  await openPage("/team", { session: PERSON });
  await screen.findByText(/^Plans and seats cannot be bought yet/);
  expect(screen.queryByRole("link", { name: "Choose a plan" })).toBeNull();
});
