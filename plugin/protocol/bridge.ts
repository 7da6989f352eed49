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

/** Listens for all messages of a thread, `ToMain` or `ToPanel`: a forgotten one does not compile. The answer stops listening. */
export function listenToAll<All extends ToMain | ToPanel>(listeners: All): () => void {
  const stops = Object.entries(listeners).map(([name, listener]) => on(name, listener));
  return () => stops.forEach((stop) => stop());
}
