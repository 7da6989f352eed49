import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, PERSON, serve } from "../../testing/open-page.tsx";

if (PERSON.status !== "signed-in") throw new Error("somebody is signed in");
const TEAM = "00000000-0000-4000-8000-000000000003";
const ID = "00000000-0000-4000-8000-000000000002";
const MEMBER = { ...PERSON, user: { ...PERSON.user, teamId: TEAM } };
const LISTED = {
  id: ID,
  title: "Checkout",
  language: "en",
  createdAt: "2026-11-20T10:00:00Z",
  frames: 1,
  counts: { critical: 0, major: 1, minor: 0, suggestion: 0 },
  pictureFrameId: null,
};
const REVIEW = {
  ...LISTED,
  aspects: ["ux"],
  purpose: "",
  engine: "1",
  frames: [],
  secondOpinion: { state: "off", findings: [] },
  isCharged: false,
  pictures: [],
};

test("in a team the reviews that are shared with it are a list of their own, with whose they are", async () => {
  serve({
    "GET /api/reviews": { body: { reviews: [], nextCursor: null } },
    "GET /api/team/reviews": {
      body: { reviews: [{ ...LISTED, by: "Grace Test", isOwn: false }], nextCursor: null },
    },
  });
  const user = await openPage("/reviews", { session: MEMBER });
  await user.click(screen.getByRole("button", { name: "Team" }));
  expect((await screen.findByRole("link", { name: "Checkout" })).getAttribute("href")).toBe(`/reviews/${ID}`);
  expect(screen.getByText(/by Grace Test/).textContent).toMatch(/^Should be fixed · /);
});

test("without a team there is one list", async () => {
  serve({ "GET /api/reviews": { body: { reviews: [], nextCursor: null } } });
  await openPage("/reviews", { session: PERSON });
  expect(screen.queryByRole("button", { name: "Team" })).toBeNull();
});

test("one’s own review is shared with the team by a click, and no longer by another", async () => {
  const asked = serve({
    [`GET /api/reviews/${ID}`]: { body: REVIEW },
    [`GET /api/reviews/${ID}/links`]: { body: { links: [] } },
    "GET /api/team": { body: { team: null } },
    [`POST /api/reviews/${ID}/team`]: { body: { success: true } },
  });
  const user = await openPage(`/reviews/${ID}`, { session: MEMBER });
  const box = await screen.findByRole("checkbox", { name: "Shared with the team" });
  await user.click(box);
  await screen.findByText("The team can read this review now.");
  await user.click(box);
  await screen.findByText("The team no longer sees this review.");
  expect(asked.filter(({ path }) => path.endsWith("/team")).map(({ body }) => body)).toContainEqual({
    isShared: false,
  });
});

test("somebody else’s review is read, and nothing else", async () => {
  serve({ [`GET /api/reviews/${ID}`]: { body: { ...REVIEW, team: { isOwn: false, by: "Grace Test" } } } });
  await openPage(`/reviews/${ID}`, { session: MEMBER });
  expect(screen.getByText("Grace Test shared this review with the team.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Delete/ })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Shared with the team" })).toBeNull();
});
