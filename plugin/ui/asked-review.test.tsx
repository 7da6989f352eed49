import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../shared/api/endpoints/config.ts";
import { createInstallation } from "../../shared/api/endpoints/installations.ts";
import {
  createReview,
  markOpinion,
  retryOpinion,
  stopOpinion,
  type ReviewEvent,
  type ReviewRequest,
} from "../../shared/api/endpoints/reviews.ts";
import { SAMPLE_OPINION_EN } from "../../shared/i18n/words/sample-opinion.en.ts";
import { SENDING_EN } from "../../shared/i18n/sending.en.ts";
import { ALL_FINDINGS, findingOf, screenOf, settingsWith } from "../../tests/panel/open-panel.tsx";
import { ALLOWANCE, fakeApi, noticedOn, storedReview } from "../../tests/panel/fake-api.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { NEW, OPINION, openWithApi, SAVE } from "../../tests/panel/open-with-api.ts";

const contact = screenOf("1:1", "Contact us", ["Never", "Done."]);

/** The client tries three times before it gives up, and a busy machine checks more slowly. */
const PATIENT = { timeout: 10_000 };

const ACCEPTED: ReviewEvent = { type: "accepted", reviewId: storedReview().id };
const left = (count: number) => ({ ...ALLOWANCE, left: count, used: 3 - count });
const done = (review: Parameters<typeof storedReview>[0] = {}, allowance = left(2)): ReviewEvent => ({
  type: "done",
  review: storedReview(review),
  allowance,
});

const VAGUE = noticedOn("1:1", "Vague title");
/** A second opinion that has something to say, or lacks its screen for a reason. */
const SAID = { state: "done" as const, findings: [VAGUE] };
const lacking = (reason: "slow" | "stopped", of: "partly" | "failed") => ({
  state: of === "partly" ? ("done" as const) : ("failed" as const),
  findings: of === "partly" ? [VAGUE] : [],
  screens: [{ frameId: "1:1", state: of, reason }],
});

const KNOWN = { ...NEW, token: "kept" };

type Asked = Awaited<ReturnType<typeof openWithApi>>;

/** A panel whose review has begun. */
async function begun(node = contact): Promise<Asked> {
  const panel = await openWithApi();
  await panel.ask(node);
  await panel.tell(ACCEPTED);
  return panel;
}

/** Selects the screen and looks at what a second opinion is. */
async function offered(identity = NEW, fake = fakeApi()): Promise<Asked> {
  const panel = await openWithApi(identity, fake);
  await panel.show(contact);
  await panel.user.click(await screen.findByRole("button", { name: "Second opinion…" }));
  return panel;
}

/** Asks for a second opinion that was offered, with a token that is no good by then. */
async function askWithLostToken(fake = fakeApi()): Promise<Asked> {
  const panel = await offered(KNOWN, fake);
  await screen.findByRole("button", { name: OPINION });
  panel.api.tokens.delete("kept");
  await panel.takeUp(contact);
  return panel;
}

/** Selects the screen and asks for a second opinion, before it is read for that. */
async function askFor({ show, user }: Asked) {
  const scene = await show(contact);
  await screen.findByRole("button", { name: ALL_FINDINGS });
  await user.click(screen.getByRole("button", { name: "Second opinion…" }));
  await user.click(await screen.findByRole("button", { name: OPINION }));
  return scene;
}

/** Draws the picture that was asked for last. */
async function draw({ heard, say }: Asked): Promise<void> {
  const { requestId = 0 } = heard("export-picture").at(-1) ?? {};
  await say("picture-exported", { frameId: "1:1", requestId, png: null });
}

/** Asks once more for what came to nothing. Returns both requests. */
async function askAgain(panel: Asked, node = contact) {
  const { user, readAnew, heard, askedOf } = panel;
  const drawn = heard("export-picture").length;
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await readAnew(node);
  await waitFor(async () => {
    if (heard("export-picture").length > drawn) await draw(panel);
    expect(askedOf(createReview)).toHaveLength(2);
  });
  const [first, second] = askedOf(createReview);
  return { first, second };
}

