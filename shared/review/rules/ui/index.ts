import type { Rule } from "../../rule.ts";
import { borderContrast } from "./contrast/border-contrast.ts";
import { faintField } from "./contrast/faint-field.ts";
import { iconContrast } from "./contrast/icon-contrast.ts";
import { textContrast } from "./contrast/text-contrast.ts";
import { outOfLine } from "./slips/out-of-line.ts";
import { offCentre } from "./slips/off-centre.ts";
import { unevenMargins } from "./slips/uneven-margins.ts";
import { unevenGaps } from "./slips/uneven-gaps.ts";
import { unlikeEquals } from "./slips/unlike-peers.ts";
import { crampedBox } from "./spacing/cramped-box.ts";
import { smallText } from "./text/small-text.ts";
import { spacesAsLayout } from "./text/spaces-as-layout.ts";
import { textSetting } from "./text/text-setting.ts";
import { textCut } from "./overflow/text-cut.ts";

/** The rules of this aspect. */
export const UI_RULES: readonly Rule[] = [
  textCut,
  textSetting,
  crampedBox,
  smallText,
  textContrast,
  unevenGaps,
  outOfLine,
  iconContrast,
  unlikeEquals,
  offCentre,
  borderContrast,
  faintField,
  unevenMargins,
  spacesAsLayout,
];
