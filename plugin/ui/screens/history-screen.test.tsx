import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { deleteReview, listReviews, readReview } from "../../../shared/api/endpoints/reviews.ts";
import { findingOf } from "../../../tests/panel/open-panel.tsx";
import { fakeApi, noticedOn, storedReview } from "../../../tests/panel/fake-api.ts";
import { frameOf } from "../../../tests/told-review.ts";
import { NEW, openWithApi } from "../../../tests/panel/open-with-api.ts";

const frame = frameOf({
  name: "Contact us",
  findings: [findingOf({ title: "Text too faint", layers: [{ id: "1:2", name: "Hint" }] })],
});
const past = storedReview({
  title: "Contact us",
  frames: [frame],
  purpose: "Ask us",
  secondOpinion: { state: "done", findings: [noticedOn("1:1", "Vague title")] },
});

async function openHistory(reviews = [past], fake = fakeApi()) {
  fake.api.reviews = reviews;
  const panel = await openWithApi({ ...NEW, token: "kept" }, fake);
  await panel.say("selection-changed", { kind: "none" });
  const open = () => panel.user.click(screen.getByRole("button", { name: "Past reviews" }));
  return { ...panel, open };
}

/** Reviews come slice by slice, which takes a while on a busy machine. */
const PATIENT = { timeout: 10_000 };

const row = (name: RegExp) => screen.findByRole("button", { name });

describe("the history", () => {
  test("tells the days in British English", async () => {
    const { open } = await openHistory();
    await open();
    expect((await row(/^Contact us/)).textContent).toContain("20 Nov 2026");
  });

  test("lists past reviews page by page", async () => {
    const { open, user } = await openHistory([1, 2, 3].map((count) => storedReview({ count })));
    await open();
    await row(/^Review 1/);
    expect(screen.queryByRole("button", { name: /^Review 3/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await row(/^Review 3/);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  test("that fails to load can be asked for again", async () => {
    const { open, user, refuse } = await openHistory();
    refuse(listReviews, "internal");
    await open();
    expect(await screen.findByText("The past reviews could not be loaded.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await row(/^Contact us/);
  });
});

describe("a past review", () => {
  test("shows what was found then, and leads to layers that still exist", async () => {
    const { open, user, say, heard } = await openHistory();
    await open();
    await user.click(await row(/^Contact us/));
    await user.click(await row(/Text too faint/));
    expect(heard("locate-layer")).toEqual([{ id: "1:2" }]);
    await say("locating-failed", { id: "1:2", reason: "gone" });
    expect(screen.getByText("This layer was deleted, so there is nothing to show.")).toBeTruthy();
    expect(screen.getByText("Ask us")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Second opinion/ })).toBeTruthy();
  });

  test("of an older version, with very many findings, shows all of them after a while", async () => {
    const findings = Array.from({ length: 90 }, (_, index) =>
      findingOf({ id: `faint@${index}`, layers: [{ id: `2:${index}`, name: `Hint ${index}` }] }),
    );
    const { open, user } = await openHistory([storedReview({ frames: [{ ...frame, findings }] })]);
    await open();
    await user.click(await row(/^Review 1/));
    await waitFor(() => expect(document.querySelectorAll("[data-finding]")).toHaveLength(90), PATIENT);
    await user.type(screen.getByRole("textbox", { name: "Search findings" }), "hint 89");
    expect(document.querySelectorAll("[data-finding]")).toHaveLength(1);
  });

  test("of several screens begins with all of them", async () => {
    const home = { ...frame, id: "2:1", name: "Home", findings: [] };
    const { open, user } = await openHistory([storedReview({ frames: [frame, home] })]);
    await open();
    await user.click(await row(/^Review 1/));
    await user.click(await screen.findByRole("button", { name: /^Contact us.*Should be fixed, 1 finding/ }));
    await row(/Text too faint/);
  });

  test("begins at its heading", async () => {
    const { open, user } = await openHistory();
    await open();
    await user.click(await row(/^Contact us/));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Contact us"));
  });

  test("is deleted after one more question, and can be kept after all", async () => {
    const { open, user, askedOf } = await openHistory();
    await open();
    await user.click(await row(/^Contact us/));
    await user.click(await row(/^Delete this review/));
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(screen.queryByRole("button", { name: "Keep it" })).toBeNull();
    expect(askedOf(deleteReview)).toEqual([]);
    await user.click(await row(/^Delete this review/));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("heading", { name: "No reviews yet" })).toBeTruthy();
    expect(askedOf(deleteReview)).toHaveLength(1);
  });

  test("that is gone says so", async () => {
    const { open, user, refuse } = await openHistory();
    await open();
    refuse(readReview, "not_found");
    await user.click(await row(/^Contact us/));
    expect(await screen.findByRole("heading", { name: "This review no longer exists" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Past reviews" }));
    await row(/^Contact us/);
  });
});
