import type { Box } from "../../scene/scene.ts";
import { clusters } from "../structure/clusters.ts";

const SAME = { widthPx: 4, ofHeight: 0.15 };

/** Parts things by their size: cards side by side are equally wide, and about as high, by what is written on them. */
export const ofOneSize = <T extends { readonly box: Box }>(things: readonly T[]): readonly (readonly T[])[] =>
  clusters(things, ({ box }) => box.width, SAME.widthPx).flatMap((equal) =>
    clusters(
      equal,
      ({ box }) => box.height,
      (height) => SAME.ofHeight * height,
    ),
  );
