import type { Engine, EngineOptions } from "./engine.ts";
import { makeHostTimers } from "./host-timers.ts";
import { type Call, DOORS } from "./realm/crossing/calls.ts";
import { openParcel, pack, type Part } from "./realm/crossing/parcel.ts";
import { inWords } from "./realm/in-words.ts";

/** All that the design tool's engine has: the language, and nothing of a browser. */
const LANGUAGE = new Set(
  (
    "Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp " +
    "Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis JSON Math Map " +
    "ArrayBuffer SharedArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array " +
    "BigInt64Array Uint8ClampedArray Float32Array Float64Array DataView BigInt Set Iterator WeakMap WeakSet Proxy " +
    "Reflect FinalizationRegistry WeakRef decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape " +
    "eval isFinite isNaN"
  ).split(" "),
);

/** Takes away what the browser gives to every worker. */
function bareScope(): void {
  for (let holder: object = globalThis; holder !== Object.prototype; holder = Object.getPrototypeOf(holder))
    for (const name of Object.getOwnPropertyNames(holder))
      if (!LANGUAGE.has(name)) Reflect.deleteProperty(holder, name);
}

/** The worker's own way to run a script, which the realm is not to find. */
const { importScripts, URL, Blob } = globalThis as unknown as {
  readonly importScripts: (address: string) => void;
  readonly URL: typeof globalThis.URL;
  readonly Blob: typeof globalThis.Blob;
};

function runScript(code: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([`${code}\n//# sourceURL=${fileName}`]));
  importScripts(address);
  URL.revokeObjectURL(address);
}

type Door = (json: string, ...parts: readonly (ArrayBuffer | string)[]) => void;

const scope = globalThis as unknown as Record<string, Door | undefined>;

const received = (part: ArrayBuffer | string): Part =>
  typeof part === "string" ? part : new Uint8Array(part);

/** Makes this worker the engine: bares it, and evaluates the realm in it. There is one to a worker. */
export function becomeEngine({ realmCode, onCall, onThrown }: EngineOptions): Engine {
  const attempt = (run: () => void): void => {
    try {
      run();
    } catch (thrown) {
      onThrown(inWords(thrown));
    }
  };
  const evaluate = (code: string, fileName: string): void => attempt(() => runScript(code, fileName));

  const { hear, stopAll } = makeHostTimers((id) => tell({ name: "fireTimer", args: [id] }), onCall);
  bareScope();
  scope[DOORS.toHost] = (json, ...parts) => hear(openParcel({ json, parts: parts.map(received) }) as Call);
  evaluate(realmCode, "realm.js");
  const doorIn = scope[DOORS.toRealm];
  delete scope[DOORS.toRealm];

  function tell(call: Call): void {
    const { json, parts } = pack(call);
    const handed = parts.map((part) => (typeof part === "string" ? part : new Uint8Array(part).buffer));
    attempt(() => doorIn?.(json, ...handed));
  }

  return { evaluate, tell, close: stopAll };
}
