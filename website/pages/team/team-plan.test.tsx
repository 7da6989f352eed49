import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, PERSON, serve } from "../../../tests/site/open-page.tsx";

test("the way to the plans is there from the start: the card does not move once the server says what it sells", async () => {
  const { userId, name } = PERSON.user;
  const team = {
    id: "00000000-0000-4000-8000-000000000003",
    name: "Atelier",
    role: "owner",
    members: [{ userId, name, role: "owner", joinedAt: "2026-11-01T10:00:00.000Z", used: 0 }],
    planId: null,
    allowance: null,
    owned: { seats: 3, nextSeats: null, freeSeats: 2, usedByFormer: 0, invites: [] },
  };
  serve({
    "GET /api/team": { body: { team } },
    "GET /api/config": () => new Promise(() => {}),
  });
  await openPage("/team", { session: PERSON });
  expect(screen.getByRole("link", { name: "Choose a plan" })).toBeTruthy();
});
