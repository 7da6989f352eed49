import { send } from "../protocol/bridge.ts";

const KEY = "second-opinion-off";

/** Tells the panel that the server gave no second opinions when it was asked last: a live check asks nobody. */
export async function loadOpinionOff(): Promise<void> {
  const isOff: unknown = await figma.clientStorage.getAsync(KEY).catch(() => undefined);
  if (isOff === true) send("opinion-off");
}

/** Keeps it for the next start; where storage takes no more, it is asked again. */
export const saveOpinionOff = ({ isOff }: { readonly isOff: boolean }): Promise<void> =>
  figma.clientStorage.setAsync(KEY, isOff).catch(() => {});
