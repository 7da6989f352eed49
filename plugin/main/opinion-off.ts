import { send } from "../protocol/bridge.ts";
import { keptHere } from "./kept-here.ts";

const kept = keptHere("second-opinion-off");

/** Tells the panel that the server gave no second opinions when it was asked last: a live check asks nobody. */
export async function loadOpinionOff(): Promise<void> {
  if ((await kept.load()) === true) send("opinion-off");
}

/** Keeps it for the next start. */
export const saveOpinionOff = ({ isOff }: { readonly isOff: boolean }): Promise<void> => kept.save(isOff);
