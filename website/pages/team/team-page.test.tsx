import { screen, within } from "@testing-library/react";
import { notificationsStore } from "@mantine/notifications";
import { expect, test } from "vitest";
import type { Invitation, Team } from "../../../shared/api/endpoints/team.ts";
import { planId } from "../../../shared/plans.ts";
import { openPage, PERSON, serve, write } from "../../../tests/site/open-page.tsx";

const { user: person } = PERSON;

const OTHER = "00000000-0000-4000-8000-000000000009";
const INVITE = "00000000-0000-4000-8000-00000000000a";
const DONE = { body: { success: true } };
const AT = "2026-11-01T10:00:00.000Z";

function teamOf(fields: Partial<Team> = {}): Team {
  const { userId, name } = person;
  return {
    id: "00000000-0000-4000-8000-000000000003",
    name: "Atelier",
    role: "owner",
    members: [
      { userId, name, role: "owner", joinedAt: AT, used: 2 },
      { userId: OTHER, name: "Grace Test", role: "member", joinedAt: AT, used: 5 },
    ],
    planId: planId("starter"),
    allowance: { limit: 30, left: 22, renewsOn: "2026-12-01T00:00:00.000Z" },
    owned: {
      seats: 3,
      nextSeats: null,
      freeSeats: 0,
      usedByFormer: 1,
      invites: [{ id: INVITE, email: "new@example.test", sentAt: AT, expiresAt: AT, resendAt: AT }],
    },
    ...fields,
  };
}

const asMember = (fields: Partial<Team> = {}): Team =>
  teamOf({
    role: "member",
    owned: null,
    members: [
      { userId: OTHER, name: "Grace Test", role: "owner", joinedAt: AT, used: null },
      { userId: person.userId, name: person.name, role: "member", joinedAt: AT, used: null },
    ],
    ...fields,
  });

const served = (team: Team | null, answers: Parameters<typeof serve>[0] = {}) =>
  serve({ "GET /api/team": { body: { team } }, "GET /api/account": { body: person }, ...answers });

/** The page of a team, and what it asks of the server. */
async function openTeam(...given: Parameters<typeof served>) {
  const asked = served(...given);
  return { asked, user: await openPage("/team", { session: PERSON }) };
}

const previewOf = (amount: number, seats: number) => ({
  "POST /api/subscription/seats/preview": {
    body: {
      dueNow: { amount, currency: "eur" },
      at: 1_800_000_000,
      beginsAtOnce: true,
      paysByDebit: false,
      seats,
      renewsOn: AT,
    },
  },
});

test("without a team the page says what one is, and founds it", async () => {
  const { asked, user } = await openTeam(null, { "POST /api/team": DONE });
  await user.click(await screen.findByRole("button", { name: "Create a team" }));
  expect(screen.getByText("Choose a name of at least 2 characters.")).toBeTruthy();
  await write(user, screen.getByLabelText(/^Name of the team/), " Atelier ");
  await user.click(screen.getByRole("button", { name: "Create a team" }));
  await expect
    .poll(() => asked.find(({ method, path }) => method === "POST" && path === "/api/team")?.body)
    .toEqual({ name: "Atelier" });
});

test("a team that could not be founded says why, and until it is tried again: nobody has to read fast", async () => {
  let tries = 0;
  const { user } = await openTeam(null, {
    "POST /api/team": () =>
      (tries += 1) === 1 ? { status: 409, body: { error: "in_team", message: "" } } : DONE,
  });
  await write(user, await screen.findByLabelText(/^Name of the team/), "Atelier");
  await user.click(screen.getByRole("button", { name: "Create a team" }));
  await screen.findByText("You are already in a team. Leave it first.");
  expect(notificationsStore.getState().notifications).toMatchObject([{ color: "red", autoClose: false }]);
  await user.click(screen.getByRole("button", { name: "Create a team" }));
  await expect.poll(() => notificationsStore.getState().notifications).toEqual([]);
});

