import variant from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type VmFunctionImplementation,
} from "quickjs-emscripten-core";
import type { Engine, EngineOptions } from "../plugin/stage/engine.ts";
import { makeHostTimers } from "../plugin/stage/host-timers.ts";
import { type Call, DOORS } from "../plugin/stage/realm/crossing/calls.ts";
import { openParcel, pack, type Part } from "../plugin/stage/realm/crossing/parcel.ts";

/** A thrown value of the realm in words, with the realm's own stack. */
function inWords(context: QuickJSContext, thrown: QuickJSHandle): string {
  const value = thrown.consume((handle) => context.dump(handle) as unknown);
  if (typeof value !== "object" || value === null) return String(value);
  const { name, message, stack } = value as { name?: string; message?: string; stack?: string };
  return `${name ?? "Error"}: ${message ?? ""}\n${stack ?? ""}`;
}

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

/**
 * Starts an engine where this runs, in a module of its own, and evaluates the realm in it. It is the kind of engine that
 * the design tool runs plugins in: tests use it, so that the main thread asks for nothing that it lacks there.
 */
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

  const { hear, stopAll } = makeHostTimers((id) => tell({ name: "fireTimer", args: [id] }), onCall);
  putDoorOut(context, hear);
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
