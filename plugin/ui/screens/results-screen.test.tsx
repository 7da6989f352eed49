import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { text } from "../../../shared/scene/testing.ts";
import { ALL_FINDINGS, openPanel, openResults, screenOf, select } from "../../../tests/panel/open-panel.tsx";

const contact = screenOf(
  "1:1",
  "Contact us",
  ["Never ask for it twice", "Write to us before noon", "Done.", "Why?"],
  true,
);
const home = screenOf("2:1", "Home", ["Hello."]);
const basket = screenOf("3:1", "Basket", ["Two things"]);

const rows = () =>
  screen
    .getAllByRole("button", { expanded: false })
    .filter(({ dataset }) => dataset["finding"] !== undefined);
const openRow = () => screen.getByRole("button", { expanded: true });
const headline = () => screen.getAllByRole("heading", { level: 2 })[0]?.textContent;

describe("the results", () => {
  test("begin with a verdict that everybody understands", async () => {
    await openResults(contact);
    expect(headline()).toBe("Must be fixed");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  });

  test("list the worst first, with what is concerned, what was measured, severity and certainty in words", async () => {
    await openResults(contact);
    expect(rows().map((row) => row.textContent)).toEqual([
      "No full stop“Never ask for it twice”Text size 16\u00a0pxCritical, Measured",
      "No full stop“Write to us before noon” linkText size 16\u00a0pxMajor, Measured",
      "Red boxbox at the bottom leftMinor, Likely",
    ]);
  });

  test("fold details away at the end, and count the open ones alone", async () => {
    const { user } = await openResults(screenOf("4:1", "Help", ["Write to us before noon", "By the way"]));
    expect(screen.getByText("1 finding")).toBeTruthy();
    const fold = screen.getByText("Details (1)").closest("details");
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText("Details (1)"));
    expect(within(fold as HTMLElement).getByRole("button", { name: /By the way/ })).toBeTruthy();
  });

  test("say honestly what was checked when nothing was found", async () => {
    await openResults(home);
    expect(headline()).toBe("No fault measured");
    expect(screen.getByText("2 layers checked against 2 rules.")).toBeTruthy();
  });

  test("lead to the layer and open the finding with one click", async () => {
    const { user, heard } = await openResults(contact);
    await user.click(screen.getByRole("button", { name: /Red box/ }));
    expect(heard("locate-layer")).toEqual([{ id: "1:1/red" }]);
    expect(screen.getByText("Red alarms.")).toBeTruthy();
    expect(screen.getByText("Use #ffffff.")).toBeTruthy();
    expect(screen.getByText("Guidance or a good guess: judge for yourself.")).toBeTruthy();
    const link = screen.getByRole("link", { name: /w3\.org/ });
    await user.click(link);
    expect(heard("open-link")).toEqual([{ url: link.getAttribute("href") }]);
  });

  test("close an open finding without moving the canvas", async () => {
    const { user, heard } = await openResults(contact);
    await user.click(screen.getByRole("button", { name: /Red box/ }));
    await user.click(openRow());
    expect(screen.queryByText("Red alarms.")).toBeNull();
    expect(heard("locate-layer")).toHaveLength(1);
  });

  test("show each layer of a finding on the canvas", async () => {
    const { user, review, heard } = await openPanel();
    await review(
      screenOf("1:1", "Twins", [
        "Pay the whole of it when it arrives",
        "Pay the whole of it when it arrives",
      ]),
    );
    await user.click(
      screen.getByRole("button", {
        name: /“Pay the whole of it when it arrives” and 1 more/,
      }),
    );
    const links = screen.getAllByRole("button", {
      name: /^Show “Pay the whole of it when it arrives” \(. of 2 alike\) on the canvas$/,
    });
    for (const link of links.slice(1)) await user.click(link);
    expect(heard("locate-layer").map(({ id }) => id)).toEqual(["1:1/0", "1:1/1"]);
  });

  test("are gone through with the keyboard once a row has the focus, and opened with Enter", async () => {
    const { user, heard } = await openResults(contact);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
    const [first, , last] = rows();
    first?.focus();
    await user.keyboard("j{ArrowDown}j");
    expect(document.activeElement).toBe(last);
    await user.keyboard("k{ArrowUp}");
    expect(document.activeElement).toBe(first);
    expect(heard("locate-layer")).toEqual([]);
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(openRow());
    expect(heard("locate-layer")).toEqual([{ id: "1:1/0" }]);
  });

  test("leave keys alone while nothing of the list has the focus, so that the page scrolls", async () => {
    await openResults(contact);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
    const press = (key: string) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(["j", "k", "ArrowDown", "ArrowUp"].map(press)).toEqual([false, false, false, false]);
    rows()[0]?.focus();
    expect(press("ArrowDown")).toBe(true);
  });

  test("leave arrow keys alone in an open finding, and lead on from it with J", async () => {
    const { user } = await openResults(contact);
    const [first, second] = rows();
    await user.click(first as HTMLElement);
    screen.getByRole("button", { name: "Show “Never ask for it twice” on the canvas" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).not.toBe(second);
    await user.keyboard("j");
    expect(document.activeElement).toBe(second);
  });

  test("keep open what was opened when something else is opened", async () => {
    const { user } = await openResults(contact);
    for (const row of rows()) await user.click(row);
    expect(screen.getAllByRole("button", { expanded: true })).toHaveLength(3);
  });

  test("are gone through with buttons that keep the focus", async () => {
    const { user } = await openResults(contact);
    const next = screen.getByRole("button", { name: "Next finding" });
    await user.click(next);
    await user.click(next);
    expect(screen.getByText("2 of 3")).toBeTruthy();
    expect(document.activeElement).toBe(next);
    expect(openRow().textContent).toContain("Write to us");
    await user.click(screen.getByRole("button", { name: "Previous finding" }));
    expect(screen.getByText("1 of 3")).toBeTruthy();
  });

  test("keep apart what could not be decided", async () => {
    await openResults(contact);
    const unsure = screen
      .getByText("What was checked, and 1 layer not checked")
      .closest("details") as HTMLElement;
    expect(within(unsure).getByText("A question may end otherwise.")).toBeTruthy();
    expect(unsure.hasAttribute("open")).toBe(false);
  });
});

