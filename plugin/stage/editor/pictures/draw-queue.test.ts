import { expect, test } from "vitest";
import { createDrawQueue } from "./draw-queue.ts";

/** A queue whose clock moves only when something is drawn, and whose turns are taken by hand. */
function testQueue(costMs = 1) {
  let now = 0;
  let view = { x: 0, y: 0, width: 100, height: 100 };
  const turns: (() => void)[] = [];
  const drawn: string[] = [];
  const queue = createDrawQueue({ seen: () => view, nextTurn: (run) => turns.push(run), now: () => now });
  const ask = (name: string, x: number) =>
    queue.ask({
      box: { x, y: 0, width: 10, height: 10 },
      draw() {
        drawn.push(name);
        now += costMs;
      },
    });
  return {
    ask,
    drawn,
    turn: () => turns.shift()?.(),
    turnsLeft: () => turns.length,
    look: (x: number) => {
      view = { ...view, x };
      queue.wake();
    },
  };
}

test("what is seen is drawn first, then what is near, the nearest first; what is far away waits", () => {
  const { ask, drawn, turn } = testQueue();
  ask("far", 500);
  ask("nearer", 150);
  ask("near", 190);
  ask("seen", 50);
  turn();
  expect(drawn).toEqual(["seen", "nearer", "near"]);
});

test("what was far away is drawn when the view has moved there", () => {
  const { ask, drawn, turn, look } = testQueue();
  ask("far", 500);
  turn();
  look(450);
  turn();
  expect(drawn).toEqual(["far"]);
});

test("a turn ends when its time is over, and the next goes on", () => {
  const { ask, drawn, turn, turnsLeft } = testQueue(10);
  for (const name of ["a", "b", "c"]) ask(name, 0);
  turn();
  expect(drawn).toEqual(["a", "b"]);
  turn();
  expect(drawn).toEqual(["a", "b", "c"]);
  expect(turnsLeft()).toBe(0);
});

test("a wish that was taken back is not drawn", () => {
  const { ask, drawn, turn } = testQueue();
  ask("gone", 0)();
  turn();
  expect(drawn).toEqual([]);
});
