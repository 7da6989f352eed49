import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../stand-ins/postgres/free-port.ts";
import { readEnv } from "../env.ts";
import { listen, type Listening } from "../listen.ts";
import { noLog } from "../log.ts";
import { answerPieces } from "./answer-pieces.ts";

/** Pieces that are larger than what lies on the way, of which one fails. */
async function* pieces(failsAt: number): AsyncGenerator<string> {
  for (let index = 0; index < 40; index += 1) {
    if (index === failsAt) throw new Error("The storage is away.");
    yield "x".repeat(100_000);
  }
}

let server: Listening;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  const app = new Hono()
    .get("/:at", (context) => answerPieces(context, noLog, pieces(Number(context.req.param("at")))))
    .onError((_, context) => context.text("It failed.", 500));
  server = await listen(app, readEnv({ NODE_ENV: "test", PORT: String(port) }));
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => server.stop());

const read = async (failsAt: number): Promise<number> =>
  (await (await fetch(`${url}/${failsAt}`)).text()).length;

test("a text comes whole, however long", async () => {
  expect(await read(-1)).toBe(4_000_000);
});

test("the half of a text is never taken for the whole: the connection is cut, and the server goes on", async () => {
  await expect(read(20)).rejects.toThrow();
  expect(await read(-1)).toBe(4_000_000);
});

test("what fails at once is told as a failure", async () => {
  expect((await fetch(`${url}/0`)).status).toBe(500);
});
