import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage } from "../../language/load-language.ts";
import { SpokenContext } from "../../language/spoken.ts";
import { hideToast, showToast } from "./toast.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(async () => {
  const spoken = await loadLanguage("en");
  vi.useFakeTimers();
  render(
    <SpokenContext value={spoken}>
      <MantineProvider>
        <Toasts />
      </MantineProvider>
    </SpokenContext>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

/** How long a message takes to leave. */
const LEAVING_MS = 300;

const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
  act(() => void vi.advanceTimersByTime(LEAVING_MS));
};
const shown = () => screen.queryAllByRole("group").map(({ textContent }) => textContent);

test("a message goes by itself, but not while somebody points at it", () => {
  act(() => showToast({ message: "Saved" }));
  fireEvent.mouseEnter(screen.getByRole("group"));
  pass(60_000);
  expect(shown()).toEqual(["Saved"]);
  fireEvent.mouseLeave(screen.getByRole("group"));
  pass(10_000);
  expect(shown()).toEqual([]);
});

test("a message does not go while somebody has the focus in it", () => {
  act(() => showToast({ message: "Kept" }));
  const close = screen.getByRole("button", { name: "Close" });
  act(() => close.focus());
  pass(60_000);
  expect(shown()).toEqual(["Kept"]);
  act(() => close.blur());
  pass(10_000);
  expect(shown()).toEqual([]);
});

test("what is said again is there once, for its whole time", () => {
  act(() => showToast({ title: "Welcome", message: "You are signed in" }));
  pass(3000);
  act(() => showToast({ title: "Welcome", message: "You are signed in" }));
  pass(3000);
  expect(shown()).toEqual(["WelcomeYou are signed in"]);
  pass(1000);
  expect(shown()).toEqual([]);
});

test("a message that is to stay does, until it is closed or said anew", () => {
  act(() => showToast({ id: "failure", message: "It failed", autoClose: false }));
  act(() => showToast({ id: "failure", message: "It failed again", autoClose: false }));
  pass(60_000);
  expect(shown()).toEqual(["It failed again"]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  pass(0);
  expect(shown()).toEqual([]);
});

test("messages come into a place that is there before them; only bad news interrupts what is read aloud", () => {
  const place = document.querySelector("[aria-live=polite]");
  act(() => showToast({ id: "saved", message: "Saved" }));
  expect(place?.textContent).toBe("Saved");
  act(() => hideToast("saved"));
  pass(0);
  act(() => showToast({ message: "It failed", color: "red" }));
  expect(screen.getByRole("alert").textContent).toBe("It failed");
  expect(shown()).toEqual([]);
});
