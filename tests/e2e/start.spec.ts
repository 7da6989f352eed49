import { spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Run {
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  readonly signal: (signal: NodeJS.Signals) => void;
}

/** Starts the product as a person does, on a port of its own. */
function start(port: string): Run {
  const child = spawn("npm", ["start"], { cwd: ROOT, env: { ...process.env, PORT: port }, detached: true });
  let text = "";
  const collect = (chunk: Buffer): void => void (text += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return {
    output: () => text,
    ended: new Promise((resolve) => child.on("close", resolve)),
    // Ctrl-C reaches the whole group, as on a terminal.
    signal: (signal) => void process.kill(-(child.pid ?? 0), signal),
  };
}

const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === "object" ? address?.port : "")));
    });
  });

test("npm start says where everything is, serves it, and stops on Ctrl-C", async ({ request }) => {
  const port = await freePort();
  const run = start(port);
  await expect.poll(run.output, { timeout: 20_000 }).toContain("is up");
  expect(run.output()).toContain(`http://localhost:${port}/try`);
  expect((await request.get(`http://localhost:${port}/try`)).status()).toBe(200);
  run.signal("SIGINT");
  // npm itself ends by the signal; what counts is that nothing of ours is left.
  await run.ended;
  expect(run.output()).toContain("Stopping …");
  await expect(request.get(`http://localhost:${port}/`)).rejects.toThrow("ECONNREFUSED");
});

test("a port in use is said in one line, and the first server goes on", async ({ request, baseURL }) => {
  const run = start(new URL(baseURL ?? "").port);
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/Port \d+ is in use\. Choose another one: PORT=\d+ npm start/);
  expect((await request.get("/")).status()).toBe(200);
});

test("a port that is no number is refused", async () => {
  const run = start("many");
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain("PORT must be a number from 1 to 65535, it is “many”.");
});

test("an address without a page answers 404, and pages are not cached", async ({ request }) => {
  expect((await request.get("/nowhere")).status()).toBe(404);
  const page = await request.get("/try");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  expect(page.headers()["x-content-type-options"]).toBe("nosniff");
});

test("the home page leads to the stage", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Try it on a sample design" }).click();
  await expect(page).toHaveURL(/\/try$/);
});
