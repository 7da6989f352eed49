import { describe, expect, test } from "vitest";
import type { Said } from "../../tests/second-opinion/stand-in-model.ts";
import type { FailureReason } from "./second-opinion.ts";
import {
  CLAIM,
  OTHER,
  REQUEST,
  findings,
  give,
  modelThat,
  opinionOf,
  opinionOn,
} from "../../tests/second-opinion/give-opinion.ts";

describe("of no answer people learn why", () => {
  const status = (code: number, headers: Readonly<Record<string, string>> = {}): Said => ({
    response: Response.json({ error: { message: "no" } }, { status: code, headers }),
  });

  test.each<[string, () => Said, FailureReason]>([
    ["nothing", () => ({}), "unusable"],
    ["no JSON", () => ({ text: "All good!" }), "unusable"],
    ["another shape", () => ({ text: '{"results": []}' }), "unusable"],
    ["a refusal", () => ({ refusal: "I cannot" }), "refused"],
    ["a failure in the stream", () => ({ ends: "failed" }), "down"],
    ["a broken stream", () => ({ ends: "broken" }), "unusable"],
    ["400", () => status(400), "unusable"],
    ["401", () => status(401), "down"],
    ["500", () => status(500), "down"],
    ["429 for longer than people wait", () => status(429, { "Retry-After": "40" }), "busy"],
    ["a page that is no stream", () => ({ response: new Response("<html>") }), "unusable"],
    ["a book", () => ({ text: "x".repeat(250_000) }), "unusable"],
  ])("%s", async (_, find, reason) => {
    const model = await modelThat(() => find());
    await expect(give(model)).rejects.toMatchObject({ reason, cost: { model: "some-model" } });
  });

  test("a service that says when to come back is not waited for, and not asked again", async () => {
    const model = await modelThat(() => status(429, { "Retry-After": "40" }));
    await expect(give(model)).rejects.toMatchObject({ retryAfterS: 40 });
    expect(model.asked).toHaveLength(1);
  });

  test("a service that is away for a moment is asked once more", async () => {
    let tries = 0;
    const model = await modelThat(() =>
      tries++ === 0 ? status(503, { "Retry-After": "0" }) : findings(CLAIM),
    );
    expect((await give(model)).findings).toHaveLength(1);
  });

  test("nobody listening", async () => {
    await expect(give({ url: "http://127.0.0.1:9/v1" })).rejects.toMatchObject({ reason: "down" });
  });

  test("silence", async () => {
    const model = await modelThat({ ends: "never" });
    await expect(give(model, {}, { screenMs: 100 })).rejects.toMatchObject({ reason: "slow" });
  });

  test("when it is stopped", async () => {
    const model = await modelThat({ ends: "never" });
    const stop = new AbortController();
    const asked = opinionOf(model.url).give(REQUEST, () => {}, stop.signal);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ reason: "stopped" });
  });

  test("of a model that does not hear that it is stopped: what was asked before is paid", async () => {
    const stop = new AbortController();
    const opinion = opinionOn(async ({ name }, _, onText) => {
      if (name === "verify") return new Promise(() => stop.abort());
      const { text = "" } = findings(CLAIM);
      onText?.(text);
      return { text, inputTokens: 1000, outputTokens: 100 };
    });
    const asked = opinion.give(REQUEST, () => {}, stop.signal);
    await expect(asked).rejects.toMatchObject({ reason: "stopped", cost: { inputTokens: 1000 } });
  });

  test("a second look that fails leaves nothing that was not verified", async () => {
    const model = await modelThat(findings(CLAIM), () => status(500));
    await expect(give(model)).rejects.toMatchObject({ reason: "down", cost: { inputTokens: 1000 } });
  });

  test("more tokens than a screen may take: what was verified until then stays", async () => {
    const model = await modelThat(findings(CLAIM, OTHER));
    const { findings: found, screens } = await give(model, {}, { screenTokens: 500 });
    expect(found).toMatchObject([{ title: CLAIM.title }]);
    expect(screens).toEqual([{ frameId: "1:1", state: "partly", reason: "unusable" }]);
  });
});
