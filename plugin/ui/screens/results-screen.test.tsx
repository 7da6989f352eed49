import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { text } from "../../../shared/scene/testing.ts";
import { openPanel, screenOf, select } from "../testing.tsx";

const contact = screenOf(
  "1:1",
  "Contact us",
  ["Never ask for it twice", "Write to us before noon", "Done.", "Why?"],
  true,
);
const home = screenOf("2:1", "Home", ["Hello."]);
const basket = screenOf("3:1", "Basket", ["Two things"]);

const rows = () => screen.getAllByRole("button", { expanded: false });
const openRow = () => screen.getByRole("button", { expanded: true });
const headline = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the results", () => {
  test("begin with a verdict that everybody understands", async () => {
    const { review } = await openPanel();
    await review(contact);
    expect(headline()).toBe("Not ready yet");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  });

  test("list the worst first, aspect by aspect, with severity, certainty and layer in words", async () => {
    const { review } = await openPanel();
    await review(contact);
    expect(rows().map((row) => row.textContent)).toEqual([
      "No full stopCritical·Measured“Never ask for it twice”",
      "No full stopMajor·Measured“Write to us before noon”",
      "Red boxMinor·Likelybox at the bottom left",
    ]);
  });

  test("fold details away at the end, and count the open ones alone", async () => {
    const { user, review } = await openPanel();
    await review(screenOf("4:1", "Help", ["Write to us before noon", "By the way"]));
    expect(screen.getByRole("tab", { name: "All 1" })).toBeTruthy();
    const fold = screen.getByText("Details (1)").closest("details");
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText("Details (1)"));
    expect(within(fold as HTMLElement).getByRole("button", { name: /By the way/ })).toBeTruthy();
  });

  test("say when nothing but details is left", async () => {
    const { review } = await openPanel();
    await review(screenOf("4:1", "Help", ["By the way"]));
    expect(headline()).toBe("Nothing but details");
  });

  test("say honestly what was checked when nothing was found", async () => {
    const { review } = await openPanel();
    await review(home);
    expect(headline()).toBe("Nothing found");
    expect(screen.getByText("2 layers checked against 2 rules.")).toBeTruthy();
  });

  test("lead to the layer and open the finding with one click", async () => {
    const { user, review, heard } = await openPanel();
    await review(contact);
    await user.click(screen.getByRole("button", { name: /Red box/ }));
    expect(heard("locate-layer")).toEqual([{ id: "1:1/red" }]);
    expect(screen.getByText("Red alarms.")).toBeTruthy();
    expect(screen.getByText("Use #ffffff.")).toBeTruthy();
    expect(screen.getByText("4:1")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Sample" })).toBeTruthy();
    expect(screen.getByText("Guidance or a good guess: judge for yourself.")).toBeTruthy();
    const link = screen.getByRole("link", { name: /w3\.org/ });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noreferrer"]);
  });

  test("close an open finding without moving the canvas", async () => {
    const { user, review, heard } = await openPanel();
    await review(contact);
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
      screen.getByRole("button", { name: /“Pay the whole of it when it arrives” \(1 of 2\) and 1 more/ }),
    );
    const links = screen.getAllByRole("button", {
      name: /^Show “Pay the whole of it when it arrives” \(. of 2\) on the canvas$/,
    });
    for (const link of links.slice(1)) await user.click(link);
    expect(heard("locate-layer").map(({ id }) => id)).toEqual(["1:1/0", "1:1/1"]);
  });

  test("are gone through with the keyboard, round and round", async () => {
    const { user, review, heard } = await openPanel();
    await review(contact);
    await user.keyboard("jj{ArrowDown}jk");
    expect(heard("locate-layer").map(({ id }) => id)).toEqual([
      "1:1/0",
      "1:1/1",
      "1:1/red",
      "1:1/0",
      "1:1/red",
    ]);
    expect(document.activeElement).toBe(openRow());
  });

  test("are gone through with buttons that keep the focus", async () => {
    const { user, review } = await openPanel();
    await review(contact);
    const next = screen.getByRole("button", { name: "Next finding" });
    await user.click(next);
    await user.click(next);
    expect(screen.getByText("2 of 3")).toBeTruthy();
    expect(document.activeElement).toBe(next);
    await user.click(screen.getByRole("button", { name: "Previous finding" }));
    expect(screen.getByText("1 of 3")).toBeTruthy();
  });

  test("can be filtered by aspect, also with the arrow keys", async () => {
    const { user, review } = await openPanel();
    await review(contact);
    await user.click(screen.getByRole("tab", { name: "UI 1" }));
    expect(rows()).toHaveLength(1);
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Copy 2" }).getAttribute("aria-selected")).toBe("true");
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole("tab", { name: "UX 0" }));
    expect(screen.getByText("Nothing found on UX.")).toBeTruthy();
  });

  test("keep apart what could not be decided", async () => {
    const { review } = await openPanel();
    await review(contact);
    const unsure = screen.getByText("Not sure (1)").closest("details") as HTMLElement;
    expect(within(unsure).getByText("A question may end otherwise.")).toBeTruthy();
    expect(unsure.hasAttribute("open")).toBe(false);
  });

  test("lead back to the start", async () => {
    const { user, review } = await openPanel();
    await review(contact);
    await user.click(screen.getByRole("button", { name: "New feedback" }));
    expect(screen.getByRole("button", { name: "Get feedback" })).toBeTruthy();
  });
});

