import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod";
import type { Question } from "../second-opinion/ask-model.ts";
import {
  standInModel,
  type Asked,
  type Said,
  type StandInModel,
} from "../../tests/second-opinion/stand-in-model.ts";
import { askChat } from "./chat-completions.ts";

const QUESTION: Question = {
  name: "find",
  instructions: "Look at one screen.",
  design: "<design></design>",
  pictures: [{ type: "image/png", bytes: new Uint8Array([1, 2, 3]) }],
  task: "Task: name problems.",
  closeUps: [],
  shape: z.object({ findings: z.array(z.object({ title: z.string().describe("in few words") })) }),
};
const ANSWER = '{"findings": [{"title": "one"}]}';

const models: StandInModel[] = [];
afterEach(async () => {
  for (const model of models.splice(0)) await model.stop();
});

async function open(answer: (asked: Asked) => Said) {
  const model = await standInModel(answer);
  models.push(model);
  const options = { apiKey: "k", baseUrl: model.url, model: "own", timeoutMs: 5000, maxOutputTokens: 16_000 };
  return { model, ask: askChat(options) };
}

async function hear(answer: (asked: Asked) => Said) {
  const { model, ask } = await open(answer);
  const pieces: string[] = [];
  const said = await ask(QUESTION, new AbortController().signal, (piece) => pieces.push(piece));
  return { said, heard: pieces.join(""), bodies: model.asked.map(({ body }) => body) };
}

/** An answer as it comes over the wire, event by event. */
const wire = (...events: readonly unknown[]): Said => ({
  response: new Response(
    [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), "data: [DONE]\n\n"].join(""),
    { headers: { "Content-Type": "text/event-stream" } },
  ),
});
const says = (delta: object, more: object = {}) => ({ choices: [{ index: 0, delta, ...more }] });
const ENDS = says({}, { finish_reason: "stop" });
const USAGE = { prompt_tokens: 900, completion_tokens: 30 };

const refuses = (message: string): Said => ({
  response: Response.json({ error: { message } }, { status: 400 }),
});

describe("a server that people run themselves", () => {
  test("is told the shape of an answer in words too: those that hold an answer to it need not tell the model", async () => {
    const { bodies } = await hear(() => ({ text: ANSWER }));
    expect(JSON.stringify(bodies[0]?.["messages"])).toContain("in few words");
    expect(bodies[0]).toMatchObject({ max_tokens: 16_000, response_format: { type: "json_schema" } });
  });

  test.each<[string, Said]>([
    ["tags around them", { text: `<think>{"findings": [{"title": "draft"}]}</think>\n${ANSWER}` }],
    ["the end of them alone", { text: `Perhaps {"findings": [{"title": "draft"}]}.</think>${ANSWER}` }],
    [
      "a field of their own",
      wire(says({ reasoning_content: "Hm." }), says({ reasoning: "Hm." }), says({ content: ANSWER }), ENDS),
    ],
  ])("may think before it answers, with %s", async (_, answer) => {
    const { said, heard } = await hear(() => answer);
    expect([said.text.trim(), heard.trim()]).toEqual([ANSWER, ANSWER]);
  });

  test.each<[string, readonly unknown[]]>([
    ["after the end, with an empty list", [says({ content: ANSWER }), ENDS, { choices: [], usage: USAGE }]],
    ["after the end, with no list", [says({ content: ANSWER }), ENDS, { usage: USAGE }]],
    [
      "with every piece, the last one right",
      [
        { ...says({ content: ANSWER }), usage: { prompt_tokens: 900, completion_tokens: 1 } },
        { ...ENDS, usage: USAGE },
      ],
    ],
    [
      "with pieces that have no words",
      [says({ content: null }), { choices: null }, says({ content: ANSWER }), { ...ENDS, usage: USAGE }],
    ],
  ])("may tell tokens %s", async (_, events) => {
    const { said } = await hear(() => wire(...events));
    expect(said).toEqual({ text: ANSWER, inputTokens: 900, outputTokens: 30 });
  });

  test("that tells no tokens is heard all the same", async () => {
    const { said } = await hear(() => wire(says({ content: ANSWER }), { ...ENDS, usage: null }));
    expect(said).toEqual({ text: ANSWER, inputTokens: 0, outputTokens: 0 });
  });

  test.each<[string, string, string]>([
    ["holds no answer to a shape", "response_format is not supported", "response_format"],
    ["counts no tokens in a stream", "Unknown field: stream_options", "stream_options"],
    [
      "has no room for so long an answer",
      "maximum context length is 16384 tokens, however you requested 21000 (16000 in the completion)",
      "max_tokens",
    ],
  ])("that %s is asked without that, then and from then on", async (_, message, field) => {
    const { model, ask } = await open(({ body }) => (field in body ? refuses(message) : { text: ANSWER }));
    const signal = new AbortController().signal;
    expect((await Promise.all([ask(QUESTION, signal), ask(QUESTION, signal)])).length).toBe(2);
    const before = model.asked.length;
    expect((await ask(QUESTION, signal)).text).toBe(ANSWER);
    expect(model.asked.length).toBe(before + 1);
  });

  test("that knows only the newer name of the most tokens is asked by that", async () => {
    const { bodies } = await hear(({ body }) =>
      "max_tokens" in body
        ? refuses("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")
        : { text: ANSWER },
    );
    expect(bodies.at(-1)).toMatchObject({ max_completion_tokens: 16_000 });
  });

  test("whose context is too small for the question says no, and is not asked for ever", async () => {
    const { model, ask } = await open(() => refuses("the request exceeds the available context size"));
    await expect(ask(QUESTION, new AbortController().signal)).rejects.toMatchObject({ reason: "unusable" });
    expect(model.asked.length).toBeLessThan(4);
  });
});
