import { expect, test } from "vitest";
import { startEngine } from "./quick-engine.ts";
import { DOORS } from "../plugin/stage/realm/crossing/calls.ts";

/** A realm that pauses as a plugin does, and then says so. */
const PAUSING = `
  const toHost = globalThis.${DOORS.toHost};
  const call = (name, ...args) => toHost(JSON.stringify({ value: { name, args } }));
  globalThis.${DOORS.toRealm} = (json) => call("heard", JSON.parse(json).value.name);
  call("startTimer", 1, 0);
  call("startTimer", 2, 0);
  call("stopTimer", 2);
`;

test("timers ring where the engine runs: nobody around it is asked", async () => {
  const calls: { name: string; args: readonly unknown[] }[] = [];
  const engine = await startEngine({
    realmCode: PAUSING,
    onCall: ({ name, args }) => void calls.push({ name, args }),
    onThrown: (text) => expect.unreachable(text),
  });
  await expect.poll(() => calls).toEqual([{ name: "heard", args: ["fireTimer"] }]);
  engine.close();
});