describe("nothing is sent", () => {
  test.each([NEW, KNOWN])("while screens are selected, read, checked and looked at: %o", async (identity) => {
    const { show, user, asked, heard } = await openWithApi(identity);
    await show(contact);
    expect(screen.getByText(/^A second opinion, by an AI model, also asks/)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: ALL_FINDINGS }, PATIENT));
    expect(screen.getByText("Nothing was sent or saved.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(asked).toEqual([]);
    expect(heard("save-token")).toEqual([]);
  });

  test("for a plugin without a token that looks at its account and its past reviews: there are none", async () => {
    const { say, user, asked } = await openWithApi();
    await say("selection-changed", { kind: "none" });
    await user.click(screen.getByRole("button", { name: "Account" }));
    expect(screen.getByText(SENDING_EN.who)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: "Past reviews" }));
    expect(await screen.findByRole("heading", { name: "No reviews yet" })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test("of the design or of who asks, while it is said what would be", async () => {
    const { asked } = await offered();
    await screen.findByRole("button", { name: OPINION });
    expect(screen.getByText(SAMPLE_OPINION_EN.code.title)).toBeTruthy();
    expect(asked.map(({ endpoint, body }) => [endpoint, body])).toEqual([[readConfig, undefined]]);
  });
});

describe("the plugin", () => {
  test("gets itself a token at the first request that needs it, and keeps it", async () => {
    const { ask, heard, askedOf } = await openWithApi();
    await ask(contact);
    expect(heard("save-token")).toEqual([{ token: "token-1" }]);
    expect(askedOf(createInstallation).map(({ body }) => body)).toEqual([
      { figmaId: "1234567", figmaName: "Designer" },
    ]);
  });

  test("is a guest's where Figma says nothing that is an id", async () => {
    const { ask, askedOf } = await openWithApi({ ...NEW, figmaId: "not an id" });
    await ask(contact);
    expect(askedOf(createInstallation)[0]?.body).toEqual({ figmaId: null, figmaName: "Designer" });
  });
});

describe("before a review is sent", () => {
  test("it is said what is sent, to whom, for how long, and what it costs", async () => {
    const panel = await offered();
    expect(await screen.findByText("Uses 1: 3 free left, then €9 for 10 a month.")).toBeTruthy();
    const { short, what, who, service, provider, kept } = SENDING_EN;
    expect(screen.getByText(short("Example Models", true)).textContent).toBe(
      "Sends layers, texts and pictures to Regard and Example Models, your Figma name and id to Regard alone.",
    );
    for (const sentence of [what, who, service, provider("Example Models"), kept])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("button", { name: SAVE })).toBeNull();
    await panel.user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "Second opinion…" })).toBeTruthy();
  });

  test("the brief and the house rules that the file keeps go along", async () => {
    const panel = await openWithApi();
    const rule = { say: "Sign in", never: ["Log in"] };
    const word = {
      id: "h1",
      part: "word",
      written: JSON.stringify(rule),
      by: "Ada",
      at: "2026-01-01",
    } as const;
    await panel.say("kept-read", { settings: null, dismissals: [], brief: "For patients", house: [word] });
    await panel.show(contact);
    await panel.user.click(await screen.findByRole("button", { name: "Second opinion…" }));
    await panel.takeUp(contact);
    await waitFor(() => expect(panel.askedOf(createReview)).toHaveLength(1));
    expect(panel.askedOf(createReview)[0]?.body).toMatchObject({ brief: "For patients" });
  });

  test("a known plugin reads what is left, and nothing of its id, which is known", async () => {
    const fake = fakeApi();
    fake.api.allowance = left(2);
    await offered(KNOWN, fake);
    expect(await screen.findByText(/^Uses 1: 2 free left,/)).toBeTruthy();
    expect(screen.getByText(SENDING_EN.short("Example Models", false))).toBeTruthy();
    expect(screen.queryByText(SENDING_EN.who)).toBeNull();
  });

  test("none is spoken of where the server gave none the last time: a review is saved instead", async () => {
    const fake = fakeApi();
    fake.api.provider = null;
    const { show, say, user, takeUp, tell, asked, heard } = await openWithApi(NEW, fake);
    await say("opinion-off");
    await show(contact);
    expect(await screen.findByText("Free. It stays under “Past reviews”, as it is now.")).toBeTruthy();
    expect(screen.queryByText(/second opinion/i)).toBeNull();
    expect(screen.queryByText(/€/)).toBeNull();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save this review…" }));
    await waitFor(() => expect(heard("save-opinion-off")).toEqual([{ isOff: true }]));
    await takeUp(contact, SAVE);
    await waitFor(() => expect(fake.askedOf(createReview)).toHaveLength(1));
    await tell(done());
    const line = await screen.findByRole("button", { name: /^Saved at / });
    expect(line.parentElement?.textContent).toMatch(/^Saved at \d\d?:\d\d/);
    expect(screen.getByText(/kept in this plugin for 90 days/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByRole("button", { name: /^Saved at / })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Save / })).toBeNull();
    await say("scene-changed", { changes: [{ id: contact.id, node: { ...contact, children: [] } }] });
    expect(await screen.findByRole("button", { name: "Save again…" })).toBeTruthy();
  });

  test("without a second opinion it is free, and no provider receives anything", async () => {
    const fake = fakeApi();
    fake.api.provider = null;
    const { takeUp, askedOf } = await offered(NEW, fake);
    expect(await screen.findByText("There is no second opinion here.")).toBeTruthy();
    expect(screen.getByText(SENDING_EN.short(null, true))).toBeTruthy();
    expect(screen.queryByText(/For a second opinion/)).toBeNull();
    expect(screen.queryByRole("button", { name: OPINION })).toBeNull();
    await takeUp(contact, SAVE);
    await waitFor(() => expect(askedOf(createReview)).toHaveLength(1));
    expect(askedOf(createReview)[0]?.body).toMatchObject({ secondOpinionBy: null });
  });

  test.each([
    ["can be left out, for free", SAVE, null, "Saving the review…", /^Without a second opinion: nothing/],
    [
      "is asked of the provider that was named, and of no other one",
      OPINION,
      "Example Models",
      "Asking for the review…",
      /not there as announced: nothing was charged/,
    ],
  ])("the second opinion %s", async (_, way, secondOpinionBy, doing, ends) => {
    const { ask, askedOf, tell } = await openWithApi();
    await ask(contact, way);
    expect(askedOf(createReview)[0]?.body).toMatchObject({ secondOpinionBy });
    expect(await screen.findByText(doing)).toBeTruthy();
    await tell(done({ isCharged: false }, left(3)));
    expect(await screen.findByText(ends)).toBeTruthy();
  });

  test("it is said that the API is away, and asked again when told to", async () => {
    const fake = fakeApi();
    fake.api.isAway = true;
    const { user } = await offered(KNOWN, fake);
    expect(await screen.findByText("Regard cannot be reached. Live checks go on.", {}, PATIENT)).toBeTruthy();
    fake.api.isAway = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: OPINION })).toBeTruthy();
  });

  test("the way to an account is shown when the trial has ended, and saving stays free", async () => {
    const fake = fakeApi();
    fake.api.allowance = left(0);
    await offered(KNOWN, fake);
    expect(
      await screen.findByRole("heading", { name: "Your free second opinions are used up" }),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: OPINION })).toBeNull();
    expect(screen.getByRole("button", { name: "Log in" })).toBeTruthy();
    expect(screen.getByRole("button", { name: SAVE })).toBeTruthy();
  });

  test("who has used none is not told so when others behind the same address have used them all", async () => {
    const fake = fakeApi();
    fake.api.allowance = { ...left(0), used: 1 };
    await offered(KNOWN, fake);
    const heading = await screen.findByRole("heading", {
      name: "The free second opinions of your network are used up",
    });
    expect(heading).toBeTruthy();
    expect(screen.getByRole("button", { name: SAVE })).toBeTruthy();
  });

  test("a connected plugin is led to its plans when none is left", async () => {
    const fake = fakeApi();
    fake.api.allowance = { ...left(0), kind: "plan", planId: "regard_plan_starter", limit: 10 };
    fake.api.account = { name: "", email: "designer@example.org" };
    const { user, heard } = await offered(KNOWN, fake);
    await user.click(await screen.findByRole("link", { name: /^See plans/ }));
    expect(heard("open-link")).toEqual([{ url: "http://api.test/profile" }]);
  });
});

