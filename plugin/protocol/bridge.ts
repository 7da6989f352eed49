import { emit, on } from "@create-figma-plugin/utilities";
import type { FromTypingPage, ToMain, ToPanel, ToTypingPage } from "./messages.ts";

type Messages = ToMain & ToPanel & FromTypingPage & ToTypingPage;
type Payload<Name extends keyof Messages> = Parameters<Messages[Name]>;

/** Sends a message to the other thread. It throws there when nobody listens for it. */
export const send = <Name extends keyof Messages>(name: Name, ...payload: Payload<Name>): void =>
  emit(name, ...payload);

/** Listens for a message of the other thread; the answer stops listening. */
export const listen = <Name extends keyof Messages>(name: Name, listener: Messages[Name]): (() => void) =>
  on(name, listener as (...payload: unknown[]) => void);

function listenToAll(listeners: ToMain | ToPanel): () => void {
  const stops = Object.entries(listeners).map(([name, listener]) => on(name, listener));
  return () => stops.forEach((stop) => stop());
}

/** Listens for all that the panel says: a forgotten message does not compile. The answer stops listening. */
export const listenToPanel = (listeners: ToMain): (() => void) => listenToAll(listeners);

/** Listens for all that the main thread says: a forgotten message does not compile. The answer stops listening. */
export const listenToMain = (listeners: ToPanel): (() => void) => listenToAll(listeners);
