import { AsyncLocalStorage } from "node:async_hooks";

/** The errors that the embedded services wrote while they answered one request. */
export type SaidFaults = unknown[];

const said = new AsyncLocalStorage<SaidFaults>();

let listening: typeof console.error | null = null;

/**
 * The library writes its errors to the console, with stacks and sometimes with an address. So the console is replaced,
 * and again where somebody else has replaced it since: it behaves otherwise only while the library answers a request.
 */
function listen(): void {
  const { error } = console;
  if (error === listening) return;
  listening = (...values: unknown[]) => {
    const faults = said.getStore();
    if (faults) faults.push(...values.filter((value) => value instanceof Error));
    else error.apply(console, values);
  };
  console.error = listening;
}

/** Runs it, and collects what it says of errors instead of letting it be written. */
export async function hearFaults<T>(run: () => Promise<T>): Promise<readonly [T, SaidFaults]> {
  listen();
  const faults: SaidFaults = [];
  return [await said.run(faults, run), faults];
}
