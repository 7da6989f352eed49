import type { Call } from "./realm/calls.ts";

/** What the page says to the worker of an engine. */
export type ToEngine =
  | { readonly type: "start"; readonly realmCode: string }
  | { readonly type: "evaluate"; readonly code: string; readonly fileName: string }
  | { readonly type: "tell"; readonly call: Call }
  | { readonly type: "close" };

/** What the worker of an engine says to the page. */
export type FromEngine =
  | { readonly type: "started" }
  | { readonly type: "call"; readonly call: Call }
  | { readonly type: "thrown"; readonly text: string };
