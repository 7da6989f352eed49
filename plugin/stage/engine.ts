import variant from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type VmFunctionImplementation,
} from "quickjs-emscripten-core";
import { makeHostTimers } from "./host-timers.ts";
import { type Call, DOORS, type TimerCalls } from "./realm/crossing/calls.ts";
import { openParcel, pack, type Part } from "./realm/crossing/parcel.ts";

/** A JavaScript engine of its own with a realm inside. What the code in it throws is reported, never thrown here. */
export interface Engine {
  evaluate(code: string, fileName: string): void;
  /** Calls the realm; until the realm has opened its door, that is a fault of the caller. */
  tell(call: Call): void;
  close(): void;
}

interface EngineOptions {
  readonly realmCode: string;
  /** A call of the realm, timers apart; it comes while the realm is at work, so it must not call back at once. */
  readonly onCall: (call: Call) => void;
  readonly onThrown: (text: string) => void;
}

/** A way to start an engine: here, or elsewhere. */
export type StartEngine = (options: EngineOptions) => Promise<Engine>;

/** A thrown value of the realm in words, with the realm's own stack. */
function inWords(context: QuickJSContext, thrown: QuickJSHandle): string {
  const value = thrown.consume((handle) => context.dump(handle) as unknown);
  if (typeof value !== "object" || value === null) return String(value);
  const { name, message, stack } = value as { name?: string; message?: string; stack?: string };
  return `${name ?? "Error"}: ${message ?? ""}\n${stack ?? ""}`;
}

/** Sorts the calls of the realm: timers ring here, all else is for the editor. */
const sorting =
  (timers: TimerCalls, onCall: EngineOptions["onCall"]) =>
  (call: Call): void => {
    const run = timers[call.name as keyof TimerCalls] as ((...args: readonly unknown[]) => void) | undefined;
    if (run) run(...call.args);
    else onCall(call);
  };

/** Makes the function through which the realm calls out. */
function putDoorOut(context: QuickJSContext, onCall: EngineOptions["onCall"]): void {
  const partOf = (handle: QuickJSHandle): Part =>
    context.typeof(handle) === "string"
      ? context.getString(handle)
      : context.getArrayBuffer(handle).consume(({ value }) => value.slice());
  const receive: VmFunctionImplementation<QuickJSHandle> = (json, ...handles) => {
    if (!json) return;
    onCall(openParcel({ json: context.getString(json), parts: handles.map(partOf) }) as Call);
  };
  const door = context.newFunction(DOORS.toHost, receive);
  door.consume((handle) => context.setProp(context.global, DOORS.toHost, handle));
}

/** Starts an engine where this runs, in a module of its own, and evaluates the realm in it. */
export async function startEngine({ realmCode, onCall, onThrown }: EngineOptions): Promise<Engine> {
  const context = (await newQuickJSWASMModuleFromVariant(variant)).newContext();

  /** Lets promises go on, as far as they can. */
  const pump = (): void => {
    const result = context.runtime.executePendingJobs();
    if (!result.error) return;
    onThrown(inWords(context, result.error));
    pump();
  };
  const settle = (result: ReturnType<QuickJSContext["evalCode"]>) => {
    if (result.error) onThrown(inWords(context, result.error));
    else result.value.dispose();
    pump();
  };
  const evaluate = (code: string, fileName: string) => settle(context.evalCode(code, fileName));

  const { stopAll, ...timers } = makeHostTimers((id) => tell({ name: "fireTimer", args: [id] }));
  putDoorOut(context, sorting(timers, onCall));
  evaluate(realmCode, "realm.js");
  const doorIn = context.getProp(context.global, DOORS.toRealm);
  evaluate(`delete globalThis.${DOORS.toRealm}`, "realm.js");

  function tell(call: Call): void {
    const { json, parts } = pack(call);
    const handles = parts.map((part) =>
      typeof part === "string"
        ? context.newString(part)
        : context.newArrayBuffer(new Uint8Array(part).buffer),
    );
    const args = [context.newString(json), ...handles];
    settle(context.callFunction(doorIn, context.undefined, args));
    for (const arg of args) arg.dispose();
  }

  return {
    evaluate,
    tell,
    // Its memory goes with its module: to free it object by object fails where a plugin left promises open.
    close: stopAll,
  };
}