describe("while the design changes, the results", () => {
  test("lose what was fixed, and say so", async () => {
    const { review, say } = await openPanel();
    await review(contact);
    await say("scene-changed", { changes: [{ id: "1:1/0", node: text("Never.", { id: "1:1/0" }) }] });
    const notice = await screen.findByText("Fixed: No full stop");
    expect(notice.closest("[aria-live=polite]")).not.toBeNull();
    expect(headline()).toBe("Needs work");
    expect(rows()).toHaveLength(2);
  });

  test("gain what came in", async () => {
    const { review, say } = await openPanel();
    await review(home);
    await say("scene-changed", { changes: [{ id: "2:1/0", node: text("Hello", { id: "2:1/0" }) }] });
    expect(await screen.findByText("1 new finding")).toBeTruthy();
    expect(headline()).toBe("Needs work");
  });

  test("go on after the finding that was just fixed", async () => {
    const { user, review, say } = await openPanel();
    await review(contact);
    await user.keyboard("jj");
    await say("scene-changed", { changes: [{ id: "1:1/1", node: text("Write.", { id: "1:1/1" }) }] });
    await screen.findByText("Fixed: No full stop");
    await user.keyboard("j");
    expect(openRow().textContent).toContain("Red box");
  });

  test("say when their screen was deleted", async () => {
    const { review, say } = await openPanel();
    await review(contact);
    await say("scene-changed", { changes: [{ id: "1:1", node: null }] });
    expect(headline()).toBe("This screen was deleted");
  });
});

describe("when something else is selected, the results", () => {
  test("stay, and offer to review it", async () => {
    const { user, review, say, heard } = await openPanel();
    await review(contact);
    await say("selection-changed", select(basket));
    expect(headline()).toBe("Not ready yet");
    expect(screen.getByText("You selected Basket.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Review it" }));
    await waitFor(() => expect(heard("read-scene").at(-1)).toMatchObject({ frameIds: ["3:1"] }));
  });

  test("say nothing when it is a layer of theirs", async () => {
    const { review, say } = await openPanel();
    await review(contact, home);
    await say("selection-changed", select(home));
    expect(screen.queryByText(/You selected/)).toBeNull();
  });
});

test("one request covers several screens, each with its verdict", async () => {
  const { user, review, heard } = await openPanel();
  await review(contact, home);
  expect(heard("read-scene")[0]).toMatchObject({ frameIds: ["1:1", "2:1"] });
  const screens = screen.getByRole("navigation", { name: "Screens" });
  expect(
    within(screens)
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["Contact usNot ready yet, 3 findings", "HomeNothing found, 0 findings"]);
  await user.click(within(screens).getByRole("button", { name: /Home/ }));
  expect(headline()).toBe("Nothing found");
});

describe("a layer that cannot be shown", () => {
  test.each([
    ["locked", "“Never ask for it twice” is locked, or lies in a locked layer. Unlock it to change it."],
    ["hidden", "“Never ask for it twice” is hidden now. It is selected, but cannot be seen."],
    ["gone", "“Never ask for it twice” was deleted, so there is nothing to show."],
  ] as const)("because it is %s is explained", async (reason, words) => {
    const { user, review, say } = await openPanel();
    await review(contact);
    await user.keyboard("j");
    await say("locating-failed", { id: "1:1/0", reason });
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Close this message" }));
    expect(screen.queryByText(words)).toBeNull();
  });
});
