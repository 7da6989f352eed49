import { send } from "../protocol/bridge.ts";

const KEY = "welcomed";

/** Tells the panel whether the first steps were closed before; where nothing can be kept they are not shown each time. */
export async function loadWelcome(): Promise<void> {
  const stored: unknown = await figma.clientStorage.getAsync(KEY).catch(() => true);
  send("welcome-loaded", { isDone: stored === true });
}

/** Remembers that they were closed. */
export const saveWelcome = (): Promise<void> =>
  figma.clientStorage.setAsync(KEY, true).catch(() => send("not-kept", { what: "settings" }));