test("the owner sees who used what, and removes somebody after a question", async () => {
  const { asked, user } = await openTeam(teamOf(), { [`DELETE /api/team/members/${OTHER}`]: DONE });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Atelier");
  expect(screen.getByText(/5 second opinions this period/)).toBeTruthy();
  expect(screen.getByText("1 second opinion for people who are no longer in the team")).toBeTruthy();
  expect(screen.getByText(/Starter: 22 of 30 second opinions left/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove: Grace Test" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  await screen.findByText("Grace Test is no longer in the team.");
  expect(asked.some(({ method, path }) => method === "DELETE" && path.endsWith(OTHER))).toBe(true);
});

test("a full team offers another seat where somebody is invited, with its price", async () => {
  const { asked, user } = await openTeam(teamOf(), previewOf(900, 4));
  await user.click(screen.getByRole("button", { name: "Add a seat: €9 a month" }));
  await screen.findByRole("dialog", { name: "4 seats" });
  await screen.findByText(/€9.00 is charged now/);
  expect(asked.find(({ path }) => path.endsWith("/preview"))?.body).toMatchObject({ seats: 4 });
});

test("nobody invites themselves: their own address would take a seat", async () => {
  const team = teamOf();
  const { asked, user } = await openTeam({ ...team, owned: team.owned && { ...team.owned, freeSeats: 1 } });
  await write(user, screen.getByLabelText(/^Email address/), person.email.toUpperCase());
  await user.click(screen.getByRole("button", { name: "Send the invitation" }));
  await screen.findByText("This is your own address: you are in the team already.");
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
});

test("a full team invites nobody, and what was sent too soon says so", async () => {
  const { user } = await openTeam(teamOf(), {
    [`POST /api/team/invites/${INVITE}/resend`]: { status: 429, body: { error: "rate_limited" } },
  });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send the invitation" }).disabled).toBe(true);
  expect(screen.getByText(/No seat is free/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send again: new@example.test" }));
  await screen.findByText("Please wait a little before you do this again.");
});

test("an owner without a plan is led to the plans, and invites nobody yet", async () => {
  await openTeam(teamOf({ planId: null, allowance: null }));
  expect(screen.getByRole("link", { name: "Choose a plan" }).getAttribute("href")).toBe("/profile");
  expect(screen.queryByLabelText(/^Email address/)).toBeNull();
});

test("a member sees names, but not who used what, and may leave", async () => {
  const { asked, user } = await openTeam(asMember({ allowance: { limit: 30, left: 0, renewsOn: AT } }), {
    [`DELETE /api/team/members/${person.userId}`]: DONE,
  });
  expect(screen.getByText("Grace Test")).toBeTruthy();
  expect(screen.queryByText(/\d reviews? this period/)).toBeNull();
  expect(screen.getByText(/The second opinions of this period are used up/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Leave the team" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Leave the team" }));
  await screen.findByText("You left the team.");
  expect(asked.some(({ method }) => method === "DELETE")).toBe(true);
});

const INVITATION: Invitation = { team: "Atelier", owner: "Grace Test", members: 2, expiresAt: AT };

test("an invitation says who sees what, and the way in carries it along", async () => {
  serve({ "GET /api/team/invitations/secret": { body: INVITATION } });
  const user = await openPage("/team?invite=secret");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Join “Atelier”");
  expect(screen.getByText(/Nobody sees your reviews, unless you share one/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Log in to join" }));
  const other = (await screen.findByRole("link", { name: "Create one" })).getAttribute("href");
  expect(other).toBe("/signup?invite=secret");
});

test("an invitation that is over says so", async () => {
  serve({ "GET /api/team/invitations/secret": { status: 404, body: { error: "not_found" } } });
  await openPage("/team?invite=secret");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This invitation is no longer valid");
});

test("an invitation that too many ask for is not called over, and is asked for again", async () => {
  serve({ "GET /api/team/invitations/secret": { status: 429, body: { error: "rate_limited" } } });
  await openPage("/team?invite=secret");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

test("more seats are bought for the amount that is shown, and fewer begin with the next period", async () => {
  const { asked, user } = await openTeam(teamOf(), {
    ...previewOf(2123, 5),
    "POST /api/subscription/seats": { body: { url: `${window.location.origin}/profile?refresh=true` } },
  });
  const count = screen.getByLabelText("Seats");
  await user.clear(count);
  await user.type(count, "5");
  await user.click(screen.getByRole("button", { name: "Change" }));
  await screen.findByText(/€21.23 is charged now, VAT included/);
  expect(
    screen.getByText("After that €45 a month, with 50 second opinions a month for the team."),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Pay €21.23" }));
  await screen.findByText(/was charged. Your team has 5 seats now.$/);
  expect(asked.find(({ path }) => path === "/api/subscription/seats")?.body).toEqual({
    userId: person.userId,
    seats: 5,
    shown: { amount: 2123, currency: "eur", at: 1_800_000_000 },
  });
});
