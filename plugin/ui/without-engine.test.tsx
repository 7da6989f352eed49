import * as engine from "./engine/engine.ts";
import { screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine, EngineSource } from "./engine/the-engine.ts";
import { noFullStop, openPanel, screenOf, select } from "../../tests/panel/open-panel.tsx";

const home = screenOf("2:1", "Home", ["Write to us before noon"]);
const FAILURE = "The checks could not be loaded";

/** An engine that does not come until the test says so; from a failure on it is away until it comes. */
function absentEngine() {
  let settle: { readonly resolve: (engine: Engine) => void; readonly reject: (error: Error) => void };
  const coming = new Promise<Engine>((resolve, reject) => {
    settle = { resolve, reject };
  });
  let state: "waiting" | "away" | "here" = "waiting";
  const here = { ...engine, RULES: [noFullStop] };
  const source = vi.fn<EngineSource>(() => {
    if (state === "away") return Promise.reject(new Error("It is away."));
    return state === "here" ? Promise.resolve(here) : coming;
  });
  const come = () => {
    state = "here";
    settle.resolve(here);
  };
  const fail = () => {
    state = "away";
    settle.reject(new Error("It did not come."));
  };
  return { source, come, fail };
}

/** A panel without an engine. */
async function openWithout() {
  const absent = absentEngine();
  return { ...absent, ...(await openPanel({ engine: absent.source })) };
}

const tryAgain = () => screen.findByRole("button", { name: "Try again" });

describe("until the engine is here", () => {
  test("the panel is drawn, and has it come when nothing else is to be done", async () => {
    const { source, say } = await openWithout();
    await say("selection-changed", { kind: "none" });
    expect(screen.getByRole("button", { name: "Settings" })).toBeTruthy();
    await waitFor(() => expect(source).toHaveBeenCalled());
  });

  test("what it does for the first time is done before a screen is selected", async () => {
    const warmUp = vi.fn(engine.warmUp);
    await openPanel({ engine: () => Promise.resolve({ ...engine, warmUp }) });
    await waitFor(() => expect(warmUp).toHaveBeenCalledOnce());
  });

  test("a screen is read, and its findings stand as soon as it has come", async () => {
    const { come, show } = await openWithout();
    await show(home);
    expect(await screen.findByText("Checking…")).toBeTruthy();
    come();
    expect(await screen.findByText("1 major")).toBeTruthy();
  });
});

describe("when the engine does not come", () => {
  /** The reason is for whoever looks into the console; what people read is on the panel. */
  let logged: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    logged = vi.spyOn(console, "error").mockImplementation(() => {});
  });

  afterEach(() => {
    expect(logged).toHaveBeenCalledWith(new Error("It did not come."));
  });

  test("that is said in the place of what is offered, and another try brings the findings", async () => {
    const { come, fail, user, show, heard } = await openWithout();
    await show(home);
    expect(heard("export-picture")).toEqual([]);
    fail();
    expect(await screen.findByRole("heading", { name: FAILURE })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Second opinion…" })).toBeNull();
    // The selection is shown all the same.
    await waitFor(() => expect(heard("export-picture")).toMatchObject([{ frameId: home.id }]));
    await user.click(await tryAgain());
    expect(await screen.findByRole("heading", { name: FAILURE })).toBeTruthy();
    come();
    await user.click(await tryAgain());
    expect(await screen.findByText("1 major")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Second opinion…" })).toBeTruthy();
  });

  test("the settings say so in the place of the rules, and show them after another try", async () => {
    const { come, fail, user, say } = await openWithout();
    await say("selection-changed", { kind: "none" });
    await user.click(screen.getByRole("button", { name: "Settings" }));
    fail();
    await user.click(await screen.findByText("Rules"));
    expect(screen.getByRole("heading", { name: FAILURE })).toBeTruthy();
    come();
    await user.click(await tryAgain());
    expect(await screen.findByRole("combobox", { name: "No full stop" })).toBeTruthy();
  });

  test("a library says so, and another selection of a screen tries again by itself", async () => {
    const { come, fail, user, say, readAnew } = await openWithout();
    await say("selection-changed", { kind: "none" });
    await user.click(screen.getByRole("button", { name: "Check this page" }));
    fail();
    expect(await screen.findByRole("heading", { name: FAILURE })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back" }));
    come();
    await say("selection-changed", select(home));
    await readAnew(home);
    expect(await screen.findByText("1 major")).toBeTruthy();
  });
});
