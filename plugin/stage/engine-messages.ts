import type { Call, StartOptions } from "./realm/crossing/calls.ts";
import type { Slice } from "./realm/crossing/slices.ts";

/** Messages of the page to the worker of an engine. */
export type ToEngine =
  | { readonly type: "start"; readonly realmCode: string }
  | { readonly type: "evaluate"; readonly code: string; readonly fileName: string }
  /** A part of the tree of layers that the next call is about. */
  | { readonly type: "slice"; readonly slice: Slice }
  | { readonly type: "tell"; readonly call: Call }
  /** Starts the plugin on the document whose slices have come. */
  | { readonly type: "start-plugin"; readonly options: StartOptions }
  /** Enters the page whose slices have come. */
  | { readonly type: "enter-page" }
  | { readonly type: "close" };

/** Messages of the worker of an engine to the page. */
export type FromEngine =
  | { readonly type: "started" }
  | { readonly type: "call"; readonly call: Call }
  | { readonly type: "thrown"; readonly text: string };
