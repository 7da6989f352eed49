import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, type Example } from "./example.ts";
import { box, EDGE_PX, prose, title } from "./parts.ts";

const picture = (width: number, height: number, imageHash: string, scaleMode: string): SceneNode =>
  box(EDGE_PX, 80, width, height, {
    name: "Photo",
    type: "RECTANGLE",
    fills: [{ type: "image", scaleMode, imageHash }],
  });

const IMAGES = {
  photo: { widthPx: 800, heightPx: 600 },
  small: { widthPx: 100, heightPx: 75 },
  large: { widthPx: 1308, heightPx: 981 },
};

/** Examples of slips in pictures. */
export const PICTURE_EXAMPLES: Readonly<Record<string, Example>> = {
  "stretched-image": onPhone(
    330,
    (say, isBad) => [
      title(say("Your house", "Votre maison")),
      picture(isBad ? 327 : 240, 180, "photo", "stretch"),
      prose(280, say("Two rooms by the sea.", "Deux pièces près de la mer.")),
    ],
    { tables: { images: IMAGES } },
  ),
};
