import { computed } from "../../frame/computed.ts";
import { isText, type Frame, type TextLayer } from "../../frame/frame.ts";
import { textPixels } from "../backdrop.ts";
import { contrastRange } from "../color-range.ts";
import { seenTexts } from "../seen-texts.ts";

/** Letters that differ less from what lies behind them are not seen. */
const INVISIBLE_RATIO = 1.02;

/** True when every place of a text surely has the colour of what lies behind it. */
function isLost(text: TextLayer, frame: Frame): boolean {
  const { runs } = text.node.text;
  const fills = runs.map((run) => run.fills ?? text.node.fills ?? []);
  return [...new Set(fills)].every((paints) =>
    textPixels(frame, text, paints).every(
      (pixel) => contrastRange(pixel.text, pixel.backdrop).best < INVISIBLE_RATIO,
    ),
  );
}

const isBlank = ({ node }: TextLayer): boolean => node.text.characters.trim() === "";

/**
 * The texts of a frame that cannot be seen as the screen is drawn: cut off or covered entirely, faded away, or in the
 * colour of what lies behind them. In painting order.
 */
export const hiddenTexts = computed((frame: Frame): readonly TextLayer[] => {
  const seen = new Set(seenTexts(frame));
  return frame.layers.filter(
    (layer): layer is TextLayer =>
      isText(layer) && !isBlank(layer) && (!seen.has(layer) || isLost(layer, frame)),
  );
});
