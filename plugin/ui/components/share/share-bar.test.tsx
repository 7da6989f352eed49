import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, test, vi } from "vitest";
import { shareReview } from "../../../../shared/api/endpoints/reviews.ts";
import { sceneOf } from "../../../../shared/scene/testing.ts";
import { ALL_FINDINGS, openPanel, screenOf } from "../../../../tests/panel/open-panel.tsx";
import { fakeApi, noticedOn, storedReview } from "../../../../tests/panel/fake-api.ts";
import { NEW, openWithApi } from "../../../../tests/panel/open-with-api.ts";

const HOSTILE = '=HYPERLINK("http://evil.test")<script>';
const contact = screenOf("1:1", "Contact us", ["Never ask for it twice", HOSTILE]);

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const open = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByText("Share"));

/** Records the files that the panel saves from now on: names and texts. */
function watchSaving() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return create(blob);
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve("") });
  });
  return saved;
}

/** Records the texts that the panel copies from now on. */
function watchCopying() {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      copied.push(document.querySelector<HTMLTextAreaElement>("body > textarea")?.value ?? "");
      return true;
    },
  });
  return copied;
}

async function openResults() {
  const panel = await openPanel();
  await panel.show(contact);
  await panel.user.click(await screen.findByRole("button", { name: ALL_FINDINGS }));
  await open(panel.user);
  return panel;
}

describe("sharing", () => {
  test("is one quiet line until it is opened", async () => {
    const { user } = await openResults();
    expect(button(/^Copy as Markdown/)).toBeTruthy();
    await user.click(screen.getByText("Share"));
    expect(screen.queryByRole("button", { name: /^Copy as Markdown/ })).toBeNull();
  });

  test("copies the findings as Markdown, in which foreign words stay text", async () => {
    const copied = watchCopying();
    const { user } = await openResults();
    await user.click(button(/^Copy as Markdown/));
    expect(await screen.findByText("Copied.")).toBeTruthy();
    expect(copied[0]).toContain("## Contact us");
    expect(copied[0]).toContain("**No full stop** (critical, Copy, measured, `no-full-stop`)");
    expect(copied[0]).toContain("\\<script\\>");
  });

  test("tells in Markdown what could not be read", async () => {
    const copied = watchCopying();
    const { user, say } = await openResults();
    const first = [{ id: "1:2", name: "Card", part: "fill", reason: "" }] as const;
    await say("scene-read", sceneOf(contact), { unread: { count: 2, first } });
    await user.click(button(/^Copy as Markdown/));
    expect(await screen.findByText("Copied.")).toBeTruthy();
    expect(copied[0]).toContain("- Card: A fill\n- and 1 more");
  });

  test("saves a table under the name of the screen", async () => {
    const saved = watchSaving();
    const { user } = await openResults();
    await user.click(button(/^Save as a table/));
    expect(await screen.findByText("Saved as “Review of Contact us.csv”.")).toBeTruthy();
    expect(saved[0]?.name).toBe("Review of Contact us.csv");
    expect(await saved[0]?.text).toMatch(/\r\n1,\S*,Contact us,critical,measured,Copy,No full stop,/);
  });

  test("saves the data as it was measured", async () => {
    const saved = watchSaving();
    const { user } = await openResults();
    await user.click(button(/^Save as JSON/));
    expect(JSON.parse((await saved[0]?.text) ?? "")).toMatchObject({
      engine: expect.stringMatching(/^regard /),
      frames: [{ name: "Contact us", findings: [{ rule: "no-full-stop", severity: "critical" }, {}] }],
    });
  });

  test("saves a page with the picture as the editor draws it, and pins where the layers lie", async () => {
    const saved = watchSaving();
    const { user, say, heard } = await openResults();
    expect(heard("export-picture").every(({ maxSidePx }) => maxSidePx === 640)).toBe(true);
    await user.click(button(/^Save as a page/));
    expect(screen.getByText("Drawing the screens…")).toBeTruthy();
    const { requestId = 0 } = heard("export-picture").at(-1) ?? {};
    await say("picture-exported", { frameId: "1:1", requestId, png: new Uint8Array([1, 2, 3]) });
    expect(await screen.findByText("Saved as “Review of Contact us.html”.")).toBeTruthy();
    const page = await saved[0]?.text;
    expect(page).toContain('src="data:image/png;base64,AQID"');
    expect(page?.match(/class="pin"/g)).toHaveLength(2);
    expect(page).not.toContain("<script");
  });

  test("saves the page without a picture that cannot be drawn, and says so", async () => {
    watchSaving();
    const { user, say, heard } = await openResults();
    await user.click(button(/^Save as a page/));
    const { requestId = 0 } = heard("export-picture").at(-1) ?? {};
    await say("picture-exported", { frameId: "1:1", requestId, png: null });
    expect(await screen.findByText(/without the pictures that could not be drawn/)).toBeTruthy();
  });

  test("says what a link needs while nothing is stored", async () => {
    await openResults();
    expect(screen.queryByRole("button", { name: /private link/ })).toBeNull();
    expect(screen.getByText(/A private link needs a saved review/)).toBeTruthy();
  });
});

describe("a past review", () => {
  const stored = (fake: ReturnType<typeof fakeApi>) => {
    fake.api.reviews = [
      storedReview({
        title: "Shop",
        frames: [{ id: "1:1", name: "Contact us", layers: 2, durationMs: 1, findings: [], unsure: [] }],
        secondOpinion: { state: "done", findings: [noticedOn("1:1", "Nothing to do")] },
        pictures: ["1:1"],
      }),
    ];
  };

  const openPast = async (isConnected: boolean) => {
    const fake = fakeApi();
    if (isConnected) fake.api.account = { name: "Ada", email: "ada@example.org" };
    stored(fake);
    const panel = await openWithApi({ ...NEW, token: "token-1" }, fake);
    await panel.user.click(button("Past reviews"));
    await panel.user.click(await screen.findByRole("button", { name: /^Shop/ }));
    await screen.findByText("Share");
    await open(panel.user);
    return panel;
  };

  test("has a private link when an account is connected: it is made and copied", async () => {
    const copied = watchCopying();
    const { user, askedOf } = await openPast(true);
    await user.click(await screen.findByRole("button", { name: /^Copy a private link/ }));
    expect(await screen.findByText(/The link is copied/)).toBeTruthy();
    expect(askedOf(shareReview).map(({ body }) => body)).toEqual([{ days: 30 }]);
    expect(copied).toEqual(["http://api.test/shared/secret-1"]);
  });

  test.each([
    ["when the link cannot be made", "not_found", "That did not work. Try again."],
    ["when the API knows of no account", "forbidden", "Connect an account to get a private link."],
  ] as const)("says %s", async (_, code, words) => {
    const { user, refuse } = await openPast(true);
    refuse(shareReview, code);
    await user.click(await screen.findByRole("button", { name: /^Copy a private link/ }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test("leads to the account where it is known that there is none", async () => {
    await openPast(false);
    expect(await screen.findByText(/^Connect an account to get a private link/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: /private link/ })).toBeNull());
  });

  test("is saved as a page with its pictures as they were stored, and what a model noticed", async () => {
    const saved = watchSaving();
    const { user } = await openPast(false);
    await user.click(button(/^Save as a page/));
    await waitFor(() => expect(saved).toHaveLength(1));
    const page = await saved[0]?.text;
    expect(page).toContain('src="data:image/png;base64,AQ=="');
    expect(page).toContain("Nothing to do");
    expect(page).toContain("Reviewed on 20 November 2026.");
  });
});
