import { describe, expect, test } from "vitest";
import { ApiError } from "../../shared/api/errors.ts";
import { streamPlaces, untilRead } from "./stream-places.ts";

const codeOf = (run: () => unknown): string => {
  try {
    run();
    return "taken";
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

const plugin = (installationId: string, addressHash = installationId) => ({
  userId: null,
  installationId,
  addressHash,
});
const account = (userId: string) => ({ userId, installationId: null, addressHash: "anywhere" });

const ROOM = { ofOne: 9, ofAddress: 9, withoutAccount: 9, ofAll: 9 };

describe("places for streams", () => {
  test("are so many for one, and so many for all", () => {
    const { take } = streamPlaces({ ...ROOM, ofOne: 2, ofAll: 3 });
    take(account("a"));
    take(account("a"));
    expect(codeOf(() => take(account("a")))).toBe("rate_limited");
    take(account("b"));
    expect(codeOf(() => take(account("c")))).toBe("unavailable");
  });

  test("are so many for all plugins without an account at one address", () => {
    const { take } = streamPlaces({ ...ROOM, ofAddress: 2 });
    take(plugin("a", "home"));
    take(plugin("b", "home"));
    expect(codeOf(() => take(plugin("c", "home")))).toBe("rate_limited");
    expect(codeOf(() => take(plugin("c", "office")))).toBe("taken");
    expect(codeOf(() => take({ ...account("d"), addressHash: "home" }))).toBe("taken");
  });

  test("are kept for accounts, however many plugins without one listen", () => {
    const { take, taken } = streamPlaces({ ...ROOM, withoutAccount: 2, ofAll: 3 });
    take(plugin("a"));
    take(plugin("b"));
    expect(codeOf(() => take(plugin("c")))).toBe("unavailable");
    expect(codeOf(() => take(account("d")))).toBe("taken");
    expect(taken()).toBe(3);
  });

  test("are given back once, and can be taken again", () => {
    const { take, taken } = streamPlaces({ ...ROOM, ofOne: 1, ofAll: 2 });
    const giveBack = take(plugin("a"));
    take(plugin("b"));
    giveBack();
    giveBack();
    expect(taken()).toBe(1);
    expect(codeOf(() => take(plugin("a")))).toBe("taken");
    expect(codeOf(() => take(plugin("c")))).toBe("unavailable");
  });
});

describe("an answer", () => {
  const count = () => {
    const state = { over: 0 };
    return { state, whenOver: () => void (state.over += 1) };
  };

  test("that is read to its end is over then, with status and headers as they were", async () => {
    const { state, whenOver } = count();
    const answer = untilRead(new Response("all of it", { status: 202, headers: { "X-A": "b" } }), whenOver);
    expect(state.over).toBe(0);
    expect([answer.status, answer.headers.get("X-A"), await answer.text()]).toEqual([202, "b", "all of it"]);
    expect(state.over).toBe(1);
  });

  test("that nobody listens to any longer is over then, and so is what it came from", async () => {
    const { state, whenOver } = count();
    let cancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1)),
      cancel: () => void (cancelled = true),
    });
    await untilRead(new Response(endless), whenOver).body?.cancel();
    expect([state.over, cancelled]).toEqual([1, true]);
  });

  test("that breaks is over, too", async () => {
    const { state, whenOver } = count();
    const broken = new ReadableStream({
      pull: () => {
        throw new Error("broken");
      },
    });
    await expect(untilRead(new Response(broken), whenOver).text()).rejects.toThrow();
    expect(state.over).toBe(1);
  });

  test("without a body is over at once", () => {
    const { state, whenOver } = count();
    untilRead(new Response(null, { status: 204 }), whenOver);
    expect(state.over).toBe(1);
  });
});
