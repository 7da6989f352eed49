import { send } from "../protocol/bridge.ts";
import { readSelection } from "./read-selection.ts";

/** A hand on its way to a screen clicks through several: only the one where it rests is of interest. */
const REST_MS = 150;

/** Tells the panel what is selected, now and whenever it changes and the hand rests. */
export function followSelection(): { readonly start: () => void } {
  let lastSent: string | undefined;
  let timer: number | undefined;
  const tell = () => {
    timer = undefined;
    const selection = readSelection();
    const written = JSON.stringify(selection);
    if (written === lastSent) return;
    lastSent = written;
    send("selection-changed", selection);
  };
  const wait = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = setTimeout(tell, REST_MS);
  };
  const start = () => {
    const isListening = lastSent !== undefined;
    lastSent = undefined;
    if (!isListening) {
      figma.on("selectionchange", wait);
      figma.on("currentpagechange", wait);
    }
    // Last of all: where a selection cannot be read, the next one is heard of all the same.
    tell();
  };
  return { start };
}