const grown = screenOf("1:1", "Contact us", ["Never", "Done.", "Write to us."]);
const charactersIn = (node: SceneNode | undefined) => node?.children?.map(({ text }) => text?.characters);
const charactersSent = (request: { readonly body: unknown } | undefined) =>
  charactersIn((request?.body as ReviewRequest | undefined)?.scene.frames[0]);

describe("what is reviewed", () => {
  test("is the design as it is when the review is asked for, whatever the panel heard of", async () => {
    const panel = await openWithApi();
    const { readAnew, askedOf, heard } = panel;
    await askFor(panel);
    expect(screen.getByText("Asking for the review…")).toBeTruthy();
    await readAnew(grown);
    await waitFor(() => expect(heard("export-picture").at(-1)?.maxSidePx).toBe(1600));
    await draw(panel);
    await waitFor(() => expect(askedOf(createReview)).toHaveLength(1));
    expect(charactersSent(askedOf(createReview)[0])).toEqual(["Never", "Done.", "Write to us."]);
  });

  test("is not what an earlier reading answers late", async () => {
    const panel = await openWithApi();
    const { say, heard, readAnew } = panel;
    const old = await askFor(panel);
    const isSending = () => heard("export-picture").some(({ maxSidePx }) => maxSidePx === 1600);
    await say("scene-read", old, { requestId: 1 });
    expect(isSending()).toBe(false);
    await readAnew(grown);
    await waitFor(() => expect(isSending()).toBe(true));
  });

  test.each([
    ["as it was changed since", grown, {}],
    ["judged by what is chosen since", contact, { level: "AAA" }],
  ] as const)("is sent with another key when it is asked for again, %s", async (_, node, chosen) => {
    const panel = await openWithApi();
    panel.refuse(createReview, "reviews_under_way");
    await panel.ask(contact);
    expect(await screen.findByText(/Two reviews are under way/)).toBeTruthy();
    await panel.say("settings-loaded", settingsWith(chosen));
    const { first, second } = await askAgain(panel, node);
    expect(second?.key).not.toBe(first?.key);
    expect(charactersSent(second)).toEqual(charactersIn(node));
    expect(second?.body).toMatchObject(chosen);
  });

  test("is nothing when the screen was deleted: that is said, and what was found stays", async () => {
    const panel = await openWithApi();
    const { say, askedOf, heard } = panel;
    await askFor(panel);
    await waitFor(() => expect(heard("read-scene")).toHaveLength(2));
    await say("reading-failed", { reason: "gone" }, heard("read-scene")[1]?.requestId);
    const says = "This screen was deleted. Nothing was sent, and nothing was charged.";
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("Must be fixed");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(askedOf(createReview)).toEqual([]);
  });

  test("is kept when its screen is deleted while the review is made", async () => {
    const { tell, say } = await begun();
    await say("scene-changed", { changes: [{ id: "1:1", node: null }] });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This screen was deleted");
    expect(screen.getByText("Looking for what rules cannot measure…")).toBeTruthy();
    await tell(done());
    expect(await screen.findByText(/^Saved at /)).toBeTruthy();
  });

  test("is not sent with the token of another account: that the plugin was disconnected is said", async () => {
    const fake = fakeApi();
    fake.api.account = { name: "", email: "designer@example.org" };
    const { user, askedOf } = await askWithLostToken(fake);
    expect(await screen.findByText(/disconnected in the meantime: nothing was saved/)).toBeTruthy();
    expect(askedOf(createReview)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByRole("heading", { name: "Account" })).toBeTruthy();
  });

  test("is sent with a new token where there is no account to be lost", async () => {
    const { askedOf, tell } = await askWithLostToken();
    await waitFor(() => expect(askedOf(createReview)).toHaveLength(2));
    await tell(done());
    expect(await screen.findByText(/^Saved at /)).toBeTruthy();
  });
});

