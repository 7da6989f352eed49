import { layer } from "../../../shared/scene/testing.ts";
import type { ImagePaint, ImageSize, SceneNode } from "../../../shared/scene/scene.ts";
import type { Defect, Site } from "../defect.ts";
import type { Screen } from "../screens.ts";
import { planting, type Ground } from "./plant.ts";

const DRAWN = { width: 240, height: 180 };
const ID = "picture";

const picture = (
  { x, y }: Ground,
  paint: Pick<ImagePaint, "imageHash" | "scaleMode">,
  width = DRAWN.width,
): SceneNode =>
  layer({
    id: ID,
    name: "Photo",
    type: "RECTANGLE",
    x,
    y,
    ...DRAWN,
    width,
    fills: [{ type: "image", ...paint }],
  });

/** A picture planted in the screen: sound when there is no size. */
const withPicture =
  (images: Readonly<Record<string, ImageSize>>, build: (ground: Ground, size?: number) => SceneNode) =>
  (screen: Screen): readonly Site[] => [
    {
      ...planting(screen, {
        heightPx: DRAWN.height,
        touched: [ID],
        build: (ground, size) => [build(ground, size)],
      }),
      scene: { images },
    },
  ];

/** Pictures that do not suit their place. */
export const PICTURE_DEFECTS: readonly Defect[] = [
  {
    rule: "stretched-image",
    what: "a picture pulled wider",
    unit: "%",
    sizes: [1, 2, 4, 10, 33],
    claimed: [4, 10, 33],
    sites: withPicture({ photo: { widthPx: 800, heightPx: 600 } }, (ground, size = 0) =>
      picture(ground, { imageHash: "photo", scaleMode: "stretch" }, DRAWN.width * (1 + size / 100)),
    ),
  },
];