const words = (id: string, said: string) => ({ changes: [{ id, node: text(said, { id }) }] });
const firstWords = (row: HTMLElement | undefined) => /(“.*?”|box)/.exec(row?.textContent ?? "")?.[0];
const struck = () => rows().flatMap((row) => (row.querySelector("s") ? [firstWords(row)] : []));

describe("while the design changes, the results", () => {
  test("keep what is found no more in its place, struck, and call nothing fixed that people changed themselves", async () => {
    const { say } = await openResults(contact);
    const before = rows();
    await say("scene-changed", words("1:1/0", "Never."));
    const notice = await screen.findByText("No longer found: No full stop");
    expect(screen.queryByText(/fixed:/i)).toBeNull();
    expect(notice.closest("[aria-live=polite]")).not.toBeNull();
    expect(headline()).toBe("Should be fixed");
    expect(rows()).toEqual(before);
    expect(struck()).toEqual(["“Never ask for it twice”"]);
    expect(screen.getByText("2 findings")).toBeTruthy();
  });

  test("open again in its place what is undone", async () => {
    const { say } = await openResults(contact);
    const before = rows();
    await say("scene-changed", words("1:1/0", "Never."));
    await screen.findByText("No longer found: No full stop");
    await say("scene-changed", words("1:1/0", "Never ask for it twice"));
    expect(await screen.findByText("Open again: 1")).toBeTruthy();
    expect(rows()).toEqual(before);
    expect(struck()).toEqual([]);
  });

  test("gain at the end what came in, marked as new, and sum up", async () => {
    const { say } = await openResults(contact);
    await say("scene-changed", words("1:1/0", "Done."));
    await screen.findByText("No longer found: No full stop");
    await say("scene-changed", words("1:1/1", "Write."));
    await screen.findByText("No longer found: No full stop (2)");
    await say("scene-changed", words("1:1/2", "Never done"));
    expect(await screen.findByText("No longer found: No full stop (2) · new: 1")).toBeTruthy();
    expect(rows().map(firstWords)).toEqual([
      "“Never ask for it twice”",
      "“Write to us before noon”",
      "box",
      "“Never done”",
    ]);
    expect(within(rows()[3] as HTMLElement).getByText("New")).toBeTruthy();
  });

  test("take leave of what is found no more at the next look, and keep it for who asks", async () => {
    const { user, say } = await openResults(contact);
    await say("scene-changed", words("1:1/0", "Never."));
    await screen.findByText("No longer found: No full stop");
    expect(screen.queryByRole("search")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: ALL_FINDINGS }));
    expect(screen.queryByText("No longer found: No full stop")).toBeNull();
    const details = screen.getByText(/^Details/, { selector: "summary" }).closest("details");
    expect(details?.open).toBe(false);
    expect(within(details as HTMLElement).getByText("No longer found")).toBeTruthy();
    expect(struck()).toEqual(["“Never ask for it twice”"]);
  });

  test("keep what was dismissed in its place, with the focus, until the next look, and for who asks", async () => {
    const { user, say, heard } = await openResults(contact);
    await say("rights-known", { rights: "edit" });
    const row = rows()[1] as HTMLElement;
    await user.click(row);
    await user.click(screen.getByRole("button", { name: "Dismiss…" }));
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    const [wanted] = heard("dismiss");
    if (!wanted) throw new Error("Nothing was dismissed.");
    const dismissals = [{ ...wanted, by: null, at: "2026-11-22T10:00:00Z" }];
    await say("kept-read", { settings: null, dismissals, brief: "", house: [] });
    await within(row).findByText("Dismissed");
    expect(row.querySelector("s")).not.toBeNull();
    expect(document.activeElement).toBe(row);
    await say("kept-read", { settings: null, dismissals: [], brief: "", house: [] });
    await within(row).findByText("Open again");
    await say("kept-read", { settings: null, dismissals, brief: "", house: [] });
    await within(row).findByText("Dismissed");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: ALL_FINDINGS }));
    expect(rows()).toHaveLength(2);
    const list = screen.getByText(/^Details/, { selector: "summary" });
    await user.click(list);
    expect(list.closest("details")?.textContent).toMatch(/Dismissed \(1\).*Intended/);
  });

  test("close what is found no more, and keep the focus on its row", async () => {
    const { user, say } = await openResults(contact);
    const row = rows()[1] as HTMLElement;
    await user.click(row);
    await say("scene-changed", words("1:1/1", "Write."));
    await screen.findByText("No longer found: No full stop");
    expect(document.activeElement).toBe(row);
    expect(row.getAttribute("aria-expanded")).toBe("false");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(openRow().textContent).toContain("Red box");
  });

  test("go on after the finding that was just mended", async () => {
    const { user, say } = await openResults(contact);
    const next = screen.getByRole("button", { name: "Next finding" });
    await user.click(next);
    await user.click(next);
    await say("scene-changed", words("1:1/1", "Write."));
    await screen.findByText("No longer found: No full stop");
    await user.click(next);
    expect(openRow().textContent).toContain("Red box");
  });

  test("say when their screen was deleted", async () => {
    const { say } = await openResults(contact);
    await say("scene-changed", { changes: [{ id: "1:1", node: null }] });
    expect(screen.getByRole("heading", { name: "This screen was deleted" })).toBeTruthy();
  });
});

