import { drawnPictures, pictureLayers, type DrawnPicture } from "../../computed/drawn-pictures.ts";
import { defineRule } from "../../rule.ts";

/** Less is not seen. */
const MOST_DISTORTED = 0.03;
/** What rounding a side to whole px may do, as Lighthouse tolerates it. */
const TOLERANCE_PX = 2;
const SMALLEST_PX = 48;

/** How far the drawn width of a picture is from the one that suits its height. */
const offPx = ({ size, scaleX, scaleY }: DrawnPicture): number => size.widthPx * Math.abs(scaleX - scaleY);

export const stretchedImage = defineRule({
  id: "stretched-image",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio",
  says: {
    title: "Picture pulled out of shape",
    problem:
      "This picture measures {widthPx} × {heightPx} pixels, and here its sides are {percent} % off these proportions.",
    why: "Faces and products look wrong, and people trust a screen less when its pictures are distorted.",
    fix: "Let the picture fill or fit its layer and cut off what is too much, or make the layer {betterHeightPx} px high.",
  },
  applies: (frame) => pictureLayers(frame, SMALLEST_PX),
  check: (layer, { frame, pass, fail }) => {
    const picture = drawnPictures(frame).get(layer);
    if (!picture) return pass();
    const { scaleX, scaleY, size, hash } = picture;
    const distortion = Math.max(scaleX, scaleY) / Math.min(scaleX, scaleY) - 1;
    if (distortion <= MOST_DISTORTED || offPx(picture) <= TOLERANCE_PX) return pass();
    const evidence = {
      ...size,
      percent: Math.round(distortion * 100),
      betterHeightPx: Math.round((layer.node.box.height * scaleX) / scaleY),
    };
    return fail(evidence, { cause: `${hash} ${evidence.percent}` });
  },
});
