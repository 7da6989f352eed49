import { computed } from "../../../../perception/frame/computed.ts";
import { drawnPictures, pictureLayers } from "../../../../perception/parts/drawn-pictures.ts";
import { defineRule } from "../../../rule.ts";

/** Px of a screen for one pixel of the picture, on the coarsest screens: more is seen. */
const LARGEST_SCALE = 1.5;
const SMALLEST_PX = 96;
/** The design tool makes larger pictures this small itself. */
const LARGEST_SIDE_PX = 4096;
/** A picture that stands in so many places stands in for others. */
const PLACEHOLDER_USES = 3;

const usesByHash = computed((frame) => {
  const uses = new Map<string, number>();
  for (const { hash } of drawnPictures(frame).values()) uses.set(hash, (uses.get(hash) ?? 0) + 1);
  return uses;
});

export const blurryImage = defineRule({
  id: "blurry-image",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "pictures",
  basis: "https://web.dev/articles/serve-responsive-images",
  says: {
    en: {
      title: "Picture too small for its place",
      problem:
        "This picture has {pictureWidthPx} × {pictureHeightPx} pixels and is drawn {times} times as large, so it looks blurred.",
      why: "A blurred picture makes a screen look unfinished, most of all on the sharp screens of phones.",
      fix: "Use a picture at least {betterWidthPx} pixels wide; for sharp screens twice as many.",
      unsure: {
        placeholder:
          "This picture stands in several places, so another may be meant. It is too small for its place.",
      },
    },
    fr: {
      title: "Image trop petite pour sa place",
      problem:
        "Cette image compte {pictureWidthPx} × {pictureHeightPx} pixels et est affichée {times} fois plus grande : elle paraît floue.",
      why: "Une image floue donne un air inachevé à l’écran, surtout sur les écrans très fins des téléphones.",
      fix: "Utilisez une image d’au moins {betterWidthPx} pixels de large, le double pour les écrans très fins.",
      unsure: {
        placeholder:
          "Cette image se trouve à plusieurs endroits : une autre est peut-être prévue. Elle est trop petite pour sa place.",
      },
    },
  },
  applies: (frame) => pictureLayers(frame, SMALLEST_PX),
  check: (layer, { frame, pass, fail, unsure }) => {
    const picture = drawnPictures(frame).get(layer);
    if (!picture) return pass();
    const { size, hash } = picture;
    const scale = Math.max(picture.scaleX, picture.scaleY);
    if (scale <= LARGEST_SCALE || Math.max(size.widthPx, size.heightPx) >= LARGEST_SIDE_PX) return pass();
    if ((usesByHash(frame).get(hash) ?? 0) >= PLACEHOLDER_USES) return unsure("placeholder");
    const evidence = {
      pictureWidthPx: size.widthPx,
      pictureHeightPx: size.heightPx,
      times: Math.round(scale * 10) / 10,
      betterWidthPx: Math.ceil(size.widthPx * scale),
    };
    return fail(evidence, { cause: `${hash} ${evidence.times}` });
  },
});