describe("when something else is selected, the results", () => {
  test("stay, and offer to review it: then what is found on it is shown, and nothing is asked for", async () => {
    const { user, say, heard, readAnew } = await openResults(contact);
    await say("selection-changed", select(basket));
    expect(headline()).toBe("Must be fixed");
    expect(screen.getByText("You selected Basket.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Review it" }));
    await waitFor(() => expect(heard("read-scene").at(-1)).toMatchObject({ frameIds: ["3:1"] }));
    await readAnew(basket);
    expect(await screen.findByRole("heading", { name: "Basket" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Second opinion" })).toBeNull();
  });

  test("say nothing when it is a layer of theirs", async () => {
    const { say } = await openResults(contact, home);
    await say("selection-changed", select(home));
    expect(screen.queryByText(/You selected/)).toBeNull();
  });
});

describe("many findings", () => {
  const many = screenOf(
    "5:1",
    "Help",
    Array.from({ length: 20 }, (_, index) => `Now and then write to desk ${index} before noon`),
  );

  test("are searched by their words, in the details too, and a search is taken back with Escape", async () => {
    const { user } = await openResults(many);
    const field = screen.getByRole("textbox", { name: "Search findings" });
    await user.type(field, "DESK 19");
    expect(rows().map(firstWords)).toEqual(["“Now and then write to desk 19 before no…”"]);
    expect(rows()[0]?.closest("details")?.open).toBe(true);
    expect(document.activeElement).toBe(field);
    await user.type(field, " blue");
    expect(screen.getByText("Nothing here matches.")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.getByText("12 findings", { selector: "p" })).toBeTruthy();
    expect(screen.queryByText("Nothing here matches.")).toBeNull();
  });
});

describe("a layer that cannot be shown", () => {
  test.each([
    ["locked", "This layer is locked, or lies in a locked layer. Unlock it to change it by hand."],
    ["hidden", "This layer is hidden now. It is selected, but cannot be seen."],
    ["gone", "This layer was deleted, so there is nothing to show."],
  ] as const)("because it is %s is explained", async (reason, words) => {
    const { user, say } = await openResults(contact);
    await user.click(screen.getByRole("button", { name: "Next finding" }));
    await say("locating-failed", { id: "1:1/0", reason });
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Close this message" }));
    expect(screen.queryByText(words)).toBeNull();
  });

  test("is said until something newer is", async () => {
    const { user, say } = await openResults(contact);
    await user.click(screen.getByRole("button", { name: "Next finding" }));
    await say("locating-failed", { id: "1:1/0", reason: "locked" });
    expect(screen.getByText(/is locked/)).toBeTruthy();
    await say("scene-changed", { changes: [{ id: "1:1/0", node: null }] });
    expect(await screen.findByText(/^No longer found: /)).toBeTruthy();
    expect(screen.queryByText(/is locked/)).toBeNull();
  });
});

describe("before anything is asked", () => {
  const gravest = async () =>
    within(await screen.findByRole("list", { name: "The worst findings" })).getAllByRole("button");

  test("the gravest findings are there, and each leads to itself in the results", async () => {
    const { user, show, heard } = await openPanel();
    await show(contact);
    const list = await gravest();
    expect(list.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^No full stop/),
      expect.stringMatching(/^No full stop/),
      expect.stringMatching(/^Red box/),
    ]);
    await user.click(list[2] as HTMLElement);
    expect(openRow().textContent).toContain("Red box");
    expect(heard("locate-layer")).toEqual([{ id: "1:1/red" }]);
    expect(screen.getByRole("button", { name: "Back" })).toBeTruthy();
  });

  test("of one title stand below one heading, as many as there is room for, with how grave each is", async () => {
    const { user, show } = await openPanel();
    const lines = Array.from({ length: 6 }, (_, index) => `Write to us before ${index + 1} noon`);
    await show(screenOf("7:1", "Account", [...lines, "Never ask for it twice"]));
    const list = await gravest();
    expect(screen.getByRole("heading", { level: 3, name: "No full stop 7 findings" })).toBeTruthy();
    const grave = list.map(({ textContent }) => textContent.match(/Critical|Major/)?.[0]);
    expect(grave).toEqual(["Critical", ...Array.from({ length: 6 }, () => "Major")]);
    await user.click(list[1] as HTMLElement);
    expect(openRow().textContent).toMatch(/^No full stop.*Major/);
  });

  test("those of several screens are the gravest of all, one cause is told once, and each leads to its screen", async () => {
    const { user, show } = await openPanel();
    await show(screenOf("7:1", "Account", ["Write to us before noon"]), contact);
    const list = await gravest();
    expect(list.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^No full stop.*Critical/),
      expect.stringMatching(/^No full stop“Write to us before noon”.* on 2 screens.*Major/),
      expect.stringMatching(/^Red box.*Minor/),
    ]);
    await user.click(list[2] as HTMLElement);
    expect(openRow().textContent).toContain("Red box");
  });
});

