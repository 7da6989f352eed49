import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A question to a stand-in, as it came over the wire. */
export interface Asked {
  readonly question: "find" | "verify" | "reply";
  /** All words of the question. */
  readonly words: string;
  readonly pictures: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The answer of a stand-in: a text told piece by piece, with pauses; how it ends; or another response altogether. */
export interface Said {
  readonly text?: string;
  readonly refusal?: string;
  /** Ends the answer in the middle: as if the connection broke, or as one that is too long. */
  readonly ends?: "whole" | "broken" | "incomplete" | "never" | "failed";
  /** The tokens that it claims to have read; 1000 when absent. */
  readonly inputTokens?: number;
  readonly pieceMs?: number;
  readonly beforeMs?: number;
  readonly response?: Response;
}

export interface StandInModel {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly stop: () => Promise<void>;
}

const PIECE = 24;
const READ = 1000;
const WRITTEN = 100;

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

interface Collected {
  readonly words: string[];
  pictures: number;
}

function collect(value: unknown, found: Collected): Collected {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isRecord(value)) {
    if (value["type"] === "input_image") found.pictures += 1;
    else for (const item of Object.values(value)) collect(item, found);
  } else if (typeof value === "string" && value.length > 20) found.words.push(value);
  return found;
}

function questionIn(words: string): Asked["question"] {
  if (words.includes("another reviewer claims")) return "verify";
  return words.includes("Answer with `points`") ? "reply" : "find";
}

function read(body: Readonly<Record<string, unknown>>): Asked {
  const asked = [body["instructions"], body["input"]];
  const { words, pictures } = collect(asked, { words: [], pictures: 0 });
  const all = words.join("\n");
  return {
    question: questionIn(all),
    words: all,
    pictures,
    body,
  };
}

const pieces = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) =>
    text.slice(index * PIECE, (index + 1) * PIECE),
  );

/** An event that ends an answer of OpenAI's Responses API. */
const endOf = (isWhole: boolean, read: number): string =>
  event({
    type: isWhole ? "response.completed" : "response.incomplete",
    response: { usage: { input_tokens: read, output_tokens: WRITTEN, total_tokens: read + WRITTEN } },
  });

async function* speak(said: Said): AsyncGenerator<string> {
  const { text = "", refusal, ends = "whole", inputTokens = READ, pieceMs = 0, beforeMs = 0 } = said;
  if (beforeMs > 0) await setTimeout(beforeMs);
  if (refusal) yield event({ type: "response.refusal.delta", delta: refusal });
  for (const piece of pieces(text)) {
    if (pieceMs > 0) await setTimeout(pieceMs);
    yield event({ type: "response.output_text.delta", delta: piece });
  }
  if (ends === "never") await new Promise(() => {});
  if (ends === "failed") yield event({ type: "response.failed", response: { error: { message: "no" } } });
  if (ends === "whole" || ends === "incomplete") yield endOf(ends === "whole", inputTokens);
}

function bytesOf(words: AsyncGenerator<string>): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await words.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

const stream = (said: Said): Response =>
  new Response(bytesOf(speak(said)), { headers: { "Content-Type": "text/event-stream" } });

/** A model behind a real port that speaks the Responses API, and answers as it is told. */
export async function standInModel(answer: (asked: Asked) => Said | Promise<Said>): Promise<StandInModel> {
  const asked: Asked[] = [];
  const take = async (body: Readonly<Record<string, unknown>>): Promise<Response> => {
    const one = read(body);
    asked.push(one);
    const said = await answer(one);
    return said.response ?? stream(said);
  };
  const app = new Hono().post("/v1/responses", async (context) => take(await context.req.json()));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    stop: async () => {
      if ("closeAllConnections" in server) server.closeAllConnections();
      server.close();
    },
  };
}
