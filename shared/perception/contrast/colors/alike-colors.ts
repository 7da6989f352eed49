import { differenceCiede2000, modeLab65, modeRgb, parseHex, useMode } from "culori/fn";

/** Below this difference two colours side by side can hardly be told apart. */
const HARDLY_SEEN = 2;

useMode(modeRgb);
useMode(modeLab65);
const difference = differenceCiede2000();

/** True when hardly anyone can tell two colours (`#rrggbb`) apart. */
export function areAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [parseHex(a), parseHex(b)];
  return one !== undefined && other !== undefined && difference(one, other) < HARDLY_SEEN;
}
