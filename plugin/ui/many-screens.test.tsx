import { screen } from "@testing-library/preact";
import { describe, expect, test, vi } from "vitest";
import { createReview, type ReviewEvent, type ReviewRequest } from "../../shared/api/endpoints/reviews.ts";
import { sceneOf } from "../../shared/scene/testing.ts";
import { ALL_FINDINGS, screenOf, select, summaryOf } from "../../tests/panel/open-panel.tsx";
import { ALLOWANCE, fakeApi, noticedOn, storedReview } from "../../tests/panel/fake-api.ts";
import { NEW, openWithApi, OPINION } from "../../tests/panel/open-with-api.ts";

const PATIENT = { timeout: 10_000 };

const screens = (count: number) =>
  Array.from({ length: count }, (_, index) => screenOf(`${index + 1}:1`, `Screen ${index + 1}`, ["Done."]));

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const accepted: ReviewEvent = { type: "accepted", reviewId: storedReview().id };
const done = (left: number, ...findings: ReturnType<typeof noticedOn>[]): ReviewEvent => ({
  type: "done",
  review: storedReview({ secondOpinion: { state: "done", findings } }),
  allowance: { ...ALLOWANCE, left, used: 30 - left, limit: 30 },
});

/** A panel with so many screens selected, of which the live checks have read the first ones. */
async function selecting(count: number, left = 30) {
  const fake = fakeApi();
  fake.api.allowance = { ...ALLOWANCE, left, used: 30 - left, limit: 30 };
  const panel = await openWithApi({ ...NEW, token: "kept" }, fake);
  const all = screens(count);
  await panel.say("selection-changed", select(...all));
  await vi.waitFor(() => expect(panel.heard("read-scene")).toHaveLength(1));
  await panel.say("scene-read", sceneOf(...all.slice(0, 10)));
  const sent = () =>
    panel.askedOf(createReview).map(({ body }) => (body as ReviewRequest).scene.frames.length);
  const keys = () => panel.askedOf(createReview).map(({ key }) => key);
  /** Draws no picture for whoever wants one, until the API was asked so many times. */
  const heardBy = async (times: number) => {
    let answered = 0;
    await vi.waitFor(async () => {
      const wanted = panel.heard("export-picture").slice(answered);
      answered += wanted.length;
      for (const { frameId, requestId } of wanted)
        if (requestId !== undefined) await panel.say("picture-exported", { frameId, requestId, png: null });
      expect(sent()).toHaveLength(times);
    }, PATIENT);
  };
  /** Goes to the first screen, and sees what was noticed there. */
  const noticed = async () => {
    const first = button(/^Screen 1 ?No fault measured/);
    if (first.getAttribute("aria-pressed") === "false") await panel.user.click(first);
    expect(screen.getByRole("button", { name: /Vague title/ })).toBeTruthy();
  };
  /** Reads the screens anew when the panel asks for it, for the so-manieth time. */
  const readFor = async (times: number) => {
    await vi.waitFor(() => expect(panel.heard("read-scene")).toHaveLength(times), PATIENT);
    const { requestId = 0 } = panel.heard("read-scene").at(-1) ?? {};
    await panel.say("scene-read", sceneOf(...all), { requestId });
  };
  const ask = async () => {
    await panel.user.click(await screen.findByRole("button", { name: /^Second opinion on/ }, PATIENT));
    await readFor(2);
    await panel.user.click(await screen.findByRole("button", { name: OPINION }, PATIENT));
    await readFor(3);
    await heardBy(1);
  };
  return { ...panel, all, sent, keys, heardBy, readFor, ask, noticed };
}

test("what screens are for is asked for those of which nobody said it: what was said of others stays", async () => {
  const panel = await openWithApi();
  const one = screenOf("1:1", "Screen 1", ["Done."]);
  const two = screenOf("2:1", "Screen 2", ["Done."]);
  const three = screenOf("3:1", "Screen 3", ["Done."]);
  const frames = [summaryOf(one, "Sign in"), summaryOf(two, "Buy a coat"), summaryOf(three)];
  await panel.say("selection-changed", { kind: "frames", frames });
  await vi.waitFor(() => expect(panel.heard("read-scene")).toHaveLength(1));
  await panel.say("scene-read", sceneOf(one, two, three));
  await panel.user.click(await screen.findByRole("button", { name: /^Second opinion on/ }, PATIENT));
  await panel.user.type(
    await screen.findByRole("textbox", { name: /^What is the other screen for/ }, PATIENT),
    "Find a shop",
  );
  await panel.user.tab();
  expect(panel.heard("save-purpose")).toEqual([{ frameId: three.id, purpose: "Find a shop" }]);
});

