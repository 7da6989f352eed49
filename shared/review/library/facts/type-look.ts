import { tenths } from "../../../scene/round.ts";
import type { Text } from "../../../scene/scene.ts";

/** The look of a text, as one comparable text: `Inter 600 16/24`; undefined when it is set in several ways. */
export function typeLookOf({ runs: [run, ...others] }: Text): string | undefined {
  if (!run || others.length > 0) return undefined;
  const { fontFamily, weight, sizePx, lineHeightPx, letterSpacingPx = 0 } = run;
  const more = [
    run.isItalic && "italic",
    run.case,
    letterSpacingPx !== 0 && `${tenths(letterSpacingPx)} px apart`,
  ];
  return [fontFamily, weight, `${tenths(sizePx)}/${tenths(lineHeightPx)}`, ...more.filter(Boolean)].join(" ");
}
