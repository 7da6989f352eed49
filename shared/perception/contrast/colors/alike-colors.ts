import { differenceCiede2000, modeLab65, modeRgb, parseHex, useMode } from "culori/fn";

/** Below these differences two colours side by side can hardly be told apart, and are shades of one. */
const [HARDLY_SEEN, ONE_SHADE] = [2, 6];

useMode(modeRgb);
useMode(modeLab65);
const difference = differenceCiede2000();

/** True when two colours (`#rrggbb`) differ by less than so much. */
const differBelow =
  (most: number) =>
  (a: string, b: string): boolean => {
    if (a === b) return true;
    const [one, other] = [parseHex(a), parseHex(b)];
    return one !== undefined && other !== undefined && difference(one, other) < most;
  };

/** True when hardly anyone can tell two colours (`#rrggbb`) apart. */
export const areAlike = differBelow(HARDLY_SEEN);

/** True when two colours (`#rrggbb`) pass for the same one, as long as they are not side by side. */
export const areOneShade = differBelow(ONE_SHADE);
