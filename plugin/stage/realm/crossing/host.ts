import { type Call, DOORS, type HostCalls, type RealmCalls } from "./calls.ts";
import { openParcel, pack, type Part } from "./parcel.ts";

type Door = (json: string, ...parts: (ArrayBuffer | string)[]) => void;
type Result = Parameters<RealmCalls["answer"]>[1];

/** The host as the realm sees it: calls without an answer, and calls with one. */
export interface Host {
  tell<Name extends keyof HostCalls>(name: Name, ...args: Parameters<HostCalls[Name]>): void;
  ask<Name extends keyof HostCalls>(
    name: Name,
    ...args: Parameters<HostCalls[Name]>
  ): Promise<Awaited<ReturnType<HostCalls[Name]>>>;
  settle: RealmCalls["answer"];
}

/**
 * The longest text that goes as JSON, in characters: to write and read a longer one takes longer than to hand
 * it over.
 */
const LONGEST_TEXT = 2000;

const handedOver = (part: Part): ArrayBuffer | string =>
  typeof part === "string" ? part : new Uint8Array(part).buffer;

/** Takes a door out of the global scope, so that the plugin does not find it. */
function takeDoor(): Door {
  const scope = globalThis as unknown as Record<string, Door>;
  const door = scope[DOORS.toHost];
  if (!door) throw new Error("The realm has no host.");
  delete scope[DOORS.toHost];
  return door;
}

/** Connects the realm to the host that runs it. */
export function connectHost(): Host {
  const door = takeDoor();
  const waiting = new Map<number, (result: Result) => void>();
  let lastRequestId = 0;
  const post = (call: Call) => {
    const { json, parts } = pack(call, LONGEST_TEXT);
    door(json, ...parts.map(handedOver));
  };
  return {
    tell: (name, ...args) => post({ name, args }),
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        const requestId = ++lastRequestId;
        waiting.set(requestId, (result) =>
          "error" in result
            ? reject(new Error(result.error))
            : resolve(result.value as Awaited<ReturnType<HostCalls[typeof name]>>),
        );
        post({ name, args, requestId });
      }),
    settle: (requestId, result) => {
      waiting.get(requestId)?.(result);
      waiting.delete(requestId);
    },
  };
}

/** Opens the realm's own door for the host. */
export function openDoor(calls: RealmCalls): void {
  const scope = globalThis as unknown as Record<string, Door>;
  scope[DOORS.toRealm] = (json, ...handed) => {
    const parts = handed.map((part) => (typeof part === "string" ? part : new Uint8Array(part)));
    const call = openParcel({ json, parts }) as Call;
    const receive = calls[call.name as keyof RealmCalls] as (...args: readonly unknown[]) => void;
    receive(...call.args);
  };
}
