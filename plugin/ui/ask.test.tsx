import { screen, within } from "@testing-library/preact";
import { describe, expect, test, vi } from "vitest";
import { inquire, type ReviewEvent, type StoredReview } from "../../shared/api/endpoints/reviews.ts";
import type { ErrorCode } from "../../shared/api/errors.ts";
import type { RepliedInquiry, ReplyPoint } from "../../shared/api/review-shapes.ts";
import { ALL_FINDINGS, screenOf } from "../../tests/panel/open-panel.tsx";
import { ALLOWANCE, fakeApi, noticedOn, storedReview } from "../../tests/panel/fake-api.ts";
import { NEW, openWithApi } from "../../tests/panel/open-with-api.ts";

const contact = screenOf("1:1", "Contact us", ["Never", "Done."]);
const opinion = noticedOn("1:1", "Nobody knows what comes next");
const frames = [{ id: "1:1", name: "Contact us", layers: 3, durationMs: 1, findings: [], unsure: [] }];
const CHARGED = storedReview({
  frames,
  secondOpinion: { state: "done", findings: [opinion], screens: [{ frameId: "1:1", state: "done" }] },
});
const POINT: ReplyPoint = { text: "It says when, and not what.", layers: [{ id: "1:1-0", name: "Never" }] };

const replied = (fields: Partial<RepliedInquiry> = {}): RepliedInquiry => ({
  id: crypto.randomUUID(),
  frameId: "1:1",
  words: "What does it say?",
  points: [POINT],
  state: "done",
  ...fields,
});

const done = (review: StoredReview): ReviewEvent => ({ type: "done", review, allowance: ALLOWANCE });

const askScreen = () => screen.getByRole("textbox", { name: "Ask about this screen" });

/** Opens a panel with a second opinion on a screen. */
async function withOpinion(review = CHARGED, fake = fakeApi()) {
  const panel = await openWithApi(NEW, fake);
  await panel.ask(contact);
  await panel.tell({ type: "accepted", reviewId: review.id });
  await panel.tell(done(review));
  const drawn = async () => {
    const large = () => panel.heard("export-picture").filter(({ maxSidePx }) => maxSidePx === 1600);
    await vi.waitFor(() => expect(large()).toHaveLength(2));
    const { requestId = 0 } = large().at(-1) ?? {};
    await panel.say("picture-exported", { frameId: "1:1", requestId, png: new Uint8Array([1, 2, 3]) });
    await vi.waitFor(() => expect(fake.askedOf(inquire)).toHaveLength(1));
  };
  return { ...panel, drawn };
}

describe("a question", () => {
  test("is sent with the screen, replied to point by point, and kept", async () => {
    const { user, tell, drawn, askedOf } = await withOpinion();
    expect(
      screen.getByText(/^5 questions left, at no further charge\. Each sends this screen to/),
    ).toBeTruthy();
    await user.type(askScreen(), "What does it say?{Enter}");
    expect(screen.getByText("Looking at the screen…")).toBeTruthy();
    await drawn();
    expect(askedOf(inquire)[0]).toMatchObject({
      params: { id: CHARGED.id },
      body: { inquiry: { frameId: "1:1", words: "What does it say?" }, scene: { frames: [{ id: "1:1" }] } },
    });
    await tell({ type: "reply", point: POINT });
    expect(await screen.findByText(POINT.text)).toBeTruthy();
    await tell(done({ ...CHARGED, inquiries: [replied()] }));
    expect(await screen.findByText(/^4 questions left/)).toBeTruthy();
    expect(screen.getByText(POINT.text)).toBeTruthy();
    expect(screen.queryByText("Looking at the screen…")).toBeNull();
  });

  test("that was begun while another is replied to waits for it, and is not lost", async () => {
    const { user, tell, drawn } = await withOpinion();
    await user.type(askScreen(), "And when?");
    await user.click(screen.getByRole("button", { name: "As somebody who pays" }));
    expect(screen.queryByRole("button", { name: "Ask" })).toBeNull();
    await drawn();
    await tell(done({ ...CHARGED, inquiries: [replied()] }));
    expect(askScreen()).toHaveProperty("value", "And when?");
  });

  test("about a finding names it, and is proposed by what the finding is about", async () => {
    const { user, drawn, askedOf } = await withOpinion();
    await user.click(screen.getByRole("button", { name: new RegExp(opinion.title) }));
    const card = within(
      document
        .querySelector<HTMLElement>("[data-card] textarea, [data-card] input")
        ?.closest("li") as HTMLElement,
    );
    await user.click(card.getByRole("button", { name: "What would people expect here?" }));
    await drawn();
    expect(askedOf(inquire)[0]?.body).toMatchObject({
      inquiry: { findingId: opinion.id, words: "What would people expect here?" },
    });
  });

  test("may be asked in somebody else's place", async () => {
    const { user, drawn, askedOf } = await withOpinion();
    await user.click(screen.getByRole("button", { name: "As somebody who pays" }));
    await drawn();
    expect(askedOf(inquire)[0]?.body).toMatchObject({ inquiry: { perspective: "payer", words: "" } });
  });

  test("leads to its layers", async () => {
    const { user, heard } = await withOpinion({ ...CHARGED, inquiries: [replied()] });
    await user.click(screen.getByRole("button", { name: /^Show “?Never/ }));
    expect(heard("locate-layer").at(-1)).toMatchObject({ id: "1:1-0" });
  });

  test.each<[ErrorCode, RegExp]>([
    ["no_reply", /^The model gave no reply that could be used/],
    ["second_opinion_unavailable", /^The model did not answer/],
  ])("that comes to nothing by %s says so, and another may be asked", async (error, says) => {
    const { user, tell, drawn } = await withOpinion();
    await user.type(askScreen(), "Why?{Enter}");
    await drawn();
    await tell({ type: "failed", error, message: "" });
    expect(await screen.findByText(says)).toBeTruthy();
    expect(askScreen()).toHaveProperty("disabled", false);
  });

  test("is not to be had once five were asked", async () => {
    const inquiries = Array.from({ length: 5 }, () => replied());
    await withOpinion({ ...CHARGED, inquiries });
    expect(screen.getByText(/^The five questions of this review are used/)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Ask about this screen" })).toBeNull();
  });

  test("comes with a second opinion: without one there is none", async () => {
    const { show, user } = await openWithApi();
    await show(contact);
    await user.click(await screen.findByRole("button", { name: ALL_FINDINGS }));
    expect(screen.queryByRole("heading", { name: "Ask about this screen" })).toBeNull();
  });

  test("is not to be had on a review that is only saved", async () => {
    await withOpinion(storedReview({ frames, secondOpinion: { state: "off", findings: [] } }));
    expect(screen.queryByRole("heading", { name: "Ask about this screen" })).toBeNull();
  });
});
