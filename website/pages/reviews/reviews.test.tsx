import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { openPage, PERSON, serve } from "../../../tests/site/open-page.tsx";

/** Names that somebody may give a screen, a layer or a review who wants to run a script at whoever reads it. */
const HOSTILE = [
  `<img src=x onerror="window.hit=1">`,
  `"><script>window.hit=1</script>`,
  `[name](javascript:window.hit=1)`,
  `{{constructor.constructor('window.hit=1')()}}`,
  `$t(reviews.why, {"x": "<svg onload=window.hit=1>"})`,
];

function hostileReview(name: string): Omit<StoredReview, "isCharged"> {
  const layers = [{ id: "1:2", name, shown: name, alike: name }];
  const words = { title: name, problem: name, why: name, fix: name };
  const certain = { aspect: "ux", severity: "minor", layers, ...words } as const;
  const basis = "https://www.example.org/standard";
  return {
    id: "00000000-0000-4000-8000-000000000002",
    title: name,
    language: "en",
    aspects: ["ux", "ui", "copy", "hierarchy"],
    purpose: name,
    createdAt: "2026-11-20T10:00:00Z",
    engine: name,
    frames: [
      {
        id: "1:1",
        name,
        layers: 2,
        durationMs: 1,
        findings: [
          { ...certain, id: "f1", rule: "x", certainty: "measured", basis, evidence: {}, doubt: name },
        ],
        unsure: [{ rule: "x", layers, reason: name }],
        elements: [
          {
            role: "button",
            layers,
            label: name,
            box: { x: 0, y: 0, width: 1, height: 1 },
            certainty: 1,
          },
        ],
        notJudged: [{ reason: "no-fields", rules: ["x"], text: name }],
      },
    ],
    secondOpinion: {
      state: "done",
      findings: [{ ...certain, id: "o1", frameId: "1:1", guideline: { id: "g1", title: name, url: basis } }],
    },
    pictures: [],
  };
}

test("what several screens have in common names them as they are named below", async () => {
  const review = hostileReview("Checkout");
  const [frame] = review.frames;
  if (!frame) throw new Error("there is a screen");
  const titled = (id: string, name: string, label: string) => ({
    ...frame,
    id,
    name,
    elements: [{ ...frame.elements?.[0], role: "screen-title", label }],
  });
  const frames = [titled("1:1", "Android Compact - 7", "Sign up"), titled("1:2", "Frame 2", "Log in")];
  serve({ "GET /api/shared/token": { body: { ...review, frames } } });
  await openPage("/shared/token");
  const causes = within(await screen.findByRole("region", { name: "By cause" }));
  const names = causes.getAllByRole("button").map((button) => button.textContent);
  expect(names).toEqual(["Sign up", "Log in"]);
  for (const name of names) expect(screen.getByRole("heading", { level: 2, name: name ?? "" })).toBeTruthy();
});

test.each(HOSTILE)("what a stranger wrote is text and nothing else: %s", async (name) => {
  serve({ "GET /api/shared/token": { body: hostileReview(name) } });
  await openPage("/shared/token");
  expect(document.body.textContent).toContain(name);
  expect(
    document.querySelectorAll("main script, main [onerror], main [onload], main img[src='x']"),
  ).toHaveLength(0);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
    expect(link.getAttribute("href")).toMatch(/^(https?:\/\/|\/|#|mailto:)/);
  expect("hit" in window).toBe(false);
});

test("what the second opinion doubts says so in its row, and why once it is opened", async () => {
  serve({ "GET /api/shared/token": { body: hostileReview("It is a sign.") } });
  await openPage("/shared/token");
  const row = (await screen.findByText("Doubted")).closest("summary") as HTMLElement;
  expect(within(row).getByText("Measured")).toBeTruthy();
  await userEvent.click(row);
  expect(await screen.findByText("The second opinion doubts this: It is a sign.")).toBeTruthy();
});

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
