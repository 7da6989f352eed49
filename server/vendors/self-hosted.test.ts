import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { CLAIM, REQUEST, STANDS, opinionOn } from "../../tests/second-opinion/give-opinion.ts";
import { askChat } from "./chat-completions.ts";

type Body = Readonly<Record<string, unknown>>;

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface SelfHosted {
  readonly answer: (body: Body) => Response;
  readonly asked: Body[];
}

async function open({ answer, asked }: SelfHosted) {
  const app = new Hono().post("/v1/chat/completions", async (context) => {
    const body: Body = await context.req.json();
    asked.push(body);
    return answer(body);
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  servers.push(server);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return askChat({ apiKey: "any", baseUrl, model: "own", timeoutMs: 5000, maxOutputTokens: 16_000 });
}

const stream = (...events: readonly object[]): Response =>
  new Response(
    [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), "data: [DONE]\n\n"].join(""),
    {
      headers: { "Content-Type": "text/event-stream" },
    },
  );

const delta = (words: object) => ({ choices: [{ index: 0, delta: words, finish_reason: null }] });
const END = { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
const tokens = (read: number) => ({
  choices: [],
  usage: { prompt_tokens: read, completion_tokens: 90, total_tokens: read + 90 },
});

/** A claim for the first question, and its verdict for the second. */
const saidTo = (body: Body): string =>
  JSON.stringify(body).includes("another reviewer claims")
    ? JSON.stringify({ findings: [], verdicts: [STANDS] })
    : JSON.stringify({ findings: [CLAIM], verdicts: [] });

const schemaOf = (body: Body): unknown =>
  (body["response_format"] as { readonly json_schema?: { readonly schema?: unknown } } | undefined)
    ?.json_schema?.schema;

/** https://docs.ollama.com/api/openai-compatibility: what it does not know it passes over, a shape it holds to. */
function ollama(room: number): SelfHosted {
  const asked: Body[] = [];
  return {
    asked,
    answer: (body) => {
      const told = (body["stream_options"] as { readonly include_usage?: boolean } | undefined)
        ?.include_usage;
      const said = schemaOf(body) ? saidTo(body) : "Here is what I see.";
      // The server cuts off the beginning of a question that does not fit, and says nothing of it.
      const read = Math.min(room, Math.ceil(JSON.stringify(body["messages"]).length / 3.6));
      return stream(delta({ role: "assistant", content: said }), END, ...(told ? [tokens(read)] : []));
    },
  };
}

/** https://docs.vllm.ai/en/stable/serving/openai_compatible_server: an error is in `error`, or flat, in older ones. */
function vllm(room: number, isFlat: boolean): SelfHosted {
  const asked: Body[] = [];
  const refuse = (message: string): Response => {
    const fault = { message, type: "BadRequestError", param: null, code: 400 };
    return Response.json(isFlat ? { object: "error", ...fault } : { error: fault }, { status: 400 });
  };
  return {
    asked,
    answer: (body) => {
      const wanted = Number(body["max_tokens"] ?? 0);
      const read = 3000;
      if (read + wanted > room)
        return refuse(
          `This model's maximum context length is ${room} tokens. However, you requested ${read + wanted} tokens (${read} in the messages, ${wanted} in the completion). Please reduce the length of the messages or completion.`,
        );
      const said = saidTo(body);
      return stream(
        delta({ role: "assistant", content: "" }),
        delta({ reasoning_content: "The user wants problems." }),
        delta({ content: said.slice(0, 40) }),
        delta({ content: said.slice(40) }),
        END,
        tokens(read),
      );
    },
  };
}

/** https://lmstudio.ai/docs/developer/openai-compat/structured-output: only `json_schema`; an error is a sentence. */
function lmStudio(canHoldShape: boolean): SelfHosted {
  const asked: Body[] = [];
  return {
    asked,
    answer: (body) => {
      const format = body["response_format"] as { readonly type?: string } | undefined;
      if (format && format.type !== "json_schema")
        return Response.json(
          { error: "'response_format.type' must be 'json_schema' or 'text'" },
          { status: 400 },
        );
      if (format && !canHoldShape)
        return Response.json({ error: "Failed to process 'response_format': grammar" }, { status: 400 });
      const said = saidTo(body);
      return stream(
        delta({
          role: "assistant",
          content: format ? said : `<think>Well.</think>\n\`\`\`json\n${said}\n\`\`\``,
        }),
        END,
      );
    },
  };
}

async function give(server: SelfHosted) {
  const events: string[] = [];
  const opinion = opinionOn(await open(server), {
    screenTokens: 100_000,
    log: (event) => void events.push(event),
  });
  const { findings } = await opinion.give(REQUEST, () => {}, new AbortController().signal);
  return { titles: findings.map(({ title }) => title), events };
}

describe("a model that people run themselves gives its opinion", () => {
  test.each<[string, SelfHosted]>([
    ["Ollama", ollama(16_384)],
    ["vLLM", vllm(32_768, false)],
    ["vLLM with little room for an answer", vllm(8192, false)],
    ["vLLM as it worded errors before", vllm(8192, true)],
    ["LM Studio", lmStudio(true)],
    ["LM Studio with a model that cannot hold to a shape", lmStudio(false)],
  ])("on %s", async (_, server) => {
    expect(await give(server)).toEqual({ titles: [CLAIM.title], events: [] });
    expect(server.asked[0]).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  test("on Ollama with its usual room its keepers are told that questions were cut", async () => {
    const { events } = await give(ollama(400));
    expect(events).toContain("second_opinion_question_cut");
  });
});
