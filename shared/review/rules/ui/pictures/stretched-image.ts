import {
  drawnPictures,
  pictureLayers,
  type DrawnPicture,
} from "../../../../perception/parts/drawn-pictures.ts";
import { isOrnament } from "../../../../perception/parts/is-ornament.ts";
import { defineRule } from "../../../rule.ts";

/** Less is not seen. */
const MOST_DISTORTED = 0.03;
/** So far a side may be off when it was rounded to whole px, as Lighthouse tolerates it. */
const TOLERANCE_PX = 2;
/** From here on people see it without the picture beside it. */
const SEEN_DISTORTED = 0.1;
const SMALLEST_PX = 48;

/** How far the width of the layer is from the one that suits its height. */
const offPx = ({ layer, scaleX, scaleY }: DrawnPicture): number =>
  layer.node.box.width * Math.abs(1 - scaleY / scaleX);

export const stretchedImage = defineRule({
  id: "stretched-image",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "pictures",
  basis: "https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio",
  mendedIn: "component",
  says: {
    en: {
      title: "Picture pulled out of shape",
      problem:
        "This picture measures {pictureWidthPx} × {pictureHeightPx} pixels, and here its sides are {distortionPercent} % off these proportions.",
      why: "Faces and products look wrong, and people sense it even when they cannot say why.",
      fix: "Let the picture fill or fit its layer, cropped if need be, or make the layer {betterHeightPx} px high.",
    },
    fr: {
      title: "Image déformée",
      problem:
        "Cette image mesure {pictureWidthPx} × {pictureHeightPx} pixels, et ses côtés s’écartent ici de {distortionPercent} % de ces proportions.",
      why: "Les visages et les produits paraissent faux, et l’on sent que quelque chose ne va pas, même sans savoir quoi.",
      fix: "Laissez l’image remplir son calque ou s’y ajuster, quitte à la rogner, ou donnez au calque {betterHeightPx} px de haut.",
    },
  },
  applies: (frame) => pictureLayers(frame, SMALLEST_PX).filter((layer) => !isOrnament(layer)),
  check: (layer, { frame, pass, fail }) => {
    const picture = drawnPictures(frame).get(layer);
    if (!picture) return pass();
    const { scaleX, scaleY, size, hash } = picture;
    const distortion = Math.max(scaleX, scaleY) / Math.min(scaleX, scaleY) - 1;
    if (distortion <= MOST_DISTORTED || offPx(picture) <= TOLERANCE_PX) return pass();
    const evidence = {
      pictureWidthPx: size.widthPx,
      pictureHeightPx: size.heightPx,
      distortionPercent: Math.round(distortion * 100),
      betterHeightPx: Math.round((layer.node.box.height * scaleX) / scaleY),
    };
    const miss = distortion < SEEN_DISTORTED ? "slight" : "clear";
    return fail(evidence, {
      miss,
      cause: `${hash} ${evidence.distortionPercent} ${evidence.betterHeightPx}`,
    });
  },
});
