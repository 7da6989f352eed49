import type { Events } from "./events.ts";
import type { Host } from "./crossing/host.ts";

/** The plugin's side of its window, `figma.ui`. */
export interface Panel {
  onmessage: ((message: unknown, props: { readonly origin: string }) => unknown) | undefined;
  readonly postMessage: (message: unknown) => void;
  readonly resize: (width: number, height: number) => void;
  readonly show: () => void;
  readonly hide: () => void;
  readonly close: () => void;
  readonly on: Events["on"];
  readonly once: Events["once"];
  readonly off: Events["off"];
}

/** Makes `figma.ui`. The window on the stage has no way to be hidden: it is there until the plugin closes. */
export const makePanel = (host: Host, { on, once, off }: Events): Panel => ({
  onmessage: undefined,
  postMessage: (message) => host.tell("postToPanel", message),
  resize: (width, height) => host.tell("resizePanel", width, height),
  show: () => {},
  hide: () => {},
  close: () => {},
  on,
  once,
  off,
});