describe("several screens", () => {
  const three = [home, screenOf("7:1", "Account", ["Write to us before noon"]), contact] as const;
  const screens = () => screen.getByRole("list", { name: "Screens" });

  test("stand side by side with name and count; a press shows one’s findings alone, another one all", async () => {
    const { user } = await openResults(...three);
    expect(headline()).toBe("Must be fixed");
    const account = () => screen.getByRole("button", { name: /^Account/ });
    expect(
      within(screens())
        .getAllByRole("button")
        .map((one) => one.textContent),
    ).toEqual([
      "HomeNo fault measured",
      "Account1Should be fixed, 1 finding",
      "Contact us3Must be fixed, 3 findings",
    ]);
    await user.click(account());
    expect(headline()).toBe("Should be fixed");
    expect(account().getAttribute("aria-pressed")).toBe("true");
    expect(rows()).toHaveLength(1);
    await user.click(account());
    expect(headline()).toBe("Must be fixed");
  });

  test("of which details are left say so, and list them at once, each a click from its screen", async () => {
    const help = screenOf("4:1", "Help", ["By the way"]);
    const { user, show } = await openPanel();
    await show(home, help);
    await waitFor(() => expect(headline()).toBe("Nothing but details"));
    await user.click(screen.getByRole("button", { name: /No full stop.*By the way/ }));
    expect(openRow().textContent).toContain("By the way");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: "1 detail" }));
    expect(headline()).toBe("Nothing but details");
    expect(screen.getByRole("button", { name: /^Home/ }).textContent).toBe("HomeNo fault measured");
    expect(screen.getByRole("button", { name: /^Help/ }).textContent).toBe("HelpNothing but details");
  });

  test("are led to by the number of what their list has: details are counted at their screen", async () => {
    const { show } = await openPanel();
    await show(contact, screenOf("4:1", "Help", ["By the way"]));
    expect(await screen.findByRole("button", { name: "All 3 findings" })).toBeTruthy();
  });

  test("have one list by cause, whose places are shown screen by screen and lead to the layers", async () => {
    const { user, heard } = await openResults(...three);
    const cause = screen.getByRole("button", { name: /No full stop.*on 2 screens/ });
    await user.click(cause);
    const places = screen.getAllByRole("button", {
      name: /^Show “Write to us before noon”( link)? on the canvas$/,
    });
    for (const place of places) await user.click(place);
    expect(heard("locate-layer").map(({ id }) => id)).toEqual(["7:1/0", "1:1/1"]);
    await user.click(screen.getByRole("button", { name: /^Account/ }));
    expect(headline()).toBe("Should be fixed");
  });

  test("lead from the start to a finding of several screens, open, with no search", async () => {
    const { user, show } = await openPanel();
    await show(...three);
    await user.click(await screen.findByRole("button", { name: /No full stop.*on 2 screens/ }));
    expect(
      await screen.findByRole("button", { name: /No full stop.*on 2 screens/, expanded: true }),
    ).toBeTruthy();
    expect(screen.queryByDisplayValue("No full stop")).toBeNull();
  });

  test("have a cause dismissed once for all of them", async () => {
    const { user, heard } = await openResults(...three);
    await user.click(screen.getByRole("button", { name: /No full stop.*on 2 screens/ }));
    await user.click(screen.getByRole("button", { name: "Dismiss…" }));
    expect(screen.getByRole("radio", { name: "These 3 layers" })).toHaveProperty("checked", true);
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(heard("dismiss")).toMatchObject([{ places: ["7:1/0", "1:1/0", "1:1/1"] }]);
  });

  test("keep a cause in its place when it is found nowhere any more", async () => {
    const { say } = await openResults(...three);
    const before = rows();
    await say("scene-changed", {
      changes: ["1:1/0", "1:1/1", "7:1/0"].map((id) => ({ id, node: text("Write.", { id }) })),
    });
    expect(await screen.findByText("No longer found: No full stop (3)")).toBeTruthy();
    expect(rows()).toEqual(before);
    expect(rows().filter((row) => row.querySelector("s"))).toHaveLength(1);
    expect(rows().filter((row) => /No longer found/.test(row.textContent ?? ""))).toHaveLength(1);
  });
});
