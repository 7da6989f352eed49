import { expect, test } from "vitest";
import { openEventLog, type EventLog } from "./event-log.ts";

async function allOf(log: EventLog<number>): Promise<readonly number[]> {
  const all: number[] = [];
  for await (const event of log.follow()) all.push(event);
  return all;
}

test("everybody hears everything, in order, whenever they come", async () => {
  const log = openEventLog<number>();
  const early = allOf(log);
  log.tell(1);
  log.tell(2);
  const later = allOf(log);
  await Promise.resolve();
  log.tell(3);
  log.end();
  expect(await Promise.all([early, later, allOf(log)])).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test("nothing is told after the end", async () => {
  const log = openEventLog<number>();
  log.tell(1);
  log.end();
  log.tell(2);
  expect(await allOf(log)).toEqual([1]);
});

test("who stops listening stops nobody else", async () => {
  const log = openEventLog<number>();
  log.tell(1);
  for await (const event of log.follow()) if (event === 1) break;
  log.tell(2);
  log.end();
  expect(await allOf(log)).toEqual([1, 2]);
});
