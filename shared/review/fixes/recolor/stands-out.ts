import { type Change, isColorChange } from "../../../mend/change.ts";
import { type Frame, isText } from "../../../perception/frame/frame.ts";
import { groundBehind } from "../../../perception/paint/backdrop.ts";
import { contrastOf } from "../../../scene/color.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import { layersById } from "../../../perception/frame/layers-by-id.ts";

/** With less contrast to what lies around it a box is not seen, with more it is plain to see. */
const SEEN = { least: 1.1, plain: 1.3 };

/** The contrast of a box to what lies behind it; undefined where one of the two is no plain colour. */
function contrastAround(id: string, frame: Frame): number | undefined {
  const layer = layersById(frame).get(id);
  const paint = layer && !isText(layer) ? plainPaint(layer.node.fills) : undefined;
  const ground = layer && groundBehind(frame, layer.node.box, layer.order);
  return paint && ground ? contrastOf(paint.color, ground) : undefined;
}

/**
 * True when no box that is plain to see takes the colour of what lies behind it: an orange button that becomes as blue as its bar is gone.
 *
 * @param openBefore - opens the screen before the changes: most changes are of letters, and need it not
 */
export const boxesStandOut = (changes: readonly Change[], openBefore: () => Frame, after: Frame): boolean =>
  changes
    .filter((change) => isColorChange(change) && change.property === "fill")
    .every(({ layer }) => {
      const now = contrastAround(layer, after);
      if (now === undefined || now >= SEEN.least) return true;
      return (contrastAround(layer, openBefore()) ?? now) < SEEN.plain;
    });
