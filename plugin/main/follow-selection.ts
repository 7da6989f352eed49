import { send } from "../protocol/bridge.ts";
import { readSelection } from "./read-selection.ts";

/** Tells the panel what is selected, now and whenever it changes. */
export function followSelection(): { readonly start: () => void } {
  let lastSent: string | undefined;
  const tell = () => {
    const selection = readSelection();
    const written = JSON.stringify(selection);
    if (written === lastSent) return;
    lastSent = written;
    send("selection-changed", selection);
  };
  const start = () => {
    const isListening = lastSent !== undefined;
    lastSent = undefined;
    tell();
    if (isListening) return;
    figma.on("selectionchange", tell);
    figma.on("currentpagechange", tell);
  };
  return { start };
}
