import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { EXIT_CODES } from "../../server/start-fault.ts";
import { startEmbedded } from "./postgres.ts";
import { openSql } from "../../tests/database/support/open-sql.ts";
import { useFolder } from "../../tests/use-folder.ts";

const TIMEOUT_MS = 40_000;

const folder = await useFolder();

async function ask<T extends object>(url: string, question: string): Promise<T | undefined> {
  const sql = openSql(url, { max: 1 });
  try {
    return (await sql.unsafe<T[]>(question))[0];
  } finally {
    await sql.end();
  }
}

/** A Node of its own that starts Postgres, and waits to be killed. */
function startElsewhere(wanted: string): {
  kill: () => void;
  ready: Promise<unknown>;
  output: Promise<string>;
} {
  const source = `
    import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, "postgres.ts"))};
    await startEmbedded({ folder: ${JSON.stringify(wanted)} });
    console.log("ready");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return {
    kill: () => void child.kill("SIGKILL"),
    ready: new Promise((resolve) => child.stdout.once("data", resolve)),
    output: text(child.stderr),
  };
}

describe("the Postgres that comes along", { timeout: TIMEOUT_MS }, () => {
  test("is made once, keeps its data and its port, and sorts by code point", async () => {
    const first = await startEmbedded({ folder });
    await ask(first.url, "create table kept as select 'é' as letter");
    await first.stop();
    const second = await startEmbedded({ folder });
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, "select letter, upper(letter) as upper from kept")).toEqual({
      letter: "é",
      upper: "É",
    });
    expect(
      await ask(second.url, "select 'B' < 'a' as sorts, current_setting('server_encoding') as encoding"),
    ).toEqual({
      sorts: true,
      encoding: "UTF8",
    });
    await second.stop();
  });

  test("listens on the loopback only, and asks for the password", async () => {
    const { url, stop } = await startEmbedded({ folder });
    expect(await ask(url, "select current_setting('listen_addresses') as listens")).toEqual({
      listens: "127.0.0.1",
    });
    const wrong = url.replace(/:[^:@]+@/, ":wrong@");
    await expect(ask(wrong, "select 1")).rejects.toMatchObject({ code: "28P01" });
    await stop();
  });

  test("is taken over when its Node was killed", async () => {
    const killed = startElsewhere(folder);
    await killed.ready;
    killed.kill();
    await killed.output;
    const { url, stop } = await startEmbedded({ folder });
    expect(await ask(url, "select 1 as one")).toEqual({ one: 1 });
    await stop();
  });

  test("refuses a second start on the same data, and the first goes on", async () => {
    const { url, stop } = await startEmbedded({ folder });
    await expect(startEmbedded({ folder })).rejects.toMatchObject({
      name: "StartFault",
      exitCode: EXIT_CODES.inUse,
      message: expect.stringContaining("is in use by another start"),
    });
    expect(await ask(url, "select 1 as one")).toEqual({ one: 1 });
    await stop();
  });

  test("says in one line that the disk cannot be written", async () => {
    const file = path.join(folder, "file");
    await writeFile(file, "");
    await expect(startEmbedded({ folder: path.join(file, "data") })).rejects.toMatchObject({
      name: "StartFault",
      exitCode: EXIT_CODES.disk,
      message: expect.stringMatching(/^The data cannot be written to [^\n]+ \(\w+\)\.[^\n]+$/),
    });
  });
});