describe("a review", () => {
  test("sends the layers, the pictures and what the screen is for", async () => {
    const { show, user, takeUp, askedOf, heard } = await openWithApi();
    await show(contact);
    await user.click(screen.getByRole("button", { name: "Second opinion…" }));
    await user.type(await screen.findByRole("textbox", { name: /^What is this screen for/ }), "Ask us");
    await takeUp(contact);
    expect(heard("save-purpose")).toEqual([{ frameId: "1:1", purpose: "Ask us" }]);
    await waitFor(() => expect(askedOf(createReview)).toHaveLength(1));
    const request = askedOf(createReview)[0];
    const body = request?.body as ReviewRequest;
    expect(body.scene.frames.map(({ id }) => id)).toEqual(["1:1"]);
    expect(body.pictures).toEqual([{ frameId: "1:1", base64: "AQID" }]);
    expect(body).toMatchObject({ purpose: "Ask us", language: "en", level: "AA", platform: "auto" });
    expect(request?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("keeps for itself what the screen is for where the file may not be changed", async () => {
    const { show, say, user, heard } = await openWithApi();
    await say("rights-known", { rights: "view" });
    await show(contact);
    await user.click(screen.getByRole("button", { name: "Second opinion…" }));
    await user.type(await screen.findByRole("textbox", { name: /^What is this screen for/ }), "Ask us");
    expect(screen.getByPlaceholderText(/^For this review only/)).toBeTruthy();
    await user.tab();
    expect(heard("save-purpose")).toEqual([]);
  });

  test("shows the measured findings at once, while it is made", async () => {
    const { ask, tell } = await openWithApi();
    await ask(contact);
    expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("Must be fixed");
    expect(screen.getByText("Asking for the review…")).toBeTruthy();
    await tell(ACCEPTED);
    expect(await screen.findByText("Looking for what rules cannot measure…")).toBeTruthy();
  });

  test("lists what the model noticed among what was measured, with its layer and guideline", async () => {
    const { tell, user, heard } = await begun();
    await tell({ type: "finding", finding: VAGUE });
    const row = await screen.findByRole("button", { name: /Vague title.*Second opinion/ });
    await user.click(row);
    const card = within(row.closest<HTMLElement>("[data-card]") ?? row);
    expect(card.getByText(/A model noticed this; judge for yourself\./)).toBeTruthy();
    expect(heard("locate-layer").at(-1)).toEqual({ id: "1:1/0" });
    expect(card.getByText("Say it plainly.")).toBeTruthy();
    const link = card.getByRole("link", { name: /^A guideline/ });
    expect(link.getAttribute("href")).toBe("https://www.example.org/guideline");
    expect(card.queryByText(/Measured/)).toBeNull();
  });

  test("shows what was measured of it, and mends it with a click where a change does no harm", async () => {
    const { tell, user, heard } = await begun();
    const write = (layer: string, from: string, to: string) => ({
      kind: "write" as const,
      title: `Write “${to}”`,
      effect: `It was “${from}”.`,
      changes: [{ layer, property: "characters" as const, from, to }],
    });
    const finding = {
      ...noticedOn("1:1", "Letters too small"),
      measured: { relation: "too-small" as const, evidence: { sizePx: 9, requiredPx: 11 } },
      fixes: [write("1:1/0", "Never", "Never again."), write("1:1/1", "Done.", "Done")],
    };
    await tell({ type: "finding", finding });
    const card = await screen.findByRole("button", { name: /Letters too small/ });
    expect(within(card).getByText("Second opinion, measured")).toBeTruthy();
    expect(within(card).getByText("Text size 9 px")).toBeTruthy();
    await user.click(card);
    const make = await screen.findByRole("button", { name: /^Apply: Write “Never again\.”$/ }, PATIENT);
    // The other one takes a full stop away, which the rule of this panel minds.
    expect(screen.queryByRole("button", { name: /Write “Done”/ })).toBeNull();
    await user.click(make);
    expect(heard("apply-fixes").at(-1)).toMatchObject([
      { changes: [{ layer: "1:1/0", to: "Never again." }] },
    ]);
  });

  test("strikes off what the change that it proposed has mended, until that is taken back", async () => {
    const { tell, say, user, heard } = await begun();
    const change = { layer: "1:1/0", property: "characters" as const, from: "Never", to: "Never again." };
    const fixes = [{ kind: "write" as const, title: "Write “Never again.”", effect: "", changes: [change] }];
    const finding = { ...VAGUE, fixes };
    await tell({ type: "finding", finding });
    await user.click(await screen.findByRole("button", { name: /Vague title/ }));
    await user.click(await screen.findByRole("button", { name: /^Apply: Write/ }, PATIENT));
    await say("fixes-made", [{ findingId: finding.id, made: 1, trouble: null }]);
    const before = contact.children?.[0];
    if (!before?.text) throw new Error("The screen has a text.");
    const after = { ...before, text: { ...before.text, characters: "Never again." } };
    await say("scene-changed", { changes: [{ id: "1:1/0", node: after }] });
    const isStruck = () => screen.queryByRole("button", { name: /Vague title/ })?.querySelector("s") !== null;
    await waitFor(() => expect(isStruck()).toBe(true));
    expect(screen.queryByText("Changed since")).toBeNull();
    await say("scene-changed", { changes: [{ id: "1:1/0", node: before }] });
    await waitFor(() => expect(isStruck()).toBe(false));
    expect(heard("apply-fixes")).toHaveLength(1);
  });

  test("says what the screen is taken for, and is told better with one click", async () => {
    const { tell, user, heard } = await begun();
    await tell({
      type: "opinion",
      screen: { frameId: "1:1", state: "looking", takenFor: "A form to order" },
    });
    expect(await screen.findByText("Taken for: A form to order")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Put this right" }));
    const field = screen.getByRole("textbox", { name: /What is this screen for/ });
    expect((field as HTMLTextAreaElement).value).toBe("A form to order");
    await user.clear(field);
    await user.type(field, "A letter to us");
    await user.tab();
    expect(heard("save-purpose").at(-1)).toEqual({ frameId: "1:1", purpose: "A letter to us" });
  });

  test("puts what it doubts of the measured findings behind the others, with the reason", async () => {
    const { tell, user } = await begun(screenOf("1:1", "Contact us", ["Never", "Always"]));
    const rows = () =>
      within(screen.getByRole("main"))
        .getAllByRole("button", { expanded: false })
        .map((row) => row.getAttribute("data-finding") ?? "");
    const [first = "", ...others] = rows();
    expect(others.length).toBeGreaterThan(0);
    const contests = [{ finding: first, why: "It is a sign, and no sentence." }];
    await tell({ type: "opinion", screen: { frameId: "1:1", state: "done", contests } });
    await waitFor(() => expect(rows()).toEqual([...others, first]));
    const row = document.querySelector<HTMLElement>(`[data-finding="${first}"]`);
    if (!row) throw new Error("The row is there.");
    expect(within(row).getByText("Doubted")).toBeTruthy();
    await user.click(row);
    expect(screen.getByText("The second opinion doubts this: It is a sign, and no sentence.")).toBeTruthy();
  });

  test("shows the gravest seven of a second opinion, and more when asked", async () => {
    const { tell } = await begun();
    const findings = Array.from({ length: 9 }, (_, index) => ({
      ...noticedOn("1:1", `Point ${index + 1}`),
      id: `point-${index + 1}`,
    }));
    await tell(done({ secondOpinion: { state: "done", findings } }));
    const more = (await screen.findByText("2 more")).closest("details");
    expect(more?.open).toBe(false);
    expect(more?.querySelectorAll("[data-finding]")).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: /^Point \d/ })).toHaveLength(9);
  });

  test("says that it is saved, and what is left", async () => {
    const { tell } = await begun();
    await tell(done({ secondOpinion: SAID }));
    const saved = await screen.findByRole("button", { name: /^Saved at / });
    expect(saved.parentElement?.textContent).toMatch(/^Saved at .* · 2 of 3 free second opinions left$/);
    expect(screen.getByRole("button", { name: /Vague title/ })).toBeTruthy();
  });

  test("counts what was noticed with the rest, and tells its aspect on its card", async () => {
    const { tell } = await begun();
    const before = screen
      .getAllByText(/^\d+ findings?$/)
      .map(({ textContent }) => Number.parseInt(textContent, 10));
    await tell({ type: "finding", finding: VAGUE });
    const card = await screen.findByRole("button", { name: /Vague title/ });
    expect(within(card).getByText("UX")).toBeTruthy();
    expect(screen.getByText(`${(before[0] ?? 0) + 1} findings`)).toBeTruthy();
  });

  test("says of a finding that what it speaks of was changed since", async () => {
    const { tell, say } = await begun();
    await tell({ type: "finding", finding: VAGUE });
    await screen.findByRole("button", { name: /Vague title/ });
    expect(screen.queryByText("Changed since")).toBeNull();
    await say("scene-changed", { changes: [{ id: "1:1/0", node: null }] });
    expect(await screen.findByText("Changed since")).toBeTruthy();
  });

  test("what it lacks of a review that was charged is asked for once more, alone and for nothing", async () => {
    const { tell, user, askedOf } = await begun();
    await tell(done({ secondOpinion: lacking("slow", "partly") }));
    expect(
      await screen.findByText(/^This is only a part of a second opinion\. The model took too long\./),
    ).toBeTruthy();
    expect(screen.getByText("Trying again costs nothing more.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(askedOf(retryOpinion)).toHaveLength(1));
    expect(askedOf(retryOpinion)[0]?.params).toEqual({ id: storedReview().id });
    expect(askedOf(createReview)).toHaveLength(1);
    await tell(done({ secondOpinion: { ...SAID, screens: [{ frameId: "1:1", state: "done" }] } }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  });

  test.each([
    ["design_changed", "The design has changed since this review. Ask for a new one."],
    ["opinion_ended", /^The second opinion was tried again three times\./],
  ] as const)("that can be tried no more (%s) says why, and leads to a new review", async (code, words) => {
    const { tell, user, refuse } = await begun();
    await tell(done({ secondOpinion: lacking("slow", "partly") }));
    refuse(retryOpinion, code);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("button", { name: /Vague title/ })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Second opinion…" }));
    expect(screen.queryByText(words)).toBeNull();
  });

  test("one that failed goes on in the same review, and it is said when that is charged", async () => {
    const { tell, user, askedOf } = await begun();
    await tell(done({ isCharged: false, secondOpinion: lacking("slow", "failed") }));
    expect(
      await screen.findByText("Another try is charged only when there is a second opinion."),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(askedOf(retryOpinion)).toHaveLength(1));
    expect(askedOf(createReview)).toHaveLength(1);
    await tell({ type: "failed", error: "internal", message: "" });
    expect(
      await screen.findByText(/^Another try did not work\. It cost nothing unless it showed a finding/),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  test("is cancelled with one click: what is verified stays, and the rest can be asked for", async () => {
    const { ask, tell, user, askedOf } = await openWithApi();
    await ask(contact);
    expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
    await tell(ACCEPTED);
    await tell({ type: "finding", finding: VAGUE });
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Cancelling. What is verified already stays.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
    await waitFor(() => expect(askedOf(stopOpinion)).toHaveLength(1));
    expect(askedOf(stopOpinion)[0]?.params).toEqual({ id: storedReview().id });
    await tell(done({ secondOpinion: lacking("stopped", "partly") }));
    expect(await screen.findByText(/You cancelled it\./)).toBeTruthy();
    expect(screen.getByRole("button", { name: /Vague title/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  test("cancelled before anything is verified, is given back and says so", async () => {
    const { tell, user } = await begun();
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await tell(done({ isCharged: false, secondOpinion: lacking("stopped", "failed") }));
    expect(await screen.findByText(/before anything was verified: nothing was charged\.$/)).toBeTruthy();
  });

  test("that could not be cancelled says so, and can be cancelled again", async () => {
    const { user, refuse } = await begun();
    refuse(stopOpinion, "internal");
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(/could not be cancelled/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  });

  test("what somebody says of a finding is kept with one click, and taken back with another", async () => {
    const { tell, user, askedOf } = await begun();
    await tell(done({ secondOpinion: SAID }));
    await user.click(await screen.findByRole("button", { name: /Vague title/ }));
    const useful = await screen.findByRole("button", { name: "Useful" });
    await user.click(useful);
    expect(useful.getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: /Vague title/ }));
    await user.click(screen.getByRole("button", { name: /Vague title/ }));
    const again = await screen.findByRole("button", { name: "Useful" });
    expect(again.getAttribute("aria-pressed")).toBe("true");
    await user.click(again);
    await waitFor(() =>
      expect(askedOf(markOpinion).map(({ body }) => body)).toEqual([
        { findingId: "noticed-Vague title", mark: "useful" },
        { findingId: "noticed-Vague title", mark: null },
      ]),
    );
  });

  test.each([
    [{ state: "failed" }, "The second opinion failed: nothing was charged."],
    [{ state: "done" }, "The second opinion noticed nothing more."],
  ] as const)("says how the second opinion went: %o", async ({ state }, words) => {
    const { tell } = await begun();
    await tell(done({ secondOpinion: { state, findings: [] } }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    ["internal", /^The review failed on Regard’s server and was not saved\. It cost nothing unless/],
    ["stopping", "Regard restarted before the review was done: nothing was saved or charged."],
  ])("that came to nothing says why and that it cost nothing: %s", async (error, words) => {
    const { tell } = await begun();
    await tell({ type: "failed", error, message: "" });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test("that came to nothing is asked for again with the same key, so that it never costs twice", async () => {
    const panel = await begun();
    await panel.tell({ type: "failed", error: "internal", message: "" });
    const { first, second } = await askAgain(panel);
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual(first?.body);
  });

  test("is asked for again with the same key and the same request when the API was away", async () => {
    const { api, takeUp, user, askedOf, tell, readAnew } = await offered();
    await screen.findByRole("button", { name: OPINION });
    api.isAway = true;
    await takeUp(contact);
    const again = await screen.findByRole("button", { name: "Try again" }, PATIENT);
    expect(screen.getByText(/^Regard did not answer\. Only a review that is saved can cost/)).toBeTruthy();
    api.isAway = false;
    await user.click(again);
    await readAnew(contact);
    await waitFor(() => expect(askedOf(createReview)).toHaveLength(1));
    await tell(done());
    expect(await screen.findByText(/^Saved at /)).toBeTruthy();
  });

  test("that was cut off says where it is if it was saved, and that it never costs twice", async () => {
    const { api, cut } = await begun();
    api.isAway = true;
    await cut();
    expect(
      await screen.findByText(
        /^The connection broke while the review was made\. If it was saved/,
        {},
        PATIENT,
      ),
    ).toBeTruthy();
  });

  test("notes on the screens that were reviewed what was found on them, and on none before", async () => {
    const { ask, tell, heard } = await openWithApi();
    await ask(contact);
    expect(heard("note-review")).toEqual([]);
    const open = findingOf({ id: "small-text@1:2" });
    const frame = { id: contact.id, name: "Contact", layers: 2, durationMs: 1, unsure: [] };
    const findings = [open, findingOf({ id: "off-grid@1:3", isDetail: true })];
    await tell(done({ frames: [{ ...frame, findings }] }));
    const { createdAt: at, engine } = storedReview();
    await waitFor(() =>
      expect(heard("note-review")).toEqual([
        { at, engine, screens: [{ id: contact.id, findingIds: [open.id] }] },
      ]),
    );
  });

  test.each([
    ["rate_limited", /Try again later/],
    ["scene_unusable", /could not be reviewed/],
    ["body_too_large", /too large to send/],
    ["internal", /^Regard’s server failed before the review began: nothing was saved or charged/],
  ] as const)("that is refused says why: %s", async (code, words) => {
    const { ask, refuse } = await openWithApi();
    refuse(createReview, code);
    await ask(contact);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test("that is one too many leads on", async () => {
    const { ask, refuse } = await openWithApi();
    refuse(createReview, "allowance_used_up");
    await ask(contact);
    expect(
      await screen.findByText(/^No second opinions are left: nothing was saved or charged/),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Create account" })).toBeTruthy();
    expect(screen.getByRole("button", { name: SAVE })).toBeTruthy();
  });

  test("under way is not asked for twice", async () => {
    const { user, askedOf } = await begun();
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Second opinion…" }));
    expect(await screen.findByText("Looking for what rules cannot measure…")).toBeTruthy();
    expect(askedOf(createReview)).toHaveLength(1);
  });
});