describe("more screens than one request takes", () => {
  test("are told when the reviews that are left do not suffice, before anything is sent", async () => {
    const { user, say, all, askedOf } = await selecting(27, 2);
    await user.click(await screen.findByRole("button", { name: /^Second opinion on/ }, PATIENT));
    await say("scene-read", sceneOf(...all));
    const cost = "All 3 parts take 3 second opinions, but only 2 are left: they end after part 2.";
    expect(await screen.findByText(new RegExp(`^${cost}`), {}, PATIENT)).toBeTruthy();
    expect(askedOf(createReview)).toEqual([]);
  });

  test("are checked live as far as the first ten, which is said; all of them when feedback is asked for", async () => {
    const { heard, all, ask } = await selecting(27);
    expect(heard("read-scene")[0]?.frameIds).toHaveLength(10);
    expect(await screen.findByText(/^In the first 10 of 27 screens/, {}, PATIENT)).toBeTruthy();
    await ask();
    expect(heard("read-scene")[1]?.frameIds).toEqual(all.map(({ id }) => id));
    expect(await screen.findByText("Part 1 of 3: screens 1 to 10", {}, PATIENT)).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^Screen \d+ ?No fault measured/ })).toHaveLength(27);
  });

  test("are asked for part after part, each with its own key, and are one review at the end", async () => {
    const { ask, tell, sent, keys, heardBy, noticed } = await selecting(27);
    await ask();
    await tell(accepted);
    await tell(done(29, noticedOn("1:1", "Vague title")));
    await heardBy(2);
    expect(await screen.findByText("Part 2 of 3: screens 11 to 20", {}, PATIENT)).toBeTruthy();
    await noticed();
    await tell(done(28));
    await heardBy(3);
    await tell(done(27));
    expect(await screen.findByText("All 27 screens reviewed, in 3 reviews", {}, PATIENT)).toBeTruthy();
    await noticed();
    expect(sent()).toEqual([10, 10, 7]);
    expect(new Set(keys()).size).toBe(3);
  });

  test("can be stopped after a part: what is done stays, and the rest can be asked for later", async () => {
    const { ask, tell, sent, user, heardBy, noticed } = await selecting(27);
    await ask();
    await user.click(button("Stop after this part"));
    expect(screen.getByText("This part is finished; the rest is left out.")).toBeTruthy();
    await tell(done(29, noticedOn("1:1", "Vague title")));
    expect(
      await screen.findByText("10 of 27 screens reviewed. The rest is left out.", {}, PATIENT),
    ).toBeTruthy();
    expect(sent()).toEqual([10]);
    await user.click(button("Review the rest"));
    await heardBy(2);
    expect(await screen.findByText("Part 2 of 3: screens 11 to 20", {}, PATIENT)).toBeTruthy();
    await noticed();
  });

  test("keep what is done when a part is refused, and go on with that part", async () => {
    const { ask, tell, refuse, user, keys, heardBy, readFor, noticed } = await selecting(12);
    await ask();
    refuse(createReview, "reviews_under_way");
    await tell(done(29, noticedOn("1:1", "Vague title")));
    await heardBy(2);
    expect(await screen.findByText(/Two reviews are under way/, {}, PATIENT)).toBeTruthy();
    expect(screen.getByText("10 of 12 screens reviewed. The rest is left out.")).toBeTruthy();
    await noticed();
    await user.click(button("Try again"));
    await readFor(4);
    await heardBy(3);
    expect(keys()[2]).toBe(keys()[1]);
    await tell(done(28));
    expect(await screen.findByText("All 12 screens reviewed, in 2 reviews", {}, PATIENT)).toBeTruthy();
  });

  test("are still there, and go on, when the panel goes back to the start in between", async () => {
    const { ask, tell, user, heard, heardBy } = await selecting(12);
    await ask();
    const read = heard("read-scene").length;
    await user.click(button("Back"));
    await tell(done(29));
    await heardBy(2);
    expect(heard("read-scene")).toHaveLength(read);
  });
});

test("more screens than can be reviewed at once are told to be cut, and counted", async () => {
  const { say } = await openWithApi();
  const frames = select(...screens(50));
  if (frames.kind !== "frames") throw new Error("Screens are selected.");
  await say("selection-changed", { ...frames, count: 64 });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("64 screens");
  expect(
    screen.getByText("Of these 64 screens, the first 50 are reviewed. Select the others after that."),
  ).toBeTruthy();
});

test("all screens of an overview have their pictures, each drawn once", async () => {
  const panel = await openWithApi({ ...NEW, token: "kept" }, fakeApi());
  const all = screens(6);
  await panel.say("selection-changed", select(...all));
  await vi.waitFor(() => expect(panel.heard("read-scene")).toHaveLength(1));
  await panel.say("scene-read", sceneOf(...all));
  await panel.user.click(await screen.findByRole("button", { name: ALL_FINDINGS }, PATIENT));
  const png = new Uint8Array([1]);
  const drawn = new Set<number>();
  await vi.waitFor(async () => {
    for (const { frameId, requestId = 0 } of panel
      .heard("export-picture")
      .filter((wanted) => !drawn.has(wanted.requestId ?? 0))) {
      drawn.add(requestId);
      await panel.say("picture-exported", { frameId, requestId, png });
    }
    expect(document.querySelectorAll("main li img")).toHaveLength(6);
  }, PATIENT);
  const last = panel.heard("export-picture").map(({ frameId }) => frameId);
  expect(new Set(last).size).toBe(6);
});

test("screens that are checked can be looked at while others still wait", async () => {
  const { say, user } = await openWithApi();
  const [first, second] = screens(2);
  if (!first || !second) throw new Error("There are two.");
  await say("selection-changed", select(first, second));
  await user.click(await screen.findByRole("button", { name: "Second opinion on 2 screens…" }, PATIENT));
  await say("scene-read", sceneOf(first, second));
  const early = await screen.findByRole("button", { name: "Show the one checked so far" }, PATIENT);
  await user.click(early);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(button("Back")).toBeTruthy();
});
